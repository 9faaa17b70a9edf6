import { byCount } from "#app/shared/by-count.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";

// Memoized, because it costs more than all names of a page. Firefox has `Intl.Segmenter` from version 125 on.
const graphemes =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter("en", { granularity: "grapheme" }) : undefined;

/** The first grapheme of a name. */
export function firstCharacter(name: string): string {
  const text = name.trim();
  const first = graphemes ? graphemes.segment(text).containing(0)?.segment : [...text][0];
  return first?.toLocaleUpperCase("en") ?? "?";
}

export const ROLE_NAMES: Record<MemberRole, string> = {
  parent: "Parent",
  child: "Child",
  guardian: "Guardian",
  other: "Other",
};

/** More names make a message too long to read, and too large for a cookie. */
const MAX_NAMES = 4;

/** The message after members were added: "Member added: Ella." */
export function membersAdded(names: readonly string[]): string {
  if (names.length > MAX_NAMES) return `${names.length} family members added.`;
  const list = new Intl.ListFormat("en").format(names);
  return byCount(names.length, `Member added: ${list}.`, `Members added: ${list}.`);
}
