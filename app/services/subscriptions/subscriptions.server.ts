import { inTransaction } from "#app/db/database.server.ts";
import { type Preset, SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import type { CalendarChange, NewCalendar } from "#app/schemas/calendar/subscribed-calendar.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { listMembers, requireMembers } from "#app/services/people/members.server.ts";
import { nameHolidays } from "#app/services/subscriptions/holidays.server.ts";
import { replaceEvents } from "#app/services/subscriptions/other-rows.server.ts";
import {
  addressKey,
  type CalendarSource,
  type FoundSource,
  readSource,
  SourceError,
  splitAddress,
} from "#app/services/subscriptions/read-source.server.ts";
import { afterSuccess, refreshCalendar } from "#app/services/subscriptions/refresh.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { MAX_CALENDARS } from "#app/shared/calendar/constants.ts";
import { nextColor } from "#app/shared/people/palette.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";
import { englishSentences, note, writeNotes } from "#app/words/note.server.ts";

/** A family's subscribed calendars (docs/product/subscribed-calendars.md, "Adding a calendar"). */

/** Fetches by a family's requests in ten minutes. Background refreshes do not count. */
export const FETCHES: Limit = { name: "calendars of a family", max: 20, seconds: 600 };

/** The family's subscribed calendars, oldest first. */
export const listCalendars = ({ family }: FamilyScope): Promise<SubscribedCalendar[]> =>
  SubscribedCalendar.findAll({ where: { family_id: family.id }, order: ["id"] });

/** A subscribed calendar of the family. @throws {DomainError} 404 */
export const findCalendar = (actor: FamilyScope, id: number): Promise<SubscribedCalendar> =>
  findRow(SubscribedCalendar, actor, id, "Calendar");

const makeKey = ({ url, preset }: Pick<CalendarSource, "url" | "preset">) =>
  url === null ? `holidays ${preset?.country} ${preset?.region ?? ""}` : addressKey(url);

/** @throws {DomainError} 409 for the source of another calendar than `own`, or beyond `MAX_CALENDARS` */
async function requireNew(actor: FamilyScope, source: Pick<CalendarSource, "url" | "preset">, own: number | null) {
  const others = (await listCalendars(actor)).filter(({ id }) => id !== own);
  const double = others.find((other) => makeKey(other) === makeKey(source));
  if (double) throw new DomainError("conflict", english(calendarWords, "source.double", { name: double.name }), "url");
  if (own === null && others.length >= MAX_CALENDARS) {
    throw new DomainError("conflict", english(calendarWords, "source.tooMany", { count: MAX_CALENDARS }));
  }
}

/** Uses one of the family's fetches. @throws {DomainError} 429 */
export async function countFetch({ family }: FamilyScope): Promise<void> {
  const wait = await consume(FETCHES, family.id);
  if (wait > 0) throw new DomainError("limited", english(calendarWords, "source.tooOften"), undefined, wait);
}

/** A source that was fetched for the first time. */
export interface Fetched {
  source: Pick<CalendarSource, "url" | "credentials" | "preset">;
  found: Extract<FoundSource, { isSame: false }>;
}

/**
 * Fetches a calendar, not saved yet. Slow: do not call inside a transaction.
 * @throws {DomainError} at `url` with the reason of a failure, 409 for a known address, 429
 */
export async function fetchCalendar(
  actor: FamilyScope,
  asked: { url?: string | undefined; preset?: Preset | undefined },
  own: number | null = null,
): Promise<Fetched> {
  const { url, credentials } =
    asked.url === undefined ? { url: null, credentials: null } : splitAddress(asked.url.trim());
  const source = { url, credentials, preset: asked.preset ?? null };
  await requireNew(actor, source, own);
  if (source.preset) await nameHolidays(source.preset);
  if (url !== null) await countFetch(actor);
  try {
    const found = await readSource(actor, source);
    if (found.isSame) throw new SourceError(note(calendarFileWords, "source.noCalendar"));
    return { source, found };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const message = englishSentences((locale) => writeNotes(calendarFileWords, [error.note], locale));
    throw new DomainError("invalid", message, "url");
  }
}

type Chosen = Pick<NewCalendar, "member_ids">;

const requirePeople = (actor: FamilyScope, { member_ids }: Partial<Chosen>) =>
  requireMembers(
    actor,
    (member_ids ?? []).map((id, index) => ({ id, field: `member_ids.${index}` })),
  );

/** The colours of members and calendars, except the calendar `own`. */
export async function takenColors(actor: FamilyScope, own: number | null = null): Promise<string[]> {
  const calendars = (await listCalendars(actor)).filter(({ id }) => id !== own);
  return [...(await listMembers(actor)), ...calendars].map(({ color }) => color);
}

/** The first colour that no member and no calendar has. */
export const freeColor = async (actor: FamilyScope): Promise<string> => nextColor(await takenColors(actor));

/** Adds a fetched calendar. @throws {DomainError} 409 for a known address, or when the family is full */
export function addCalendar(
  actor: Editor,
  input: NewCalendar,
  { source, found }: Fetched,
): Promise<SubscribedCalendar> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireNew(actor, source, null);
    await requirePeople(actor, input);
    const now = new Date();
    const { name, color, member_ids, is_shown, in_feed } = input;
    const calendar = await SubscribedCalendar.create({
      family_id: actor.family.id,
      ...source,
      name,
      color: color ?? (await freeColor(actor)),
      member_ids: [...new Set(member_ids)],
      is_shown,
      in_feed,
      ...afterSuccess(found, now),
    });
    await replaceEvents(calendar, found.items, now);
    return calendar;
  });
}

