/** Singular and plural of English nouns in lists of food and recipes. */

const IRREGULAR = new Map(
  Object.entries({
    loaves: "loaf",
    leaves: "leaf",
    halves: "half",
    knives: "knife",
    tomatoes: "tomato",
    potatoes: "potato",
    mangoes: "mango",
    cookies: "cookie",
    brownies: "brownie",
    pies: "pie",
    feet: "foot",
  }),
);
const IRREGULAR_PLURALS = new Map([...IRREGULAR].map(([many, one]) => [one, many]));

/** "Hummus", "asparagus" and "boneless" are one already, and many as well. */
const isOneAndMany = (word: string) => word.length > 5 && /(?:us|less)$/u.test(word);

/** The singular of a word in lower case: "berries" is "berry". */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (!word.endsWith("s") || isOneAndMany(word)) return word;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^aeiou]ies$/.test(word) ? word.replace(/ies$/, "y") : word.replace(/([^s])s$/, "$1");
}

/** Many of a word that is one, in lower case: "berry" is "berries". A word in other letters stays. */
export function plural(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular) return irregular;
  if (isOneAndMany(word) || !/[a-zà-ÿ]$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, "ies");
  return word + (/(ch|sh|x|ss)$/.test(word) ? "es" : "s");
}
