"""Random specs: everything that is accepted, with names and texts that are hard to get right."""

import pathlib
import random
import re

# Plain words, so that most names are accepted.
WORDS = """
account address album amount answer archive area article audience author balance banner barrel basket
battery beacon binding blossom border bottle branch bridge brother bucket budget button cabin calendar
camera candle canyon captain carpet castle category chamber channel chapter charge chart circle client
cluster coach coast coin column comment company concert content corner country course cover creator
crystal currency customer danger daughter debate decade degree delivery density desert detail device
dialect digit dinner direction discount distance doctor document dollar domain dragon drawer duration
eagle earth economy edition editor effect element emotion engine episode error estate event evidence
example expense factor failure family farmer feather feature festival field figure finger flavor flight
flower folder forest formula fortune frame freedom friend future galaxy garden gateway genre gesture
giant glacier goal golden grammar gravity ground group guest guitar habit harbor harvest height helmet
history holiday horizon hospital hotel house husband image impact income index industry insect island
issue journal journey judge kernel kingdom kitchen knowledge ladder language latitude lawyer leader
league leather lecture legend lesson letter level library limit liquid list location lock logic lumber
machine magazine magnet manner mansion margin market marriage master matter meadow measure medicine
member memory merchant message metal meter method midnight minister minute mirror mission moment money
monster month morning mother motion mountain movie muscle museum music mystery nation nature needle
network number object ocean office option orange orbit order organ origin owner package palace panel
paper parent partner passage patient pattern payment people person phrase picture pilot planet planner
plate player pocket poem point poison portion position powder power prayer presence president price
priest prince prize process product profile profit project promise proof public purpose quality queen
question quote range reason recipe record region relation report request rescue result reward rhythm
river rocket routine saddle safety salary sample school science screen script season second secret
section sector senate series service session shadow shelter shirt signal silver sister sketch soldier
solution source speaker spirit square stage standard station statue status storage story stranger
stream street string structure student studio subject summer supply surface surgeon symbol system table
talent target teacher temple tension theory thread ticket tiger title tongue topic total tower track
trade traffic transport travel treaty treasure triangle trouble tunnel turtle uncle union unit valley
value vehicle version vessel victory village vision visitor volume voyage wagon wallet warrior weather
wedding weight window winter witness woman wonder worker workshop writer yellow
""".split()

# Names that Swift, Foundation, the kits or the generated code use themselves.
TAKEN_TYPES = """
Setting Settings Color Key KeyAction Layout Size Style Point Rect Row Query Cell Control Canvas Object
Ordering Collation ContentView StoreDescription Error Void Bundle TimeZone Sendable MainActor Samples
Test Suite Tag Comment Issue Trait Result Never Character Substring Range Task Actor Locale Calendar
Timer Thread Process Notification Host Scanner Formatter Measurement Unit Port Stream Element Index
Iterator Sequence Collection Message Question Terminal Screen Session Distribution Responder Form
Value Entry Record Change Snapshot Archive Engine Clock Location Environment Failure Predicate
SortDescriptor KeyPath AnyObject Identifier Field Column Line Text Item Image Action Event State Store
Service Operation Controller Delegate Application Package Attribute Relationship Schema Entity Model
View Label Button TextField ReadInput
""".split()
TAKEN_MEMBERS = """
any all some in contains get title goBack actions selectionName layout unwritten context placeholder
enumerationValue self Self init default case value values key keys name names count first last isEmpty
index indices sorted map filter reduce min max sum description hash object objects store stores model
models entity attributes relationships request limit where sort ascending descending and or not text
date data url color size style frame bounds view views cell row rows column columns section item items
label button field fields delegate dataSource controller application environment settings session
error result task test samples snapshot save load insert delete fetch perform run start stop input output
download progress cancel type kind id identifier identity validate observe notify extra
operator switch open public internal static final lazy weak throw rethrows await async actor macro
set willSet didSet borrow mutate read modify
body subject sender event animated identifierName isValid isOn owner parent children root
""".split()

# The same from the generator's own tables.
MADE = pathlib.Path(__file__).resolve().parent.parent / "Sources/Generator/EmbeddedNames/Made"


def names_made(table, form):
    """The names of a form in a table of the generator, which a program has read from the kits and the libraries."""
    names = (MADE / f"{table}.txt").read_text().split()
    return sorted({name.rstrip("(") for name in names if re.fullmatch(form + r"\w{1,40}\(?", name)})


ALL_TAKEN_TYPES = [TAKEN_TYPES, names_made("kit-types", "[A-Z]") + names_made("library-types", "[A-Z]")]
ALL_TAKEN_MEMBERS = [TAKEN_MEMBERS, names_made("kit-members", "[a-z]")]

HOSTILE = [
    '"\\(exit(1))"', 'a "quote"', "back\\slash", "{{name}}", "{{{x}}}", "*/ /* //",
    "'); DROP TABLE Note; --", '"""', '#"\\#(x)"#', "tab\there", "世界 👩‍👩‍👧‍👦", "${HOME} $(id) `id`",
    "%@ %n", "e\u0301 \u2028", "long " * 40, "x" * 150, "", " ", "\\", "\n", "two\nlines", "- : #", "\u202e abc",
    "\\u{41}", "\"", "'", "a\u0000b".replace("\u0000", ""), "#if os(Linux)", "| a | b |", "`code`", "<b>",
]

# The categories of numbers that languages have.
PLURALS = {
    "ar": ["zero", "one", "two", "few", "many", "other"], "en": ["one", "other"], "fr": ["one", "many", "other"],
    "is": ["one", "other"], "ja": ["other"], "ru": ["one", "few", "many"]}
PATTERNS = ["[A-Z]{3}-[0-9]{4}", "[^x]{3}", "\\p{L}+", "a{2}", "(?=a)a+", "(a)\\1", ".*", "[a-z]+@[a-z]+", "\\d{2,4}",
            "(?:ab|cd)+", "^x$", "[\\w.]+"]


def quoted(text):
    """A text in YAML's double quotes."""
    pieces = []
    for character in text:
        code = ord(character)
        if character in '"\\':
            pieces.append("\\" + character)
        elif 0x20 <= code < 0x7F:
            pieces.append(character)
        elif code < 0x100:
            pieces.append(f"\\x{code:02x}")
        elif code < 0x10000:
            pieces.append(f"\\u{code:04x}")
        else:
            pieces.append(f"\\U{code:08x}")
    return '"' + "".join(pieces) + '"'


# What a name may have at most.
MOST_LETTERS = 60


