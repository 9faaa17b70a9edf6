import type { Person } from "#app/shared/people/person.ts";

/** The page of a link. An unknown link shows the same as an expired one (docs/product/household.md, "Links"). */
export type LetInView =
  | { state: "used" | "over" }
  | {
      state: "open";
      kind: "device" | "password";
      /** The link's user, by name. */
      name: string;
      member: Person | null;
      /** The name of another user who is signed in. */
      otherUser: string | null;
      needsName: boolean;
      signInName: string | null;
      /** Four random words. */
      example: string;
    };

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
  /** The path that its form is sent to. */
  action: string;
  intent: "end-password-link" | "note-password-link" | "note-languages";
  button: string;
  /** The id of a link for the password. */
  linkId?: number;
  /** A link to further actions. */
  more?: { href: string; text: string };
}
