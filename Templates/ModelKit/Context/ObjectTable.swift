/// Objects of one model by their keys. The table holds them, and lets go of those that nobody else
/// holds: when more were added than there were before, and whenever it is told to.
///
/// Of an object to which a weak reference leads the runtime counts all others slowly; here none does.
final class ObjectTable {
  /// The objects of keys in a row: rows come in the order of their keys more often than not, and a page
  /// neither moves nor is copied when the table grows.
  private typealias Page = UnsafeMutablePointer<ManagedObject?>

  private struct Entry {
    /// Of the page: what its keys have in common.
    var number = 0
    var page: Page?
  }

  /// How many objects are added at least before others go.
  static let additionLimit = 1024

  /// Few, so that a page with a single object wastes little.
  private static let pageShift = 3
  private static let pageSize = 1 << pageShift

  /// Whether objects stay that nobody else holds.
  private let keepsUnused: Bool

  /// By the numbers of the pages, a fifth of them free, so that few ask for a taken place.
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 16
  private var pageCount = 0

  /// Empty ones, for the objects that come until unused ones go again.
  private var sparePages: [Page] = []
  private var count = 0

  /// How many were left, and how many have come since, when unused ones went for the last time.
  private var (remainingCount, additions) = (0, 0)

  init(keepsUnused: Bool) {
    self.keepsUnused = keepsUnused
    entries = Self.entries(capacity)
  }

  private static func entries(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    return entries
  }

  deinit {
    for page in (0..<capacity).compactMap({ entries[$0].page }) + sparePages {
      page.deinitialize(count: Self.pageSize)
      page.deallocate()
    }
    entries.deallocate()
  }

  subscript(key: Int) -> ManagedObject? {
    page(of: key)?[key & (Self.pageSize - 1)]
  }

  /// An object that somebody holds besides the table. Of one that nobody holds there may be newer values,
  /// so that it is made again where its row is at hand.
  func usedObject(_ key: Int) -> ManagedObject? {
    guard let page = page(of: key) else { return nil }
    let slot = page + key & (Self.pageSize - 1)
    return !keepsUnused && isKnownUniquelyReferenced(&slot.pointee) ? nil : slot.pointee
  }

  /// Adds an object, or puts it in the place of one that nobody holds.
  ///
  /// - Returns: the one that was there. It ends where the caller lets go of it: what ends may ask the store,
  ///   which is no time for it while rows are being read.
  @discardableResult func insert(_ object: ManagedObject) -> ManagedObject? {
    let page = page(of: object.key) ?? addPage(of: object.key)
    let slot = page + object.key & (Self.pageSize - 1)
    let replaced = slot.pointee.take()
    slot.initialize(to: object)
    if replaced == nil {
      count += 1
      additions += 1
    }
    return replaced
  }

  func remove(_ key: Int) {
    guard let page = page(of: key), page[key & (Self.pageSize - 1)] != nil else { return }
    page[key & (Self.pageSize - 1)] = nil
    count -= 1
  }

  /// Lets go of unused objects before others come, where those would be more than there were.
  func prepare(for newcomers: Int) {
    if additions + newcomers > max(remainingCount, Self.additionLimit) { releaseUnused() }
  }

  /// Lets go of the objects that nobody else holds, and of pages without any.
  func releaseUnused() {
    if keepsUnused { return }
    // They end when the table is in order again, since what ends may ask it for others.
    var unused: [ManagedObject?] = []
    for page in sparePages { page.deallocate() }
    sparePages.removeAll(keepingCapacity: true)
    for place in 0..<capacity {
      guard let page = entries[place].page else { continue }
      var isEmpty = true
      for slot in page..<page + Self.pageSize {
        if isKnownUniquelyReferenced(&slot.pointee) {
          unused.append(slot.pointee.take())
        } else if slot.pointee != nil {
          isEmpty = false
        }
      }
      guard isEmpty else { continue }
      sparePages.append(page)
      entries[place].page = nil
    }
    pageCount -= sparePages.count
    count -= unused.count
    (remainingCount, additions) = (count, 0)
    withExtendedLifetime(unused) { if !sparePages.isEmpty { rehash() } }
  }

  /// In no order.
  var all: [ManagedObject] {
    (0..<capacity).flatMap { place in
      entries[place].page.map { page in (0..<Self.pageSize).compactMap { page[$0] } } ?? []
    }
  }

  @inline(__always)
  private func page(of key: Int) -> Page? { entries[place(of: key >> Self.pageShift)].page }

  private func addPage(of key: Int) -> Page {
    if (pageCount + 1) * 5 > capacity * 4 { rehash() }
    let page = sparePages.popLast() ?? Self.emptyPage()
    let number = key >> Self.pageShift
    entries[place(of: number)] = Entry(number: number, page: page)
    pageCount += 1
    return page
  }

  private static func emptyPage() -> Page {
    let page = Page.allocate(capacity: pageSize)
    page.initialize(repeating: nil, count: pageSize)
    return page
  }

  /// The place that a page has, or would get. Pages in a row have places in a row; behind a taken place
  /// each goes its own way.
  private func place(of number: Int) -> Int {
    var place = number & (capacity - 1)
    while entries[place].page != nil && entries[place].number != number {
      let multiple = UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
      place = (place + Int(multiple >> 32 | 1)) & (capacity - 1)
    }
    return place
  }

  /// Makes room for as many pages again, and for those that are spare.
  private func rehash() {
    let (old, oldCapacity) = (entries, capacity)
    capacity = 16
    while (pageCount + max(pageCount, sparePages.count)) * 5 > capacity * 4 { capacity *= 2 }
    entries = Self.entries(capacity)
    for place in 0..<oldCapacity where old[place].page != nil {
      entries[self.place(of: old[place].number)] = old[place]
    }
    old.deallocate()
  }
}