/** Whether a change names another address, which must be fetched first. */
export const isOtherAddress = (
  { url }: SubscribedCalendar,
  change: CalendarChange,
): change is CalendarChange & { url: string } => change.url !== undefined && change.url.trim() !== url;

/** Fetches the new address of a calendar; `null` if the address stays. @throws {DomainError} at `url` */
export async function fetchChange(actor: FamilyScope, calendar: SubscribedCalendar, change: CalendarChange) {
  if (!isOtherAddress(calendar, change)) return null;
  if (calendar.url === null) throw new DomainError("invalid", english(calendarWords, "source.noLink"), "url");
  return fetchCalendar(actor, { url: change.url }, calendar.id);
}

/** Changes a calendar; one that is shown again is refreshed soon. */
export function changeCalendar(
  actor: Editor,
  id: number,
  { url: _, member_ids, ...change }: CalendarChange,
  fetched: Fetched | null,
): Promise<SubscribedCalendar> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const calendar = await findCalendar(actor, id);
    if (fetched) await requireNew(actor, fetched.source, id);
    await requirePeople(actor, { member_ids });
    const now = new Date();
    if (fetched) await replaceEvents(calendar, fetched.found.items, now);
    return calendar.update({
      ...change,
      ...(member_ids ? { member_ids: [...new Set(member_ids)] } : {}),
      ...(change.is_shown && !calendar.is_shown ? { next_refresh_at: now } : {}),
      ...(fetched ? { ...fetched.source, ...afterSuccess(fetched.found, now), hidden_uids: [] } : {}),
    });
  });
}

/** Removes a calendar with its events. */
export function removeCalendar(actor: Editor, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await (await findCalendar(actor, id)).destroy();
  });
}

/** Hides an event with all its dates, for the whole family, also from newer versions of its calendar. */
export function hideEvent(actor: Editor, id: number, uid: string): Promise<SubscribedCalendar> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const calendar = await findCalendar(actor, id);
    return calendar.update({ hidden_uids: [...new Set([...calendar.hidden_uids, uid])] });
  });
}

/** Shows all events of a calendar again that were hidden. */
export async function showHidden(actor: Editor, id: number): Promise<void> {
  await (await findCalendar(actor, id)).update({ hidden_uids: [] });
}

/**
 * Refreshes a calendar while the caller waits. The result's `problem` says why a refresh failed.
 * @throws {DomainError} 409 for a hidden calendar, 429
 */
export async function refreshNow(actor: Editor, calendar: SubscribedCalendar): Promise<SubscribedCalendar> {
  if (!calendar.is_shown) throw new DomainError("conflict", english(calendarWords, "source.isOff"));
  await countFetch(actor);
  const refreshed = await refreshCalendar(actor, calendar);
  if (!refreshed) throw notFound("Calendar");
  return refreshed;
}
