/**
 * What a family may want to avoid, by the names it goes by. Each list is words and phrases parted by commas, in the
 * singular. Sources: Annex II of Regulation (EU) 1169/2011 and the FDA's list of major allergens with the names that
 * food labels use. Where the two differ the longer list counts; where a name leaves it open, the thing is in it.
 */
export interface Lexicon {
  /** After "which is": one and many. */
  label: readonly [one: string, many: string];
  /** After "made with". */
  part: string;
  /** Names of the thing itself, which no claim beside them takes back: "gluten-free barley" is barley. */
  sure: string;
  /** Names of the thing itself, unless a claim says otherwise: "vegan cheese". */
  names: string;
  /** Prepared things that are made with it. */
  made: string;
  /** Things that are often made with it, or hide it in some brands. */
  maybe: string;
  /** Dishes that usually have it in them: where the ingredients are known, these decide instead. */
  dishes: string;
  /** Phrases that hold one of the names above and mean something else. */
  exceptions: string;
  /** A word that begins or ends with one of these is counted in, unless it is an exception: "milkbread". */
  compounds: string;
}

export const EMPTY_LEXICON: Lexicon = {
  label: ["", ""],
  part: "",
  sure: "",
  names: "",
  made: "",
  maybe: "",
  dishes: "",
  exceptions: "",
  compounds: "",
};

/** The names of a list of a lexicon. */
export const splitNames = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
