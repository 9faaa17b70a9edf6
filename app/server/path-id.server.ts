import { notFound } from "#app/utils/domain-error.ts";

/** A whole number in a path, else the 404 of a resource that cannot exist. */
export function pathId(text: string | undefined, what: string): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw notFound(what);
  return Number(text);
}