class Names:
    """Draws names that differ in each place, and replaces those that were refused."""

    def __init__(self, dice, refused):
        self.dice = dice
        self.refused = refused
        self.taken = {}
        # In some specs all names are long, in some most belong to others: one in a hundred shows little of either.
        self.lengths, self.patience = dice.choice([([8, 12, 12, 20, 28, 40, 50], 0.75)] * 7 + [([30, 40, 50, 56], 0.97)])
        self.hostility = dice.choice([1] * 7 + [6])

    def draw(self, place, capital, suffix="", hostile=0.1, prefix=""):
        used = self.taken.setdefault(place, set())
        while True:
            name = self.candidate(capital, hostile, prefix) + suffix
            key = name.lower()
            plain = name
            if len(name) <= MOST_LETTERS and key not in used and (place, plain) not in self.refused and plain not in self.refused:
                used.add(key)
                return name

    def candidate(self, capital, hostile, prefix):
        if not prefix and self.dice.random() < min(hostile * self.hostility, 0.9):
            return self.dice.choice(self.dice.choice(ALL_TAKEN_TYPES if capital else ALL_TAKEN_MEMBERS))
        longest = self.dice.choice(self.lengths)
        words = [self.dice.choice(WORDS)]
        while sum(map(len, words)) < longest - 8 and self.dice.random() < self.patience:
            words.append(self.dice.choice(WORDS))
        name = "".join(word.capitalize() for word in words)
        if prefix:
            return prefix + name
        return name if capital else name[0].lower() + name[1:]


