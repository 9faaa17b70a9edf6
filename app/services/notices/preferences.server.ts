import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { enqueue } from "#app/db/jobs.server.ts";
import { type Channels, DEFAULT_KINDS, type Kinds, startByMail, stopByMail } from "#app/domain/notices/preferences.ts";
import { NoticePreference } from "#app/models/notices/notice-preference.server.ts";
import type { PushDevice } from "#app/models/notices/push-device.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import type { NoticesForm, PreferencesChange, ServerChange } from "#app/schemas/notices/notices.ts";
import { findDevices } from "#app/services/notices/devices.server.ts";
import { changedServer, type StoredServer } from "#app/services/notices/notification-gateway.server.ts";
import { localeOfPerson } from "#app/services/people/locale-of-person.server.ts";
import { NOTICE_KINDS, type NoticeKind } from "#app/shared/notices/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

/** A user with their notice preferences. */
export interface Recipient {
  id: number;
  familyId: number | null;
  email: string;
  isVerified: boolean;
  /** Whether the account is being deleted. */
  isLeaving: boolean;
  /** With the user's choice of 12 or 24 hours. */
  locale: string;
  kinds: Kinds;
  daily_digest_time: string;
  weekly_plan_time: string;
  quiet_from: string | null;
  quiet_to: string | null;
  reminders_in_quiet_hours: boolean;
  /** `null`: the family's zone. */
  timeZone: string | null;
  bounces: number;
  stoppedAt: Date | null;
  /** Enabled devices alone. */
  devices: PushDevice[];
  server: StoredServer | null;
}

type PreferenceColumns = Pick<
  NoticePreference,
  | "kinds"
  | "daily_digest_time"
  | "weekly_plan_time"
  | "quiet_from"
  | "quiet_to"
  | "reminders_in_quiet_hours"
  | "time_zone"
  | "bounces"
  | "email_stopped_at"
  | "self_hosted_type"
  | "self_hosted_url"
  | "self_hosted_token"
  | "self_hosted_refusals"
  | "self_hosted_stopped_at"
>;
type Row = Pick<
  User,
  "email" | "email_verified" | "delete_at" | "locale" | "language" | "clock" | "first_day" | "family_id"
> &
  PreferenceColumns & { id: number; has_chosen: boolean; family_language: string | null };

const FIND = `SELECT u.id, u.family_id, u.email, u.email_verified, u.delete_at, u.locale, u.language, u.clock, u.first_day,
    f.language AS family_language,
    p.user_id IS NOT NULL AS has_chosen, p.kinds, p.daily_digest_time, p.weekly_plan_time, p.quiet_from, p.quiet_to,
    p.reminders_in_quiet_hours, p.time_zone, p.bounces, p.email_stopped_at,
    p.self_hosted_type, p.self_hosted_url, p.self_hosted_token, p.self_hosted_refusals, p.self_hosted_stopped_at
  FROM users u LEFT JOIN notice_preferences p ON p.user_id = u.id LEFT JOIN families f ON f.id = u.family_id`;

const wholeKinds = (chosen: Partial<Kinds> = {}): Kinds => ({ ...DEFAULT_KINDS, ...chosen });

function toServer(row: NoticePreference): StoredServer | null {
  const { self_hosted_type: type, self_hosted_url: url, self_hosted_token: token } = row;
  if (!type || !url) return null;
  return { type, url, token, refusals: row.self_hosted_refusals, stoppedAt: row.self_hosted_stopped_at ?? null };
}

/** The defaults, for users without a row. */
const UNCHOSEN = NoticePreference.build({ user_id: 0 }, { raw: true });

function toRecipient(row: Row, devices: PushDevice[]): Recipient {
  // Raw, so that encrypted columns are decrypted when they are read, as in rows of the database.
  const chosen = row.has_chosen ? NoticePreference.build({ ...row, user_id: row.id }, { raw: true }) : UNCHOSEN;
  return {
    id: row.id,
    familyId: row.family_id,
    email: row.email ?? "",
    isVerified: row.email !== null && row.email_verified,
    isLeaving: row.delete_at !== null,
    locale: localeOfPerson(row, row.family_language === null ? null : { language: row.family_language }),
    kinds: wholeKinds(chosen.kinds),
    daily_digest_time: chosen.daily_digest_time,
    weekly_plan_time: chosen.weekly_plan_time,
    quiet_from: chosen.quiet_from,
    quiet_to: chosen.quiet_to,
    reminders_in_quiet_hours: chosen.reminders_in_quiet_hours,
    timeZone: chosen.time_zone ?? null,
    bounces: chosen.bounces,
    stoppedAt: chosen.email_stopped_at ?? null,
    devices: row.delete_at === null ? devices : [],
    server: toServer(chosen),
  };
}

