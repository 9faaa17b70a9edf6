import { type Missing, notFound } from "#app/utils/domain-error.ts";

/** The id in a path. Throws the 404 of a missing resource for anything else. */
export function pathId(text: string | undefined, what: Missing): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw notFound(what);
  return Number(text);
}