class Specification:
    """One random spec, by its seed."""

    TYPES = ["String", "Int", "Double", "Bool", "Date", "Decimal", "URL", "UUID", "Data"]

    def __init__(self, seed, refused=(), most_models=30):
        self.dice = random.Random(seed)
        self.names = Names(random.Random(seed * 7 + 1), set(refused))
        self.seed = seed
        self.most_models = most_models
        self.application = self.names.draw("types", True, hostile=0.02)
        self.models = {}
        self.make_models()
        self.make_stores()
        self.is_library = self.chance(0.12)
        self.make_settings()
        self.make_services()
        self.make_operations()
        self.languages = self.dice.choice([[], [], ["en", "ja"], ["en", "ru"], ["ar", "fr", "is"]])
        self.make_views()
        self.make_shared()
        self.labels = {}
        if not self.is_library:
            self.label_names()
        if self.languages and not self.is_library:
            self.translate_labels()

    def chance(self, share):
        return self.dice.random() < share

    def free_text(self):
        return self.dice.choice(HOSTILE) if self.chance(0.5) else " ".join(self.dice.choices(WORDS, k=2))

    # Models

    def make_models(self):
        count = 1 + int((self.most_models - 1) * self.dice.random() ** 3)
        names = [self.names.draw("types", True) for _ in range(count)]
        for name in names:
            self.models[name] = {
                "attributes": {}, "relationships": {}, "derived": {}, "fetchedProperties": {}, "fetchRequests": {}}
        self.parents = {}
        for place, name in enumerate(names):
            if place and self.chance(0.15):
                self.parents[name] = self.dice.choice(names[:place])
        self.abstract = {parent for parent in self.parents.values() if self.chance(0.4)}
        self.abstract = {name for name in self.abstract if any(
            child not in self.abstract for child, parent in self.parents.items() if parent == name)}
        for name in names:
            for _ in range(self.dice.choice([1, 1, 2, 3, 5, 8])):
                self.add_attribute(name)
        self.clusters = {}
        for name in sorted(self.abstract):
            self.add_cluster(name)
        for name in names:
            for _ in range(self.dice.choice([0, 0, 1, 2])):
                self.add_relationship(name, self.dice.choice(names))
        for name in names:
            for _ in range(self.dice.choice([0, 0, 1])):
                self.add_derived(name)
            for _ in range(self.dice.choice([0, 0, 1])):
                self.add_fetched_property(name)
            for _ in range(self.dice.choice([0, 0, 1, 2])):
                self.add_request(name)

    def family(self, model):
        """The model from which a model is derived; relatives share one place for names."""
        while model in self.parents:
            model = self.parents[model]
        return model

    def add_attribute(self, model):
        dice = self.dice
        kind = dice.choice(self.TYPES)
        name = self.names.draw(self.family(model), False, prefix="is" if kind == "Bool" else "")
        if kind != "Bool" and self.chance(0.12):
            cases = [self.names.draw(model + "." + name, False, hostile=0.1) for _ in range(dice.randint(1, 5))]
            entry = {"cases": "[" + ", ".join(cases) + "]"}
            if self.chance(0.4):
                entry["default"] = dice.choice(cases)
            elif self.chance(0.3):
                entry["optional"] = "true"
            self.models[model]["attributes"][name] = ("enumeration", entry, entry.get("optional") == "true")
            return
        optional = self.chance(0.3)
        entry = {"type": kind + ("?" if optional else "")}
        has_default = False
        if not optional and self.chance(0.35):
            entry["default"] = self.default(kind)
            has_default = True
        self.add_limits(kind, entry, has_default)
        if self.chance(0.12) and kind in ("String", "Int", "UUID", "Date", "URL") and not optional:
            entry["unique"] = "true"
            entry.pop("default", None)
            has_default = False
        if self.chance(0.08) and "unique" not in entry and (optional or has_default):
            entry["transient"] = "true"
        elif self.chance(0.1):
            entry["indexed"] = "true"
        if kind in ("Date", "UUID") and self.chance(0.25) and not has_default:
            entry["setOn"] = "insert" if kind == "UUID" or self.chance(0.6) else "save"
            entry.pop("transient", None)
            if kind == "Date":
                entry.pop("unique", None)
        if self.chance(0.2):
            entry["label"] = quoted(self.free_text())
        self.models[model]["attributes"][name] = (kind, entry, optional)

    def add_cluster(self, model):
        """An attribute whose value says which of the derived models an object is."""
        children = [child for child, parent in self.parents.items() if parent == model and child not in self.abstract]
        if not children or not self.chance(0.5):
            return
        name = self.names.draw(self.family(model), False, hostile=0.0)
        cases = [self.names.draw(model + "." + name, False, hostile=0.0) for _ in children]
        self.models[model]["attributes"][name] = ("enumeration", {"cases": "[" + ", ".join(cases) + "]"}, False)
        made = ", ".join(f"{child}: {case}" for child, case in zip(children, cases))
        self.clusters[model] = f"{{ by: {name}, {made} }}"

    def add_limits(self, kind, entry, has_default):
        if has_default or not self.chance(0.3):
            return
        if kind in ("Int", "Double", "Decimal"):
            low = self.dice.randint(-1000, 1000)
            if self.chance(0.7):
                entry["minimum"] = str(low)
            if self.chance(0.7):
                entry["maximum"] = str(low + self.dice.choice([0, 1, 5, 100000]))
        elif kind == "String":
            low = self.dice.choice([0, 1, 2, 5, 30, 200])
            if self.chance(0.5):
                entry["minimumLength"] = str(low)
            if self.chance(0.5):
                entry["maximumLength"] = str(low + self.dice.choice([0, 1, 10, 500]))
            if len(entry) == 1:
                entry["pattern"] = quoted(self.dice.choice(PATTERNS))
            elif self.chance(0.3):
                entry["pattern"] = quoted(self.dice.choice(["[A-Z0-9]+", "[a-z]*-?[0-9]+", "\\w{1,}"]))
        elif kind == "Data" and self.chance(0.5):
            entry["maximumLength"] = str(self.dice.choice([0, 3, 1000]))

    def default(self, kind):
        dice = self.dice
        return {
            "String": lambda: quoted(self.free_text()),
            "Int": lambda: str(dice.choice([0, 1, -5, 1234567, 9223372036854775807, -9223372036854775808])),
            "Double": lambda: dice.choice(["0", "0.1", "-2.5e10", "1e300", "3"]),
            "Bool": lambda: dice.choice(["true", "false"]),
            "Date": lambda: dice.choice(["2026-01-31", "1999-12-31T23:59:59Z", "2000-02-29T12:00:00+05:30"]),
            "Decimal": lambda: dice.choice(["0", "12.50", "-0.0001", "99999999999999999999"]),
            "URL": lambda: quoted(dice.choice(["https://example.org/a?b=c&d", "http://127.0.0.1:9/feed"])),
            "UUID": lambda: "00000000-0000-4000-8000-0000000000A1",
            "Data": lambda: quoted(dice.choice(["AQID", ""])),
        }[kind]()

    def add_relationship(self, model, other):
        dice = self.dice
        here = self.names.draw(self.family(model), False)
        to_many = self.chance(0.5)
        entry = {"toMany" if to_many else "toOne": other}
        if to_many:
            if self.chance(0.3):
                entry["ordered"] = "true"
            if self.chance(0.2):
                entry["count"] = dice.choice(["0...5", "1...", "1...2"])
        else:
            entry["optional"] = "true" if self.chance(0.75) else "false"
        kind = dice.choice(["none", "none", "own", "own", "self"])
        if kind == "self" and model == other:
            entry["inverse"] = here
            if to_many is False:
                entry["optional"] = "true"
            entry.pop("count", None)
        elif kind == "own" or kind == "self":
            there = self.names.draw(self.family(other), False)
            entry["inverse"] = there
            back = {"inverse": here}
            if self.chance(0.5):
                back = {"toMany": model, **back}
            else:
                back = {"toOne": model, "optional": "true", **back}
            if self.chance(0.3):
                back["deleteRule"] = dice.choice(["nullify", "cascade", "deny"])
            if "toOne" in entry and entry["optional"] == "false":
                # What an object needs cannot be taken from it.
                back["deleteRule"] = dice.choice(["cascade", "deny"])
            self.models[other]["relationships"][there] = back
        else:
            entry["inverse"] = "none"
        if self.chance(0.3):
            entry["deleteRule"] = dice.choice(["nullify", "cascade", "deny"])
        self.models[model]["relationships"][here] = entry

    def add_fetched_property(self, model):
        many = [(n, e["toMany"]) for n, e in self.models[model]["relationships"].items() if "toMany" in e]
        if not many:
            return
        relationship, other = self.dice.choice(many)
        conditions = [self.dice.choice([f"{name} == ${parameter}", f"{name} != ${parameter}"])
                      for name, parameter in zip(self.readable(other), ["store", "value", "object"])]
        if conditions:
            where = quoted(self.dice.choice([" AND ", " OR "]).join(conditions))
            name = self.names.draw(self.family(model), False)
            self.models[model]["fetchedProperties"][name] = f"{{ from: {relationship}, where: {where} }}"

    def readable(self, model):
        return {
            name: kind
            for name, (kind, entry, optional) in self.models[model]["attributes"].items()
            if "transient" not in entry
        }

    def add_derived(self, model):
        name = self.names.draw(self.family(model), False)
        many = [n for n, e in self.models[model]["relationships"].items() if "toMany" in e]
        one = [(n, e["toOne"]) for n, e in self.models[model]["relationships"].items() if "toOne" in e]
        if many and self.chance(0.4):
            text = "{ type: Int, as: " + self.dice.choice(many) + ".@count }"
        elif one and self.chance(0.5):
            there, other = self.dice.choice(one)
            attributes = self.models[other]["attributes"]
            candidates = [n for n, (k, e, o) in attributes.items() if k == "String"]
            text = f"{{ type: String?, as: {there}.{candidates[0]} }}" if candidates else "String"
            required = candidates and self.models[model]["relationships"][there].get("optional") == "false"
            if required and not attributes[candidates[0]][2]:
                text = text.replace("String?", "String")
        else:
            text = self.dice.choice(["String", "Int", "Double?", "URL", "UUID", "Date", "Decimal", "Data"])
        self.models[model]["derived"][name] = text

    def add_request(self, model):
        dice = self.dice
        attributes = self.readable(model)
        strings = [n for n, k in attributes.items() if k == "String"]
        numbers = [n for n, k in attributes.items() if k in ("Int", "Double", "Decimal")]
        dates = [n for n, k in attributes.items() if k == "Date"]
        conditions = []
        if strings:
            n = dice.choice(strings)
            conditions += [f"{n} == 'zzz'", f"{n} CONTAINS[cd] $text", f"NOT {n} BEGINSWITH 'a'", f"{n} == \"US$\"", f"{n} IN {{'a', 'b'}}"]
        if numbers:
            n = dice.choice(numbers)
            conditions += [f"{n} >= $least", f"{n} BETWEEN {{1, 5}}", f"{n} != 7"]
        if dates:
            conditions += [f"{dice.choice(dates)} >= $since"]
        for n, entry in self.models[model]["relationships"].items():
            if "toOne" in entry:
                conditions += [f"{n} == $other"]
                if entry.get("optional") == "true":
                    conditions += [f"{n} == nil"]
        for n, k in attributes.items():
            if k == "enumeration":
                case = self.models[model]["attributes"][n][1]["cases"].strip("[]").split(", ")[0]
                conditions += [f"{n} == {case}", f"{n} == $kind", f"{n} IN $kinds"]
        for n, e in self.models[model]["relationships"].items():
            other = e.get("toOne") or e.get("toMany")
            texts = [a for a, k in self.readable(other).items() if k == "String"] if other in self.models else []
            if texts and "toMany" in e:
                conditions += [f"ANY {n}.{texts[0]} == $name", f"ANY {n}.{texts[0]} BEGINSWITH 'b'"]
            elif texts:
                conditions += [f"{n}.{texts[0]} CONTAINS[c] $name", f"{n}.{texts[0]} == 'n'"]
        if len(dates) > 1:
            conditions += [f"{dates[0]} <= {dates[1]}"]
        entry = {}
        if conditions and self.chance(0.8):
            chosen = dice.sample(conditions, min(len(conditions), dice.choice([1, 1, 2])))
            # A parameter is compared with one kind of value.
            seen = set()
            kept = []
            for condition in chosen:
                parameters = set(re.findall(r"\$(?:text|least|since|other|kinds?|name)", condition))
                if not parameters & seen:
                    kept.append(condition)
                seen |= parameters
            entry["where"] = quoted(dice.choice([" AND ", " OR "]).join(kept))
        if "$text" in entry.get("where", "") and self.chance(0.3):
            entry["parameters"] = self.dice.choice(["{ text: String }", "{ text: { type: String } }"])
        sortable = strings + numbers + dates
        if sortable and (self.chance(0.6) or not entry):
            chosen = dice.sample(sortable, min(len(sortable), 2))
            entry["sortBy"] = "[" + ", ".join(n + dice.choice(["", " descending", " ascending"]) for n in chosen) + "]"
        if not entry:
            return
        if self.chance(0.3):
            entry["limit"] = str(dice.choice([1, 10]))
        # Tables show all, whichever that is.
        name = "all"
        while name == "all":
            name = self.names.draw(self.family(model) + " requests", False)
        self.models[model]["fetchRequests"][name] = entry

    # Everything else

    def make_stores(self):
        """Models that lead to each other share a store."""
        groups = {name: name for name in self.models}

        def root(name):
            while groups[name] != name:
                name = groups[name]
            return name

        for name, parts in self.models.items():
            for entry in parts["relationships"].values():
                groups[root(name)] = root(entry.get("toOne") or entry.get("toMany"))
        for name, parent in self.parents.items():
            groups[root(name)] = root(parent)
        clusters = {}
        for name in self.models:
            clusters.setdefault(root(name), []).append(name)
        merged = []
        for cluster in clusters.values():
            if merged and self.chance(0.6):
                merged[0] += cluster
            else:
                merged.append(cluster)
        self.stores = {}
        for cluster in merged:
            name = self.names.draw("types", True, "Store", hostile=0.05)
            engine = self.dice.choice(["memory", "file", "sqlite"])
            self.stores[name] = (engine, cluster, self.chance(0.6))
        self.has_stores = not self.chance(0.03)

    def store_of(self, model):
        return next(name for name, (_, models, _) in self.stores.items() if model in models)

    def make_settings(self):
        """By their names: the kind of each, and how it is written."""
        self.settings = {}
        for _ in range(self.dice.choice([0, 0, 1, 2])):
            kind = self.dice.choice(["URL", "String", "Int", "Bool", "Double"])
            name = self.names.draw("settings", False, prefix="is" if kind == "Bool" else "", hostile=0.05)
            if kind == "Int" or self.chance(0.5):
                written = f"{{ type: {kind}, default: {self.default(kind)} }}"
            else:
                written = kind + self.dice.choice(["", "?"])
            self.settings[name] = (kind, written)

    def setting_with_value(self, kind):
        """A setting of a kind that always has a value."""
        fitting = [n for n, (k, written) in self.settings.items() if k == kind and "default" in written]
        return "settings." + self.dice.choice(fitting) if fitting else None

    def make_services(self):
        self.services = {}
        dice = self.dice
        values = ["String", "Int", "Bool", "Date", "Double", "Decimal", "URL", "UUID", "Data"]
        for _ in range(dice.choice([0, 0, 0, 1, 2])):
            service = self.names.draw("types", True, "Service", hostile=0.05)
            endpoints = {}
            for _ in range(dice.choice([1, 2, 4])):
                name = self.names.draw(service, False)
                method = dice.choice(["get", "get", "post", "put", "patch", "delete"])
                inside = [self.names.draw(name + "()", False) for _ in range(dice.choice([0, 0, 1, 2]))]
                asked = [self.names.draw(name + "()", False) for _ in range(dice.choice([0, 0, 1, 2]))]
                entry = {method: quoted("/" + "/".join(["path"] + ["{" + n + "}" for n in inside]))}
                typed = [n for n in inside if self.chance(0.5)]
                if typed:
                    entry["parameters"] = "{ " + ", ".join(f"{n}: {dice.choice(values)}" for n in typed) + " }"
                if asked:
                    kinds = [dice.choice(values) + dice.choice(["", "?"]) for _ in asked]
                    entry["query"] = "{ " + ", ".join(f'{n}: "{k}"' for n, k in zip(asked, kinds)) + " }"
                content = lambda: dice.choice(values + list(self.models) * 2 + [f"[{m}]" for m in self.models] + ["[Int]"])
                if method != "get" and self.chance(0.5) and "body" not in inside + asked:
                    entry["body"] = content()
                if self.chance(0.7):
                    entry["returns"] = content()
                endpoints[name] = self.flow(entry)
            setting = self.setting_with_value("URL")
            entry = {"baseURL": setting or dice.choice(['"https://example.org"', '"http://127.0.0.1:9/a/?b=c"']),
                     "endpoints": self.flow(endpoints)}
            if self.chance(0.4):
                entry["cache"] = dice.choice(["10 min", "200 ms", "7 days"])
            if self.chance(0.4):
                entry["retry"] = dice.choice(["{ attempts: 2 }", "{ attempts: 3, delay: 1 s }"])
            if self.chance(0.3):
                entry["timeout"] = dice.choice(["10 s", "1 h"])
            if self.chance(0.4):
                case = self.names.draw(service + " errors", False, hostile=0.3)
                entry["errors"] = f"{{ {case}: {dice.choice([404, 429, 500])} }}"
            self.services[service] = entry

    def make_operations(self):
        self.operations = {}
        for _ in range(self.dice.choice([0, 0, 1, 2])):
            if not self.has_stores:
                return
            prefix = ""
            if self.chance(0.4):
                prefix = "Synchronize"
            name = self.names.draw("types", True, "Operation", prefix=prefix)
            entry = {}
            store = self.dice.choice(list(self.stores))
            if prefix:
                entry["input"] = "{ " + self.names.draw(name, False) + ": URL }"
                entry["output"] = "Int"
                entry["uses"] = f"[{store}]"
            else:
                inputs = []
                for _ in range(self.dice.choice([0, 1, 2])):
                    kind = self.dice.choice(["String", "{ type: Int, default: 5 }", "URL", "Bool", "Date", "String?"])
                    setting = self.setting_with_value("URL")
                    if setting and self.chance(0.4):
                        kind = f"{{ type: URL, default: {setting} }}"
                    inputs.append(self.names.draw(name, False, prefix="is" if kind == "Bool" else "") + ": " + kind)
                if inputs:
                    entry["input"] = "{ " + ", ".join(inputs) + " }"
                if self.chance(0.5):
                    kinds = [f"{model}.{name[0].upper()}{name[1:]}" for model, made in self.models.items()
                             for name, (kind, _, _) in made["attributes"].items() if kind == "enumeration"]
                    entry["output"] = self.dice.choice(["Int", "String", "[String]", "Bool", "Decimal?", *kinds[:2]])
                if self.chance(0.5):
                    used = [store] + list(self.services)
                    entry["uses"] = "[" + ", ".join(name for name in used if self.chance(0.7)) + "]"
                if self.chance(0.2):
                    entry["cancellable"] = "true"
                if self.chance(0.2):
                    entry["progress"] = "true"
                if self.chance(0.2):
                    entry["notification"] = "didFinish"
                if self.operations and self.chance(0.3):
                    entry["after"] = "[" + self.dice.choice(list(self.operations)) + "]"
            self.operations[name] = entry

    def paths(self, model):
        """What a cell can show of a model."""
        def shown(model):
            return [n for n, (k, e, o) in self.models[model]["attributes"].items() if k != "Data"]

        found = shown(model)
        for name, entry in self.models[model]["relationships"].items():
            if "toOne" in entry:
                found += [f"{name}.{n}" for n in shown(entry["toOne"])[:1]]
        return found + [n for n, t in self.models[model]["derived"].items() if t != "Data"]

    def make_views(self):
        self.views, self.controllers, self.shown_models = {}, {}, {}
        if self.is_library or not self.has_stores:
            self.is_library = True
            return
        tables, details = [], []
        shown = self.dice.sample(list(self.models), min(len(self.models), self.dice.choice([1, 1, 2, 3, 6])))
        for model in shown:
            cell = self.names.draw("types", True, "Cell", hostile=0.05)
            bindings = self.outlets(cell, model)
            self.views[cell] = ("tableViewCell", {o: "Label" for o in bindings}, [], {})
            table = self.names.draw("types", True, "Controller", hostile=0.05)
            tables.append((table, model, cell, bindings))
        for table, model, cell, bindings in tables[: self.dice.choice([0, 1, 2, 3])]:
            view = self.names.draw("types", True, "View", hostile=0.05)
            shown_there = self.outlets(view, model)
            outlets = {o: "Label" for o in shown_there}
            events = []
            if self.chance(0.6):
                # The event that it sends has a longer name than the button.
                button = self.names.draw(view, False, "Button", hostile=0.0)
                while len(button) > MOST_LETTERS - len("didPress"):
                    button = self.names.draw(view, False, "Button", hostile=0.0)
                if self.chance(0.4):
                    button = "closeButton"
                outlets[button] = "Button"
                events = [f"didPress{button[0].upper()}{button[1:]}: {self.dice.choice(['required', 'optional'])}"]
            extras = self.messages(view, outlets, events)
            if outlets and self.chance(0.4):
                extras["layout"] = self.layout(list(outlets))
            self.views[view] = (None, outlets, events, extras)
            if outlets and self.chance(0.25):
                self.add_family(view, outlets)
            details.append((self.names.draw("types", True, "Controller", hostile=0.05), model, view, shown_there))
        for index, (table, model, cell, bindings) in enumerate(tables):
            entry = {"kind": "table", "shows": self.shown_with(model) or self.shows(model)}
            self.shown_models[table] = model
            if self.chance(0.2):
                entry["dataSource"] = self.dice.choice(["array", "fetchedResults"])
            if self.chance(0.2):
                entry["kind"] = "collection"
            if entry["kind"] == "collection" or self.chance(0.7) or not self.editable(model):
                entry["cell"] = f"{{ view: {cell}, outlets: {{ {self.bound(bindings, model)} }} }}"
            elif self.chance(0.7) or not self.usual_columns(model):
                entry["columns"] = self.columns(model)
            if "cell" not in entry:
                del self.views[cell]
            if self.chance(0.5):
                entry["title"] = self.title()
            if self.chance(0.3):
                entry["placeholder"] = self.written_text()
            if entry["kind"] == "table" and self.chance(0.2) and self.sectionable(model):
                entry["sections"] = self.dice.choice(self.sectionable(model))
            if entry["kind"] == "table" and self.chance(0.3):
                entry["view"] = self.table_view()
            self.add_actions(table, model, entry)
            if re.search(r"add|delete|undo", entry.get("actions", "")) and entry.get("dataSource") == "array":
                del entry["dataSource"]
            transitions = []
            for detail, shown, _, _ in details:
                if shown == model:
                    # As the method calls what it passes, where that is the name's first letter in lower case.
                    passed = f"{{ on: select, to: {detail}, passing: {model[0].lower()}{model[1:]} }}"
                    is_plain = model[:2].istitle() and self.chance(0.3)
                    transitions.append(f"{self.names.draw(table, False, prefix='show', hostile=0.0)}: "
                                       + (passed if is_plain else self.labelled(("to", detail))))
            if index + 1 < len(tables):
                name = self.names.draw(table, False, prefix="show")
                keys = self.dice.choice(["n", "[n, ctrl+n]", "[N]"])
                transitions.append(f"{name}: {{ on: {keys}, to: {tables[index + 1][0]} }}")
            if self.chance(0.3) and self.editable(model):
                form = self.names.draw("types", True, "FormController", hostile=0.05)
                self.shown_models[form] = model
                self.controllers[form] = {
                    "kind": "form", "shows": model,
                    "transitions": self.dice.choice([
                        "{ close: { on: [commit, discard], to: back } }", "{ finish: { on: commit, to: back }, leave: { on: discard, to: back } }"])}
                if self.chance(0.7):
                    self.controllers[form]["fields"] = "[" + ", ".join(self.fields(model)) + "]"
                if self.chance(0.3):
                    self.controllers[form]["title"] = self.written_text()
                transitions.append(f"{self.names.draw(table, False, prefix='edit', hostile=0.0)}: "
                                   f"{{ on: e, to: {form}{self.dice.choice(['', ', as: modal'])} }}")
                if model not in self.abstract and "fields" not in self.controllers[form] and f"add{model}" not in str(entry.get("actions")):
                    transitions.append(f"add{model}: {{ on: +, to: {form} }}")
            if self.chance(0.15):
                name = self.names.draw(table, False, prefix="show", hostile=0.0)
                kinds = [n for n, (k, _, optional) in self.models[model]["attributes"].items()
                         if k == "enumeration" and not optional]
                if kinds and model[:2].istitle() and self.chance(0.7):
                    kind = self.dice.choice(kinds)
                    cases = self.models[model]["attributes"][kind][1]["cases"].strip("[]").split(", ")
                    transitions.append(
                        f"{name}: {{ on: v, to: {self.overlay(model, cases)}, by: {model[0].lower()}{model[1:]}.{kind} }}")
                else:
                    transitions.append(f"{name}: {{ on: v, to: {self.overlay(model)} }}")
            if transitions:
                entry["transitions"] = "{ " + ", ".join(transitions) + " }"
            self.controllers[table] = entry
        for detail, model, view, bindings in details:
            self.controllers[detail] = {"kind": "detail", "shows": model, "view": view,
                                        "outlets": f"{{ {self.bound(bindings, model)} }}"}
            self.shown_models[detail] = model
            if self.chance(0.3):
                self.controllers[detail]["title"] = self.written_text()
            self.add_actions(detail, model, self.controllers[detail], inserts=False)
            if self.chance(0.3):
                name = self.names.draw(detail, False, prefix="show", hostile=0.0)
                self.controllers[detail]["transitions"] = f"{{ {name}: {{ on: [l, ctrl+g], to: {self.dice.choice(tables)[0]} }} }}"
            if not bindings:
                self.controllers[detail].pop("outlets")
        self.first = tables[0][0]
        if self.chance(0.2):
            root, self.first = self.first, self.names.draw("types", True, "Controller", hostile=0.0)
            self.controllers[self.first] = {"kind": "navigation", "root": root}

    # What controllers share

    def make_shared(self):
        """Queues, states, the reachability of a server, and what follows them."""
        self.queues = [self.names.draw("queues", False) for _ in range(self.dice.choice([0, 0, 1, 2]))]
        for entry in self.operations.values():
            if self.queues and self.chance(0.5):
                entry["queue"] = self.dice.choice(self.queues)
        self.states, self.notifications = {}, []
        self.is_observing_server = not self.is_library and self.chance(0.25)
        if self.is_library:
            return
        for _ in range(self.dice.choice([0, 0, 1, 1, 2])):
            name = self.names.draw("types", True, "State", hostile=0.0)
            self.states[name] = self.state_properties(name)
        for name, entry in self.controllers.items():
            if entry["kind"] in ("table", "collection", "detail", "form"):
                self.follow_states(name, entry)
                self.add_receptionists(name, entry)
        posting = self.posted()
        if posting and self.chance(0.5):
            name = self.names.draw(self.application + " properties", False, hostile=0.0)
            posted = self.dice.choice(posting)
            self.notifications.append(f"{name}: " + self.dice.choice([posted, f"{{ notification: {posted} }}"]))

    def posted(self):
        """The notifications that carry something: of operations and of views."""
        posted = [f"{n}.didFinish" for n, e in self.operations.items() if "notification" in e and "output" in e]
        for view, (_, _, events, _) in self.views.items():
            posted += [f"{view}.{event.split(':')[0]}" for event in events if "notification: true" in event and "with:" in event]
        return posted

    def state_properties(self, state):
        """By their names: the kind of each, and how it is written."""
        properties = {self.names.draw(state, False, prefix="is"): ("Bool", "{ type: Bool, default: true }")}
        for _ in range(self.dice.choice([0, 1, 2])):
            kind, written = self.dice.choice([
                ("String", "String?"), ("Int", "{ type: Int, default: 3 }"), ("Date", "Date?"), ("Double", "{ type: Double, default: 0.5 }")])
            properties[self.names.draw(state, False)] = (kind, written)
        if self.chance(0.6):
            model = self.dice.choice([
                self.shown_models[n] for n, e in self.controllers.items() if e["kind"] in ("table", "collection")])
            properties[self.names.draw(state, False)] = (model, model + "?")
        return properties

    def follow_states(self, controller, entry):
        """A selection that others see, and keys that wait for a state or for the server."""
        known = self.dice.sample(list(self.states), self.dice.randint(0, len(self.states)))
        model = self.shown_models[controller]
        selections = [f"{s}.{p}" for s in known for p, (kind, _) in self.states[s].items() if kind == model]
        if known:
            entry["states"] = "[" + ", ".join(known) + "]"
        if selections and entry["kind"] in ("table", "collection") and self.chance(0.7):
            entry["selection"] = self.dice.choice(selections)
        conditions = [f"{s}.{p}" for s in known for p, (kind, _) in self.states[s].items() if kind == "Bool"]
        conditions += ["application.isReachable"] if self.is_observing_server else []
        if conditions and "actions" in entry:
            entry["actions"] = re.sub(
                r"\{ key: ([^,]+)", lambda key: f"{{ key: {key[1]}, enabledWhen: {self.dice.choice(conditions)}"
                if self.chance(0.6) else key[0], entry["actions"])

    def add_receptionists(self, controller, entry):
        """Methods that follow states, objects and what operations post."""
        observed = [f"{s}.{p}" for s in re.findall(r"\w+", entry.get("states", "")) for p in self.states[s]]
        model = self.shown_models[controller]
        observed += [f"{model}.{a}" for a, (_, e, _) in self.models[model]["attributes"].items() if "transient" not in e]
        found = self.dice.sample(observed, min(len(observed), self.dice.choice([0, 0, 1, 2])))
        if found:
            written = [self.dice.choice(["", "every: 200 ms"]) for _ in found]
            entry["observes"] = "{ " + ", ".join(
                f"{self.names.draw(controller, False, prefix='update', hostile=0.0)}: "
                + (f"{{ path: {path}, {more} }}" if more else path) for path, more in zip(found, written)) + " }"
        posting = self.posted()
        if posting and self.chance(0.7):
            method = self.names.draw(controller, False, prefix="show", hostile=0.0)
            entry["handles"] = f"{{ {method}: {self.dice.choice(posting)} }}"

    def written_text(self):
        """A text that a person reads, in one language or in all of the spec."""
        if not self.languages or self.chance(0.2):
            return quoted(self.free_text())
        return "{ " + ", ".join(f"{language}: {quoted(self.free_text())}" for language in self.languages) + " }"

    def title(self):
        """The same for the rows of a table, which it may count."""
        if self.chance(0.5):
            return self.written_text()
        if not self.languages:
            return quoted("{count} " + self.free_text())
        return "{ " + ", ".join(f"{language}: {self.counted_text(language)}" for language in self.languages) + " }"

    def counted_text(self, language):
        if self.chance(0.2):
            return quoted(self.free_text() + " {count}")
        texts = [f"{name}: {quoted(self.dice.choice(['', '{count} ']) + self.free_text().replace('%@', '%'))}" for name in PLURALS[language]]
        return "{ " + ", ".join(texts) + " }"

    def translate_labels(self):
        for parts in self.models.values():
            for kind, entry, optional in parts["attributes"].values():
                if "label" in entry:
                    entry["label"] = self.written_text()
            for entry in parts["relationships"].values():
                if self.chance(0.2):
                    entry["label"] = self.written_text()

    def label_names(self):
        """What a person reads for models, cases of enumerations and operations."""
        for model, parts in self.models.items():
            if self.chance(0.15):
                self.labels[model] = self.written_text()
            for kind, entry, optional in parts["attributes"].values():
                if "cases" in entry and self.chance(0.3):
                    cases = entry["cases"].strip("[]").split(", ")
                    entry["cases"] = "{ " + ", ".join(f"{case}: {self.written_text()}" for case in cases) + " }"
        for entry in self.operations.values():
            if self.chance(0.3):
                entry["label"] = self.written_text()

    def labelled(self, entry):
        """The short form of what a key does, or the same with what the last line of the screen says of it."""
        key, value = entry
        return f"{{ {key}: {value}, label: {self.written_text()} }}" if self.chance(0.3) else value

    def columns(self, model):
        """Attributes and key paths, by their widths or with what else a column says."""
        paths = self.paths(model)
        columns = []
        for path in self.dice.sample(paths, min(len(paths), self.dice.choice([1, 2, 4]))):
            kind, _, optional = self.models[model]["attributes"].get(path, (None, None, False))
            said = self.dice.choice([
                "", f"label: {self.written_text()}", "alignment: trailing",
                "format: short" if kind == "Date" else "alignment: center",
                f"placeholder: {self.written_text()}" if optional else "alignment: leading"])
            width = f"width: {self.dice.choice([1, 12, 40])}"
            columns.append(f"{path}: " + self.dice.choice(["12", f"{{ {', '.join(filter(None, [said, width]))} }}"]))
        return "{ " + ", ".join(columns) + " }"

    def sectionable(self, model):
        return [n for n, (k, e, o) in self.models[model]["attributes"].items() if k not in ("Data", "UUID", "URL") and "transient" not in e]

    def usual_columns(self, model):
        """What a table shows without columns of its own."""
        return [n for n, (k, e, o) in self.models[model]["attributes"].items() if k not in ("Data", "UUID") and "transient" not in e]

    def overlay(self, model, cases=()):
        """An abstract view with a close button, of which the weekday chooses a subclass, or one of some cases; with
        what its labels show of an object."""
        parent = self.names.draw("types", True, "View", hostile=0.0)
        children = [self.names.draw("types", True, "View", hostile=0.0) for _ in range(self.dice.choice([1, 2]))]
        days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        self.dice.shuffle(days)
        chosen = [f"{child}: " + self.dice.choice([days[place], f"[{days[place]}, {days[place + 3]}]"])
                  for place, child in enumerate(children[1:])]
        cluster = "{ by: weekday, " + ", ".join(chosen + [f"otherwise: {children[0]}"]) + " }"
        if cases:
            children = children[:len(cases)]
            made = [f"{child}: [{', '.join(cases[place::len(children)])}]" for place, child in enumerate(children)]
            cluster = f"{{ by: {self.names.draw(parent, False, hostile=0.0)}, {', '.join(made)} }}"
        bindings = self.outlets(parent, model) if self.chance(0.5) else {}
        inherited = [*bindings, "closeButton"]
        self.views[parent] = (None, {o: "Label" for o in bindings} | {"closeButton": "Button"},
                              ["didPressCloseButton: required"], {"abstract": "true", "cluster": cluster})
        for child in children:
            label = self.names.draw(child, False, "Label", hostile=0.0)
            outlets = {label: f"{{ type: Label, text: {self.written_text()} }}"}
            self.views[child] = (None, outlets, [], {"parent": parent, "layout": f"[{label}, {', '.join(inherited)}]"})
        return parent + (f", outlets: {{ {self.bound(bindings, model)} }}" if bindings else "")

    def fields(self, model):
        """Attributes and relationships that a person can enter."""
        related = [n for n, e in self.models[model]["relationships"].items() if self.chance(0.3)]
        return self.editable(model) + related[:2]

    def editable(self, model):
        return [n for n, (k, e, o) in self.models[model]["attributes"].items()
                if k != "Data" and "setOn" not in e and "transient" not in e][:4]

    def add_family(self, view, outlets):
        """A view between the view and what it shows: outlets and their events move to an abstract parent."""
        parent = self.names.draw("types", True, "View", hostile=0.0)
        kind, shown, events, extras = self.views[view]
        moved = dict(list(shown.items())[:1])
        rest = {o: t for o, t in shown.items() if o not in moved}
        if any(o.lower() in e.lower() for o in moved for e in events) or "actions" in extras:
            return
        self.views[parent] = (None, moved, [], {"abstract": "true"})
        self.views[view] = (kind, rest, events, {"parent": parent, "layout": self.layout(list(shown)), **extras})

    def table_view(self):
        """A table view with closures, or a subclass of one."""
        steps = ["configureCell", "selectCell", "deselectCell"]
        self.dice.shuffle(steps)
        count = self.dice.randrange(4)
        name = self.names.draw("types", True, "TableView", hostile=0.0, prefix=self.dice.choice(["", "CheckMark"]))
        extras = {"customization": "[" + ", ".join(steps[:count]) + "]"} if count else {}
        if self.chance(0.2):
            extras["accessory"] = "checkMark"
        self.views[name] = ("tableView", {}, [], extras)
        if self.chance(0.5):
            parent, name = name, self.names.draw("types", True, "TableView", hostile=0.0)
            extras = {"parent": parent}
            if steps[count:]:
                extras["customization"] = "[" + ", ".join(steps[count:]) + "]"
            self.views[name] = ("tableView", {}, [], extras)
        return name

    def messages(self, view, outlets, events):
        """Events that a view sends by a method, and actions that its controls call; what else its entry says."""
        actions = []
        for _ in range(self.dice.choice([0, 0, 1, 2])):
            subject = self.names.draw(view + " methods", True, hostile=0.05)
            name = self.names.draw(view + " values", False, hostile=0.0)
            kind, literal = self.dice.choice([("Bool", "true"), ("String", "'text'"), ("Int", "3"), ("Double?", "0.5"), ("Date", "2026-01-01")])
            passes = f"with: {{ {name}: {kind} }}" if self.chance(0.7) else ""
            need = self.dice.choice(["answer: required", "answer: optional"])
            if self.chance(0.5):
                returns = self.dice.choice(["returns: Bool", "returns: Reply", "default: false", "returns: Reply, default: cancel"])
                events.append(f"should{subject}: {{ {', '.join(filter(None, [passes, need, returns]))} }}")
            if self.chance(0.5):
                events.append(f"will{subject}: {{ {', '.join(filter(None, [passes, passes and 'returns: ' + kind, need]))} }}")
            events.append(f"did{subject}: {{ {', '.join(filter(None, [passes, need, self.dice.choice(['', 'notification: true'])]))} }}")
            if self.chance(0.5):
                pressed = [name for name, kind in outlets.items() if kind == "Button"]
                button = pressed[0] if pressed and self.chance(0.3) else self.names.draw(view, False, "Button", hostile=0.0)
                outlets[button] = self.dice.choice(["Button", f"{{ type: Button, text: {self.written_text()} }}"])
                action = self.names.draw(view, False, prefix="use", hostile=0.0)
                sends = [f"sends: did{subject}"] + ([f"with: {{ {name}: {literal} }}"] if passes else [])
                actions.append(f"{action}: {{ control: {button}, {', '.join(sends)} }}")
        if self.chance(0.3):
            field = self.names.draw(view, False, "Field", hostile=0.0)
            outlets[field] = "TextField"
            actions.append(f"{self.names.draw(view, False, prefix='edit', hostile=0.0)}: {field}")
        return {"actions": "{ " + ", ".join(actions) + " }"} if actions else {}

    def layout(self, outlets):
        """The outlets in lists that are nested at random."""
        self.dice.shuffle(outlets)
        if len(outlets) > 2 and self.chance(0.6):
            cut = self.dice.randrange(1, len(outlets))
            return f"[{self.layout(outlets[:cut])}, {', '.join(outlets[cut:])}]"
        return "[" + ", ".join(outlets) + "]"

    def shown_with(self, model):
        """A request with values for its parameters, and nothing where none has parameters of simple kinds."""
        values = {"text": "some text", "since": self.dice.choice(["7 days ago", "now", "2026-01-31", "2 hours from now"])}
        for name, entry in self.models[model]["fetchRequests"].items():
            asked = re.findall(r"\$(\w+)", entry.get("where", "").replace("US$", ""))
            if asked and all(parameter in values for parameter in asked) and self.chance(0.6):
                given = ", ".join(f"{parameter}: {values[parameter]}" for parameter in dict.fromkeys(asked))
                return f"{{ fetch: {model}.{name}, with: {{ {given} }} }}"
        return None

    def shows(self, model):
        plain = [n for n, e in self.models[model]["fetchRequests"].items() if not re.search(r"\$\w", e.get("where", ""))]
        return f"{model}." + (self.dice.choice(plain) if plain and self.chance(0.4) else "all")

    def outlets(self, view, model):
        paths = self.paths(model)
        chosen = self.dice.sample(paths, min(len(paths), self.dice.choice([1, 1, 2, 4])))
        return {self.names.draw(view, False, "Label", hostile=0.08): path for path in chosen}

    def bound(self, bindings, model):
        """What outlets show, dates and numbers in a form of their own here and there."""
        forms = {"Date": ["relative", "short", "medium", "long"], "Double": ["percent"]}
        shown = []
        for outlet, path in bindings.items():
            kind = self.models[model]["attributes"].get(path, [None])[0]
            form = self.dice.choice(forms[kind]) if kind in forms and self.chance(0.4) else None
            said = [f"format: {form}"] if form else []
            optional = self.models[model]["attributes"].get(path, [None, None, False])[2]
            if optional and self.chance(0.4):
                said.append(f"placeholder: {self.written_text()}")
            shown.append(f"{outlet}: " + (f"{{ path: {path}, {', '.join(said)} }}" if said else path))
        return ", ".join(shown)

    def add_actions(self, controller, model, entry, inserts=True):
        actions = []
        needs = [e for k, e, o in self.models[model]["attributes"].values() if k == "Data" and not o and "default" not in e]
        needs += [e for e in self.models[model]["relationships"].values() if e.get("optional") == "false" or e.get("count") == "1..."]
        if inserts and self.chance(0.4) and not needs and model not in self.abstract and model not in self.parents:
            actions.append(f"add{model}: {self.labelled(('key', 'a'))}")
        if self.chance(0.4):
            actions.append(f"delete{model}: " + self.dice.choice(["d", "{ key: d, does: delete, confirm: true }"]))
        if self.operations and self.chance(0.5):
            operation = self.dice.choice(list(self.operations))
            name = self.names.draw(controller, False, prefix="start")
            label = f", label: {self.written_text()}" if self.chance(0.3) else ""
            given = self.values_for(operation)
            key = self.dice.choice(["o", "ctrl+o", "O", "9"])
            actions.append(f"{name}: {{ key: {key}, operation: {operation}{given}{label} }}")
        if self.chance(0.15):
            actions.append(f"{self.names.draw(controller, False, prefix='revoke', hostile=0.0)}: {{ key: U, does: undo }}")
        if actions:
            entry["actions"] = "{ " + ", ".join(actions) + " }"

    def values_for(self, operation):
        """What an action passes to an operation in the place of settings."""
        inputs = re.findall(r"(\w+): (?:\{ type: )?(\w+\??)", self.operations[operation].get("input", ""))
        literals = {"String": "'text'", "Int": "7", "URL": quoted("https://example.org/x"), "Bool": "true", "Date": "2026-01-31"}
        given = [f"{name}: {self.setting_with_value(kind) or literals[kind]}" for name, kind in inputs
                 if kind in literals and self.chance(0.4)]
        return f", with: {{ {', '.join(given)} }}" if given else ""

    # Text

    def flow(self, entry):
        return "{ " + ", ".join(f"{key}: {value}" for key, value in entry.items()) + " }"

    def texts(self):
        """The files by their names: the spec under an empty one, and what it includes."""
        lines = self.text().split("\n")
        folder = f"{self.seed}-parts"
        starts = [number for number, line in enumerate(lines) if re.match(r"(models|views|controllers|stores|operations):", line)]
        moved = [start for start in starts if random.Random(self.seed + start).random() < 0.4]
        if not moved or self.seed % 5:
            return {"": "\n".join(lines)}
        parts = {}
        for start in reversed(moved):
            end = next((n for n in range(start + 1, len(lines)) if re.match(r"\w", lines[n])), len(lines))
            name = lines[start].split(":")[0]
            parts[f"{folder}/{name}.yml"] = "\n".join(lines[start:end]) + "\n"
            del lines[start:end]
        listing = ", ".join(parts) if self.seed % 2 else f"'{folder}/*.yml'"
        lines.insert(2, f"include: [{listing}]")
        return {"": "\n".join(lines) + "\n", **parts}

    def text(self):
        lines = ["# seed %d" % self.seed, "armature: 1"]
        application = {"name": self.application}
        if not self.is_library:
            application["initialController"] = self.first
        if self.queues:
            application["operationQueues"] = self.dice.choice([
                "[" + ", ".join(self.queues) + "]",
                "{ " + ", ".join(f"{name}: {{ concurrent: {self.dice.choice([1, 2, 8])} }}" for name in self.queues) + " }"])
        if self.settings:
            application["settings"] = "{ " + ", ".join(f"{name}: {w if w[0] == '{' else quoted(w)}" for name, (_, w) in self.settings.items()) + " }"
        if self.is_observing_server:
            application["reachability"] = "example.org:443"
        if self.notifications:
            application["notifications"] = "{ " + ", ".join(self.notifications) + " }"
        lines.append("application: " + self.flow(application))
        lines.append("models:")
        for name, parts in self.models.items():
            lines.append(f"  {name}:")
            if name in self.parents:
                lines.append(f"    parent: {self.parents[name]}")
            if name in self.abstract:
                lines.append("    abstract: true")
            if name in self.labels:
                lines.append(f"    label: {self.labels[name]}")
            if name in self.clusters:
                lines.append(f"    cluster: {self.clusters[name]}")
            for section, entries in parts.items():
                if not entries:
                    continue
                lines.append(f"    {section}:")
                for key, value in entries.items():
                    if section == "attributes":
                        value = self.flow(value[1])
                    elif not isinstance(value, str):
                        value = self.flow(value)
                    key = f'"{key}"' if self.dice.random() < 0.05 else key
                    lines.append(f"      {key}: {value}")
        if self.has_stores:
            lines.append("stores:")
            for name, (engine, models, has_archive) in self.stores.items():
                entry = {"engine": engine, "models": "[" + ", ".join(models) + "]"}
                if has_archive:
                    entry["archive"] = f"Resources/{name.lower()}.json"
                lines.append(f"  {name}: {self.flow(entry)}")
        if self.states:
            lines.append("states:")
            for name, properties in self.states.items():
                written = ", ".join(f"{key}: {value}" for key, (_, value) in properties.items())
                lines.append(f"  {name}: {{ properties: {{ {written} }} }}")
        for section, entries in (("services", self.services), ("operations", self.operations), ("controllers", self.controllers)):
            if entries:
                lines.append(section + ":")
                lines += [f"  {name}: {self.flow(entry) if entry else '{}'}" for name, entry in entries.items()]
        if self.views:
            lines.append("views:")
            for name, (kind, outlets, events, extras) in self.views.items():
                # A name that ends so would make it another kind.
                plain = {"kind": "view"} if name.endswith(("TableView", "Cell")) else {}
                entry = {"kind": kind} if kind else plain
                if outlets:
                    entry["outlets"] = self.flow(outlets)
                if events:
                    entry["events"] = "{ " + ", ".join(events) + " }"
                entry.update(extras)
                lines.append(f"  {name}: {self.flow(entry)}")
        return "\n".join(lines) + "\n"