async function find(condition: string, values: unknown): Promise<Recipient[]> {
  const rows = await sequelize.query<Row>(`${FIND} WHERE ${condition} ORDER BY u.id`, {
    bind: [values],
    type: QueryTypes.SELECT,
  });
  const devices = (await findDevices(rows.map(({ id }) => id))).filter((device) => device.is_working);
  return rows.map((row) =>
    toRecipient(
      row,
      devices.filter(({ user_id }) => user_id === row.id),
    ),
  );
}

/** The users with these ids, with their notice preferences; missing ones are left out. */
export const findRecipients = (ids: readonly number[]): Promise<Recipient[]> => find("u.id = ANY($1)", ids);

/** All users of a family. */
export const findFamilyRecipients = (familyId: number): Promise<Recipient[]> => find("u.family_id = $1", familyId);

/** @throws {DomainError} 404 */
export async function findRecipient(id: number): Promise<Recipient> {
  const [found] = await findRecipients([id]);
  if (!found) throw new DomainError("not-found", "User not found");
  return found;
}

/** Enqueues planning of the user's family with the new preferences. */
async function replan(user: Pick<User, "family_id">, id: string): Promise<void> {
  if (user.family_id !== null) await enqueue("family", { family: user.family_id, id, changes: [] });
}

/** The columns of a user's own server after a change, with its refusals reset. */
function serverColumns(before: Recipient, change: ServerChange | null): Partial<PreferenceColumns> {
  const server = change && changedServer(before.server, change);
  return {
    self_hosted_type: server?.type ?? null,
    self_hosted_url: server?.url ?? null,
    self_hosted_token: server?.token ?? null,
    self_hosted_refusals: 0,
    self_hosted_stopped_at: null,
  };
}

/** Changes the preferences in `change`, nested ones too. Ticking mail for a kind also lifts its stop. */
export async function changePreferences(user: User, change: PreferencesChange): Promise<Recipient> {
  const before = await findRecipient(user.id);
  const { kinds: sent = {}, self_hosted: server, ...rest } = change;
  const kinds = { ...before.kinds };
  for (const kind of NOTICE_KINDS) {
    const channels = sent[kind];
    if (!channels) continue;
    kinds[kind] = { ...kinds[kind], ...(channels as Kinds[NoticeKind]) };
    if (channels.email) kinds[kind] = startByMail(kinds[kind], true);
  }
  const quiet = { quiet_from: before.quiet_from, quiet_to: before.quiet_to, ...rest };
  if ((quiet.quiet_from === null) !== (quiet.quiet_to === null)) {
    const field = quiet.quiet_from === null ? "quiet_from" : "quiet_to";
    throw new DomainError("invalid", english(peopleWords, "bothTimes"), field);
  }
  await keep(user.id, { ...rest, kinds, ...(server === undefined ? {} : serverColumns(before, server)) });
  await replan(user, `preferences ${user.id}`);
  return findRecipient(user.id);
}

/** Like `changePreferences`, for the form, which sends every box. */
export async function changeByForm(
  user: User,
  { email, push, own_server: server, ...rest }: NoticesForm,
): Promise<Recipient> {
  // The form shows the boxes of the server only once a server is stored.
  const { server: known } = await findRecipient(user.id);
  const ticks = (kind: NoticeKind) => ({
    email: email.includes(kind),
    push: push.includes(kind),
    ...(known ? { self_hosted: server.includes(kind) } : {}),
  });
  return changePreferences(user, {
    ...rest,
    kinds: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, ticks(kind)])),
  });
}

/** Inserts or updates the user's row. */
async function keep(userId: number, values: Partial<PreferenceColumns>): Promise<void> {
  const [row] = await NoticePreference.findOrCreate({ where: { user_id: userId }, defaults: { user_id: userId } });
  await row.update(values);
}

/**
 * Stops the mails of some kinds for a user (the unsubscribe link), or resumes them. Resuming affects only kinds that
 * the user had by mail before (docs/product/notices.md, "Mails").
 */
export async function stopMails(userId: number, kinds: readonly NoticeKind[], isStopped: boolean): Promise<void> {
  const person = await findRecipient(userId);
  const isNamed = kinds.length === 1;
  const change = (channels: Channels) => (isStopped ? stopByMail(channels) : startByMail(channels, isNamed));
  const changed = Object.fromEntries(kinds.map((kind) => [kind, change(person.kinds[kind])]));
  await keep(userId, { kinds: { ...person.kinds, ...changed } });
  await replan({ family_id: person.familyId }, `stop ${userId}`);
}

/** Forgets that mails to a user bounced, and sends them again. */
export const forgetBounces = (userId: number): Promise<void> => keep(userId, { bounces: 0, email_stopped_at: null });
