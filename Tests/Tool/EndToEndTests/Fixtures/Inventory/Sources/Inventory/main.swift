let warehouse = Warehouse(user: "Ada")
warehouse.add("lamp", qty: 3)
warehouse.add("chair", qty: 5)
warehouse.add("lamp", qty: 2)
print(warehouse.summary())
print(warehouse.firstMessage(after: 1) ?? "none")
print(try archive(warehouse.items))
print(Locals().all().joined(separator: "\n"))
print(Members(name: "Ada", count: 3).all().joined(separator: "\n"))

var parcels = [Parcel(), Parcel.returned()]
print(parcels.indices.map { parcels[$0].steps() })
