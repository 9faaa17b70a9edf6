export const MEMBER_ROLES = ["parent", "child", "guardian", "other"] as const;
/** Choices of the first day of the week, and of the clock's hours. */
export const FIRST_DAYS = ["sunday", "monday", "saturday"] as const;
export const CLOCKS = [12, 24] as const;
export type FirstDay = (typeof FIRST_DAYS)[number];
export type Clock = (typeof CLOCKS)[number];
export type MemberRole = (typeof MEMBER_ROLES)[number];
/**
 * The palette of members, in the order in which new members get its colours (docs/product/accounts.md, "Colours of
 * members").
 */
export const MEMBER_COLORS = [
  { name: "Teal", hex: "#6BC5B8" },
  { name: "Coral", hex: "#F27C5E" },
  { name: "Yellow", hex: "#F4C142" },
  { name: "Periwinkle", hex: "#8793F0" },
  { name: "Plum", hex: "#C07ABD" },
  { name: "Mint", hex: "#C6F1D6" },
  { name: "Peach", hex: "#FFD2A8" },
  { name: "Sage", hex: "#8E9B74" },
] as const;
export const DEFAULT_MEMBER_COLOR = "#6BC5B8";
export const MAX_MEMBERS = 50;
/** Days until a requested deletion of a family or account, and days for which backups hold its data after that. */
export const DELETE_DAYS = 14;
export const BACKUP_DAYS = 30;
/** Hours after which accounts and families of a demo are deleted. */
export const DEMO_HOURS = 24;
/** Days that a session lasts, extended on use. */
export const SESSION_DAYS = 30;
/** Days after its creation at which a session ends even if it is used. */
export const SESSION_DAYS_AT_MOST = 180;
/** Days without use after which the session of a device ends, and days after its beginning at which it ends anyway. */
export const LET_IN_DAYS = 90;
export const LET_IN_DAYS_AT_MOST = 365;
/** Minutes for which a sign-in counts as recent (docs/product/accounts.md, "Signing in again"). */
export const RECENT_SIGN_IN_MINUTES = 15;
/** The same for accounts that the household sign-in asks (docs/product/accounts.md, "Is it you?"). */
export const FRESH_MINUTES = 10;
/** Days after its last sign-in at which a browser counts as new again. */
export const DEVICE_DAYS = 365;
/** Stored characters of a browser's `User-Agent`. */
export const MAX_USER_AGENT = 300;
/** Minutes until the draft of a form after an ended session is deleted. */
export const FORM_DRAFT_MINUTES = 60;
/** Code points of a sign-in name, and of a new password. */
export const SIGN_IN_NAME_MIN = 2;
export const SIGN_IN_NAME_MAX = 40;
export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 256;
/** Passkeys of an account. */
export const MAX_PASSKEYS = 10;
/** Days for which an invitation is valid. */
export const INVITATION_DAYS = 7;
/** An invitation with less time left "expires soon". */
export const EXPIRES_SOON_HOURS = 24;
/** Open invitations of a family. */
export const MAX_INVITATIONS = 50;
/** Days for which the link of an ended invitation still says so. */
export const ENDED_INVITATION_DAYS = 30;
/** Days until a user is asked again to install Roost. */
export const INSTALL_DAYS = 90;
/** The name of the cookie banner's buttons when they carry the page's form. */
export const COOKIE_LEVEL = "cookie_level";
