import type { Lexicon } from "#app/domain/food/allergens/lexicon.ts";
import type { Hit } from "#app/domain/food/allergens/scan.ts";
import { phraseKey, splitStems } from "#app/domain/food/words.ts";

/** Why a food does not suit, in plain sentences. */

const verb = ({ isMany }: Hit) => (isMany ? "are" : "is");

export function allergenReason(hit: Hit, { label, part }: Lexicon): string {
  const { name, kind, isMany } = hit;
  const own = isMany ? label[1] : label[0];
  // "Contains egg noodles, which are eggs" says it twice.
  const told = new Set([...label, part].flatMap(splitStems));
  if (splitStems(name).some((stem) => stem.length > 2 && told.has(stem))) return `Contains ${name}.`;
  if (kind === "sure" || kind === "names") return `Contains ${name}, which ${verb(hit)} ${own}.`;
  if (kind === "made") return `Contains ${name}, which ${verb(hit)} made with ${part}.`;
  return `Contains ${name}, which may be made with ${part}.`;
}

/** Diets whose names say what a food is; of the others it is part. */
const ADJECTIVES: ReadonlySet<string> = new Set(["Vegetarian", "Vegan", "Gluten-free", "Dairy-free"]);

export function dietReason(hit: Hit, diet: string): string {
  const isCertain = hit.kind !== "maybe" && hit.kind !== "dishes";
  const what = ADJECTIVES.has(diet) ? diet.toLowerCase() : `part of a ${diet.toLowerCase()} diet`;
  return `Contains ${hit.name}, which ${isCertain ? `${verb(hit)} not` : "may not be"} ${what}.`;
}

/** For an allergy in words of one's own: what was found, and the thing that it is understood as. */
export const ownWordsReason = (found: string, name: string): string =>
  phraseKey(found) === phraseKey(name) ? `Contains ${found}.` : `Contains ${found}; you leave out ${name}.`;
