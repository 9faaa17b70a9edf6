/** The kinds of events that "How you sign in" lists (docs/product/accounts.md, "What happened at sign-in"). */
export type SignInEventKind =
  | "signed-in"
  | "wrong-password"
  | "password-changed"
  | "password-removed"
  | "passkey-added"
  | "passkey-removed"
  | "name-changed"
  | "email-changed"
  | "way-added"
  | "way-removed"
  | "link-made"
  | "link-used";

export interface SignInEventDetail {
  /** How the user signed in. */
  how?: "password" | "passkey" | "link" | "provider";
  /** The browser's `User-Agent`, for `signed-in`. */
  user_agent?: string | null;
  /** Of `OUTSIDE_KINDS`: whether it came from the network of Roost's computer; `both` for several wrong passwords. */
  from?: "home" | "elsewhere" | "both";
  /** The name of a passkey, or of a provider. */
  name?: string;
  /** Of a link: its purpose, and the name of the user or "Roost’s operator" who made it. */
  link?: "device" | "password";
  by?: string;
  link_id?: number;
}

/** Kinds that can come from outside; their `detail.from` says from where. */
export const OUTSIDE_KINDS: readonly SignInEventKind[] = ["signed-in", "wrong-password", "link-used"];

/** Who makes the links of `npm run sign-in-link`. */
export const OPERATOR = "Roost’s operator";

/** Days and entries of the list. */
export const EVENT_DAYS = 180;
export const MAX_EVENTS = 100;
