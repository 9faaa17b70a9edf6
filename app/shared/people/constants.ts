export const MEMBER_ROLES = ["parent", "child", "guardian", "other"] as const;
/** What a reader may have weeks begin with, and how many hours a clock may have. */
export const FIRST_DAYS = ["sunday", "monday", "saturday"] as const;
export const CLOCKS = [12, 24] as const;
export type FirstDay = (typeof FIRST_DAYS)[number];
export type Clock = (typeof CLOCKS)[number];
export type MemberRole = (typeof MEMBER_ROLES)[number];
/**
 * The members' palette, in the order in which colours are given out (docs/product/accounts.md, "Colours of members").
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
/** Days until a family or an account that was asked to go is deleted, and the most that backups hold it after that. */
export const DELETE_DAYS = 14;
export const BACKUP_DAYS = 30;
/** Days that a session lasts, extended on use. */
export const SESSION_DAYS = 30;
/** Days after its beginning at which a session ends, however it is used. */
export const SESSION_DAYS_AT_MOST = 180;
/** Days after its last sign-in at which a browser is new again. */
export const DEVICE_DAYS = 365;
/** Of what a browser says that it is, the characters that are kept. */
export const MAX_USER_AGENT = 300;
/** Minutes for which a form whose session had ended waits for its person. */
export const FORM_DRAFT_MINUTES = 60;
/** Days that an invitation is good for. */
export const INVITATION_DAYS = 7;
/** An invitation that has less than this left expires soon. */
export const EXPIRES_SOON_HOURS = 24;
/** Invitations of a family that are open at the same time. */
export const MAX_INVITATIONS = 50;
/** Days for which an invitation that is over still answers that it is. */
export const ENDED_INVITATION_DAYS = 30;
/** Days until a user is asked again to install Roost. */
export const INSTALL_DAYS = 90;
/** What the cookie banner's buttons are called where they send a page's form along. */
export const COOKIE_LEVEL = "cookie_level";
