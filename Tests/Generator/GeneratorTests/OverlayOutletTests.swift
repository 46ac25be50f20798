import Testing

/// What a view that is shown over a controller shows of the object.
@Suite struct OverlayOutletTests {
  private static let text = """
    armature: 1
    application: { name: Depot }
    models: { Item: { attributes: { name: String, note: String?, zone: { cases: [cold, dry] } } } }
    stores: { DepotStore: { engine: memory, models: [Item] } }
    views:
      ZoneView:
        abstract: true
        cluster: { by: zone, ColdView: cold, DryView: dry }
        outlets: { nameLabel: Label }
        layout: [nameLabel]
      ColdView: { parent: ZoneView }
      DryView: { parent: ZoneView }
      ItemCell: { outlets: { nameLabel: Label } }
    controllers:
      ItemListController:
        shows: Item
        cell: { view: ItemCell, outlets: { nameLabel: { path: note, placeholder: { en: none, de: nichts } } } }
        transitions:
          showZone: { on: z, to: ZoneView, by: item.zone, outlets: { nameLabel: name } }
          showCold: { on: c, to: ColdView, outlets: { nameLabel: { path: note, placeholder: { en: No note, de: Leer } } } }
          showItem: ItemController
      ItemController:
        shows: Item
        view: DryView
        outlets: { nameLabel: name }
        transitions: { showZone: { on: z, to: ZoneView, by: item.zone, outlets: { nameLabel: name } } }
    """

  private static func code(_ path: String) throws -> String {
    try generatedCode(at: "Sources/Depot/" + path, of: text)
  }

  @Test func `The selected object, or the one that is shown, fills the outlets of a shown view`()
    throws
  {
    let list = try Self.code("Controllers/ItemListController+Generated.swift")
    #expect(list.contains("withSelection(self.showZone)"))
    #expect(list.contains("    zoneView.configure(for: item)\n    showOverlay(zoneView)"))
    #expect(list.contains("withSelection(self.showCold)"))
    let detail = try Self.code("Controllers/ItemController+Generated.swift")
    #expect(detail.contains("    zoneView.configure(for: object)\n    showOverlay(zoneView)"))
    let view = try Self.code("DataSources/ZoneView+ConfigureForItem+Generated.swift")
    #expect(view.contains("nameLabel.show(item.name)"))
  }

  @Test func `No method of a view is one that its parent has in an extension`() throws {
    let place = "ItemListControllerShowCold"
    let list = try Self.code("Controllers/ItemListController+Generated.swift")
    #expect(list.contains("coldView.configure(in\(place)For: item)"))
    let view = try Self.code("DataSources/ColdView+ConfigureForItemIn\(place)+Generated.swift")
    let text = "Texts.current.itemListShowColdNameLabelPlaceholder"
    #expect(view.contains("nameLabel.show(item.note, placeholder: \(text))"))
    let detail = try Self.code("Controllers/ItemController+Generated.swift")
    #expect(detail.contains("view.configure(inItemControllerFor: item)"))
  }
}
