/** Kinds and channels of notices (docs/product/notices.md). */
export const NOTICE_KINDS = [
  "event_reminders",
  "chores",
  "changes",
  "daily_digest",
  "weekly_plan",
  "invitations",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const NOTICE_CHANNELS = ["email", "push", "self_hosted"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];
export const SERVER_TYPES = ["ntfy", "gotify"] as const;
export type ServerType = (typeof SERVER_TYPES)[number];

/** Devices of a user for notices, and the limits of their fields. */
export const MAX_DEVICES = 10;
export const MAX_DEVICE_NAME = 100;
export const MAX_ENDPOINT = 2000;
