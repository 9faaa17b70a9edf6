import type { Person } from "#app/shared/people/person.ts";

/** The page of a link (docs/product/household.md, "Links"). */
export type LetInView =
  | { state: "used" | "over" }
  | {
      state: "open";
      kind: "device" | "password";
      title: string;
      /** The link's user, by name. */
      name: string;
      /** "Ella’s" */
      whose: string;
      member: Person | null;
      /** The name of another user who is signed in. */
      otherUser: string | null;
      needsName: boolean;
      signInName: string | null;
      /** Four random words. */
      example: string;
    };

/** The titles of links that cannot be used. Unknown ones say the same as those that have run out. */
export const LET_IN_TITLES = { used: "This link has been used.", over: "This link has run out." };

export const whose = (name: string) => `${name}’s`;

/** A link on the page of the user who has made it. */
export type LinkView =
  | { state: "used" }
  | {
      state: "open";
      id: number;
      url: string;
      code: string | null;
      /** An SVG. */
      qr: string;
      /** Minutes for which it still works. */
      minutes: number;
    };

/** A notice above every page, with one button. */
export interface ShellNotice {
  text: string;
  intent: "end-password-link" | "note-password-link";
  button: string;
  linkId: number;
}
