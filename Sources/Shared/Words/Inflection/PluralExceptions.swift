/// Nouns that are written the same in singular and plural, or that have no plural.
let ownPlurals: Set<String> = [
  "advice", "aircraft", "baggage", "content", "data", "deer", "equipment", "evidence", "feedback",
  "fish", "furniture", "hardware", "headquarters", "homework", "information", "knowledge",
  "luggage", "mail", "means", "media", "merchandise", "metadata", "money", "moose", "music", "news",
  "offspring", "progress", "research", "rice", "salmon", "series", "sheep", "shrimp", "software",
  "spacecraft", "species", "staff", "swine", "traffic", "trout", "weather",
]

/// Nouns in the singular that end as plurals do.
let singularsInS: Set<String> = [
  "alias", "asbestos", "atlas", "bias", "biceps", "canvas", "chaos", "christmas", "cosmos", "ethos",
  "gas", "lens", "pancreas", "pathos", "rhinoceros", "summons", "texas", "yes",
]

let irregularPlurals: [String: String] = [
  "alumnus": "alumni", "analysis": "analyses", "antithesis": "antitheses", "axis": "axes",
  "bacterium": "bacteria", "basis": "bases", "cactus": "cacti", "calf": "calves",
  "child": "children", "crisis": "crises", "criterion": "criteria", "curriculum": "curricula",
  "datum": "data", "diagnosis": "diagnoses", "die": "dice", "elf": "elves", "ellipsis": "ellipses",
  "emphasis": "emphases", "erratum": "errata", "foot": "feet", "fungus": "fungi", "goose": "geese",
  "half": "halves", "hoof": "hooves", "hypothesis": "hypotheses", "knife": "knives",
  "leaf": "leaves", "life": "lives", "loaf": "loaves", "louse": "lice", "man": "men",
  "matrix": "matrices", "medium": "media", "mouse": "mice", "nucleus": "nuclei", "oasis": "oases",
  "ox": "oxen", "parenthesis": "parentheses", "person": "people", "phenomenon": "phenomena",
  "quiz": "quizzes", "radius": "radii", "scarf": "scarves", "self": "selves", "sheaf": "sheaves",
  "shelf": "shelves", "stimulus": "stimuli", "stratum": "strata", "synopsis": "synopses",
  "synthesis": "syntheses", "thesis": "theses", "thief": "thieves", "tooth": "teeth",
  "vertex": "vertices", "wife": "wives", "wolf": "wolves", "woman": "women",
  "bookshelf": "bookshelves",
  "grandchild": "grandchildren", "salesperson": "salespeople", "gas": "gases",
]

let irregularPluralForms = Set(irregularPlurals.values)

/// Nouns in `man` that are not compounds of man.
let pluralsInMans: Set<String> = [
  "caiman", "german", "human", "norman", "ottoman", "roman", "shaman", "talisman",
]

let nounsWithEs: Set<String> = [
  "buffalo", "cargo", "domino", "echo", "embargo", "hero", "mango", "mosquito", "motto",
  "potato", "tomato", "tornado", "torpedo", "veto", "volcano",
]

/// Nouns whose `ch` is spoken as `k`.
let hardEndings: Set<String> = ["epoch", "monarch", "patriarch", "matriarch", "stomach", "tech"]
