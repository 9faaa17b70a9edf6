import { claimReach, findClaims, isNegated } from "#app/domain/food/allergens/claims.ts";
import {
  type CompiledLexicon,
  findLongestName,
  KINDS,
  type Kind,
} from "#app/domain/food/allergens/compiled-lexicon.ts";
import type { Phrase, ReadFood, ReadText } from "#app/domain/food/allergens/read-food.ts";
import type { Word } from "#app/domain/food/words.ts";

/** Something that a lexicon finds. */
export interface Hit {
  /** The name as it was written, in lower case. */
  name: string;
  /** The stems of the name, as one word. */
  key: string;
  kind: Exclude<Kind, "exceptions">;
  isMany: boolean;
}

/** What a lexicon finds in a text, and the names that stood there with another meaning. */
interface Scan {
  hits: Hit[];
  exceptions: string[];
}

function scanPhrase(phrase: Phrase, lexicon: CompiledLexicon, isClaimedAfter: boolean, scan: Scan): void {
  const { words } = phrase;
  const { claimed } = findClaims(phrase, lexicon.claims);
  const reach = isClaimedAfter ? new Set(words.keys()) : claimReach(words, claimed);
  for (let start = 0; start < words.length; ) {
    const found = findLongestName(words, start, lexicon);
    if (!found) {
      start += 1;
      continue;
    }
    const { kind, length, key } = found;
    const isTakenBack =
      isNegated(words, start) ||
      [...Array(length).keys()].every((at) => claimed.has(start + at)) ||
      (kind !== "sure" && reach.has(start));
    const last = words[start + length - 1] as Word;
    if (kind === "exceptions" || isTakenBack) {
      // What an exception's name is made of is explained with it: the butter of the peanut butter.
      scan.exceptions.push(key, ...words.slice(start, start + length).map((word) => word.stem));
    } else {
      const name = phrase.text.slice((words[start] as Word).start, last.end).toLowerCase();
      scan.hits.push({ name, key, kind, isMany: /[^s]s$/.test(last.plain) && !/(us|ss)$/.test(last.plain) });
    }
    start += length;
  }
}

const scans = new WeakMap<ReadText, Map<CompiledLexicon, Scan>>();

/** Remembered for as long as the text itself is. */
function scanText(phrases: ReadText, lexicon: CompiledLexicon): Scan {
  const known = scans.get(phrases) ?? new Map<CompiledLexicon, Scan>();
  const scan = known.get(lexicon) ?? scanPhrases(phrases, lexicon);
  known.set(lexicon, scan);
  scans.set(phrases, known);
  return scan;
}

function scanPhrases(phrases: ReadText, lexicon: CompiledLexicon): Scan {
  const scan: Scan = { hits: [], exceptions: [] };
  phrases.forEach((phrase, index) => {
    const next = phrases[index + 1];
    // "Soy sauce (gluten-free)", "pasta, gluten-free"
    const isClaimedAfter = next !== undefined && findClaims(next, lexicon.claims).isAll;
    scanPhrase(phrase, lexicon, isClaimedAfter, scan);
  });
  return scan;
}

/**
 * What a lexicon finds in a food. Where the ingredients are known they outweigh the title: the name of a dish alone is
 * no evidence then, nor is a word that the ingredients explain ("noodles" of rice).
 */
export function findHits({ titles, ingredients }: ReadFood, lexicon: CompiledLexicon): Hit[] {
  const listed = ingredients.map((text) => scanText(text, lexicon));
  const hits = listed.flatMap((scan) => scan.hits);
  const inTitles = titles.flatMap((text) => scanText(text, lexicon).hits);
  if (ingredients.length === 0 || inTitles.length === 0) return [...hits, ...inTitles];
  const explained = new Set(listed.flatMap(({ exceptions }) => exceptions));
  return [
    ...hits,
    ...inTitles.filter(({ key, kind }) => !lexicon.dishes.has(key) && (kind === "sure" || !explained.has(key))),
  ];
}

/** The strongest hit: what certainly has it in it before what may have. */
export const findStrongest = (hits: readonly Hit[]): Hit | undefined =>
  hits.reduce<Hit | undefined>(
    (best, hit) => (best === undefined || KINDS.indexOf(hit.kind) > KINDS.indexOf(best.kind) ? hit : best),
    undefined,
  );
