import { countWord } from "#app/domain/food/amount.ts";
import { splitPieces } from "#app/domain/food/food-name.ts";
import { isNumber, spellFractions } from "#app/domain/food/fraction.ts";
import { isShopUnit, takeUnitName } from "#app/domain/food/units.ts";
import { capitalize } from "#app/domain/food/words.ts";
import { toLatinDigits } from "#app/utils/digits.ts";

/** A number and words: "500 g flour", "2 tins of beans". */
const MEASURED = /^([^\p{L}]*[^\p{L}\s])\s*(\p{L}.*)$/su;
/** "2 tomatoes", but not "7 up", "4 cheese pizza" or "5 spice": the name of several things must be a plural. */
const COUNTED = /^(1|[1-9]\d?(?=.*[^s]s$))\s+(\p{L}[\p{L} '’-]*)$/isu;

/** "2x milk", "2 x milk" */
const TIMES = /^([1-9]\d?)\s?[x×]\s+(\p{L}.*)$/isu;

/**
 * Splits a typed item: "Oat milk, 2 cartons" has the quantity after the last comma, if it begins with a number; "500 g flour"
 * and "two tomatoes" have it first, if it is an amount as shops sell it. The quantity stays as typed, in digits.
 */
export function splitQuantity(typed: string): { item_name: string; quantity: string | null } {
  const text = toLatinDigits(typed);
  // A comma between digits is a decimal one: "1,5 l cola". Arabic, Chinese and Japanese have commas of their own.
  const comma = Math.max(...[...text.matchAll(/[,،、，](?!(?<=\d,)\d)/g)].map(({ index }) => index), -1);
  const [before, after] = [text.slice(0, Math.max(comma, 0)).trimEnd(), text.slice(comma + 1).trimStart()];
  if (before && /^\d[^%]*$/.test(after)) return { item_name: before, quantity: after };
  const [, times, timed] = TIMES.exec(text) ?? [];
  if (times && timed) return { item_name: capitalize(timed), quantity: times };
  const counted = countWord(text);
  const [, amount = "", words = ""] = MEASURED.exec(counted) ?? [];
  const unit = takeUnitName(words)?.name ?? "";
  const thing = words.slice(unit.length).replace(/^\s+(?:of\s+)?/, "");
  if (isShopUnit(unit) && /^\p{L}/u.test(thing) && isNumber(spellFractions(amount))) {
    return { item_name: capitalize(thing), quantity: `${amount} ${unit}` };
  }
  const [, count, name] = COUNTED.exec(counted) ?? [];
  if (!count || !name) return { item_name: typed, quantity: null };
  const pieces = splitPieces(name);
  return pieces
    ? { item_name: capitalize(pieces.name), quantity: `${count} ${pieces.pieces}` }
    : { item_name: capitalize(name), quantity: count };
}
