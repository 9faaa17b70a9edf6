import { createHash } from "node:crypto";
import { withoutAttachments } from "#app/domain/calendar-file/attachments.ts";
import { CalendarFileError, type CalendarFileProblem } from "#app/domain/calendar-file/components.ts";
import { charsetOf, decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { readDuration } from "#app/domain/calendar-file/properties.ts";
import type { FileCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { LeftOut, Preset } from "#app/models/calendar/subscribed-calendar.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { readFile } from "#app/services/imports/read-file.server.ts";
import { readHolidays } from "#app/services/subscriptions/holidays.server.ts";
import { type FoundItem, findLeftOut, nameItems } from "#app/services/subscriptions/other-rows.server.ts";
import {
  askOutside,
  type OutsideAnswer,
  OutsideError,
  type OutsideProblem,
} from "#app/services/system/outside.server.ts";
import { MAX_FILE_EVENTS } from "#app/shared/calendar/constants.ts";
import { clamp } from "#app/utils/clamp.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { type Note, note, writeNotes } from "#app/words/note.server.ts";

/** The source of a calendar, and the validators of its last response. */
export interface CalendarSource {
  url: string | null;
  credentials: string | null;
  preset: Preset | null;
  etag?: string | null;
  last_modified?: string | null;
}

/** The content of a source; `isSame` for a 304. */
export type FoundSource =
  | { isSame: true }
  | {
      isSame: false;
      items: FoundItem[];
      left_out: LeftOut | null;
      hash: string;
      refresh_minutes: number;
      etag: string | null;
      last_modified: string | null;
    };

/** Why a calendar could not be read: a note of `calendarFileWords`, and its English sentence. */
export class SourceError extends Error {
  constructor(readonly note: Note) {
    super(writeNotes(calendarFileWords, [note], "en"));
  }
}

const PROBLEMS: Record<OutsideProblem, Note> = {
  demo: note(calendarFileWords, "source.demo"),
  "no web address": note(calendarFileWords, "source.noAddress"),
  "not public": note(calendarFileWords, "source.notPublic"),
  unreachable: note(calendarFileWords, "source.unreachable"),
  "too slow": note(calendarFileWords, "source.slow"),
  "too large": note(calendarFileWords, "source.large"),
  "too many redirects": note(calendarFileWords, "source.redirects"),
};

const STATUSES: Record<number, Note> = {
  304: note(calendarFileWords, "source.noCalendar"),
  401: note(calendarFileWords, "source.password"),
  403: note(calendarFileWords, "source.forbidden"),
  404: note(calendarFileWords, "source.missing"),
  410: note(calendarFileWords, "source.gone"),
  429: note(calendarFileWords, "source.busy"),
};

const OF_FILES: Record<CalendarFileProblem, Note> = {
  "not a calendar": note(calendarFileWords, "source.webPage"),
  "cut off": note(calendarFileWords, "source.cutOff"),
  "too many": note(calendarFileWords, "source.tooMany", { count: MAX_FILE_EVENTS }),
  "too complex": note(calendarFileWords, "file.complex"),
};

const MINUTES = { min: 15, default: 6 * 60, max: 24 * 60 };
const HOLIDAY_MINUTES = 7 * 24 * 60;

/** The interval of refreshes that a source asks for, in minutes and within `MINUTES` (docs/product/subscribed-calendars.md, "Refreshing"). */
export function refreshMinutes(written: string | null): number {
  const length = readDuration(written);
  const minutes = length ? length.days * 24 * 60 + length.ms / 60_000 : 0;
  return minutes > 0 ? Math.round(clamp(minutes, MINUTES.min, MINUTES.max)) : MINUTES.default;
}

/** The minutes until the retry after `failures` consecutive failures. */
export const minutesAfter = (failures: number, usual: number): number =>
  Math.max(usual, Math.min(MINUTES.max, usual * 2 ** Math.min(failures, 20)));

/** Splits `https://me:secret@host/` into the address as typed, without credentials, and `me:secret`. */
export function splitAddress(typed: string): { url: string; credentials: string | null } {
  const url = typed.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#\\]*@/i, "$1");
  const parsed = url !== typed && URL.canParse(toWeb(typed)) ? new URL(toWeb(typed)) : null;
  if (!parsed) return { url, credentials: null };
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  return { url, credentials: `${decode(parsed.username)}:${decode(parsed.password)}` };
}

/** `webcal:` as `https:`. */
const toWeb = (url: string) => url.trim().replace(/^webcals?:/i, "https:");

/** The same text for all spellings of an address. */
export const addressKey = (url: string): string => (URL.canParse(toWeb(url)) ? new URL(toWeb(url)).href : url);

function ask(url: string, { credentials, etag, last_modified }: CalendarSource): Promise<OutsideAnswer> {
  return askOutside(url, {
    takesWebcal: true,
    keep: withoutAttachments,
    headers: {
      Accept: "text/calendar, */*;q=0.5",
      ...(etag ? { "If-None-Match": etag } : {}),
      ...(last_modified ? { "If-Modified-Since": last_modified } : {}),
    },
    ...(credentials
      ? { secretHeaders: { Authorization: `Basic ${Buffer.from(credentials).toString("base64")}` } }
      : {}),
  });
}

function checkStatus({ status }: OutsideAnswer, isConditional: boolean): void {
  if ((status >= 200 && status <= 299) || (status === 304 && isConditional)) return;
  const id = status >= 500 ? "source.siteProblem" : "source.status";
  throw new SourceError(STATUSES[status] ?? note(calendarFileWords, id, { status }));
}

const hashItems = (items: readonly FoundItem[]) =>
  createHash("sha256").update(JSON.stringify(items)).digest("base64url");

async function readAddress({ family }: FamilyScope, url: string, source: CalendarSource): Promise<FoundSource> {
  const answer = await ask(url, source);
  checkStatus(answer, Boolean(source.etag || source.last_modified));
  if (answer.status === 304) return { isSame: true };
  const text = decodeCalendar(answer.body, charsetOf(answer.headers.get("Content-Type")));
  const year = Temporal.Now.plainDateISO("UTC").year;
  const calendar: FileCalendar = await readFile({ text, family: family.time_zone, year }, () => undefined);
  const items = nameItems(calendar.items);
  return {
    isSame: false,
    items,
    left_out: findLeftOut(calendar.items),
    hash: hashItems(items),
    refresh_minutes: refreshMinutes(calendar.refreshes),
    etag: answer.headers.get("ETag"),
    last_modified: answer.headers.get("Last-Modified"),
  };
}

/**
 * Fetches a calendar and parses it in a thread. Slow: do not call inside a transaction.
 * @throws {SourceError}
 */
export async function readSource(actor: FamilyScope, source: CalendarSource): Promise<FoundSource> {
  const { url, preset } = source;
  try {
    if (url !== null) return await readAddress(actor, url, source);
    const items = await readHolidays(preset as Preset, actor.family.time_zone, Temporal.Now.plainDateISO("UTC").year);
    return {
      isSame: false,
      items,
      left_out: null,
      hash: hashItems(items),
      refresh_minutes: HOLIDAY_MINUTES,
      etag: null,
      last_modified: null,
    };
  } catch (error) {
    if (error instanceof OutsideError) throw new SourceError(PROBLEMS[error.problem]);
    if (error instanceof CalendarFileError) throw new SourceError(OF_FILES[error.problem]);
    throw error;
  }
}
