import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { CalendarFileError } from "#app/domain/calendar-file/components.ts";
import { charsetOf, decodeCalendar } from "#app/domain/calendar-file/decode.ts";
import { checkCalendar } from "#app/domain/calendar-file/read-calendar.ts";
import { MAX_FILE_EVENTS } from "#app/shared/calendar/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { englishSentences, type Note, note, writeNotes } from "#app/words/note.server.ts";

/** A calendar file as a user sent it, and as it is stored until it is read. */

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** The name of a file as pages show it: no slashes or control characters, 200 characters at most; `usual` if it is empty. */
export const fileName = (sent: string, usual: string): string =>
  [...sent.replace(/[\p{Cc}\\/]/gu, "").trim()].slice(0, 200).join("") || usual;

/** The problem of a file, as a note of `calendarFileWords`. */
export function fileProblem(name: string, { problem }: CalendarFileError): Note {
  switch (problem) {
    case "not a calendar":
      return note(calendarFileWords, "file.none", { name });
    case "cut off":
      return note(calendarFileWords, "file.cutOff", { name });
    case "too many":
      return note(calendarFileWords, "file.tooMany", { name, count: MAX_FILE_EVENTS });
    case "too complex":
      return note(calendarFileWords, "file.complex");
  }
}

/** A file as it was sent, checked as far as that takes no time. */
export interface SentFile {
  name: string;
  content: Buffer;
  events: number;
}

/**
 * `contentType` is the one that the file came with; the content is stored as UTF-8.
 * @throws {DomainError} at `file` if it is no calendar, is cut off, or has too many events
 */
export async function checkFile(name: string, bytes: Uint8Array, contentType: string | null = null): Promise<SentFile> {
  const shown = fileName(name, "calendar.ics");
  try {
    const text = decodeCalendar(bytes, charsetOf(contentType));
    const events = checkCalendar(text);
    return { name: shown, content: (await compress(text)) as Buffer, events };
  } catch (error) {
    if (!(error instanceof CalendarFileError)) throw error;
    const problem = fileProblem(shown, error);
    const message = englishSentences((locale) => writeNotes(calendarFileWords, [problem], locale));
    throw new DomainError("invalid", message, "file");
  }
}

/** The text of a file that was sent. */
export const textOfFile = async (content: Buffer): Promise<string> => decodeCalendar((await expand(content)) as Buffer);
