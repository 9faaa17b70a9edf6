import { readDate, readDays } from "#app/domain/quick-add/dates.ts";
import { readAllDay, readClock, readEnd, readLength, readPart } from "#app/domain/quick-add/hour-readers.ts";
import { indexesFrom, type LineContext, type Read, type Reader } from "#app/domain/quick-add/read.ts";
import { readRepeat, readTimes, readWeekdays } from "#app/domain/quick-add/repeats.ts";
import { readLongest, splitLine } from "#app/domain/quick-add/words.ts";
import { Temporal } from "#app/domain/time/time.ts";

function once<K extends keyof Read>(key: K, parse: (text: string, context: LineContext) => Read[K] | null): Reader {
  return (words, at, read, context) => {
    if (read[key] !== null) return 0;
    const found = readLongest(words, at, (text) => parse(text, context));
    if (!found) return 0;
    read[key] = found.value as Read[K];
    return found.count;
  };
}

/** A single time on a weekday with an end at least this many days away repeats weekly: "Thu 16:30 until 3 June". */
const WEEKLY_DAYS = 14;

const readUntil: Reader = (words, at, read, context) => {
  const isOfWeekday = read.time !== null && read.date !== null && "weekday" in read.date;
  const isWeekly = read.repeat === null && read.weekdays === null && isOfWeekday;
  const isRepeating = read.repeat !== null || read.weekdays !== null;
  if (!(isRepeating || isWeekly) || read.until !== null || read.count !== null) return 0;
  const found = readLongest(words, at, (text) => {
    const [, date] = text.match(/^(?:until|till|through|thru) (.+)$/) ?? [];
    return date ? readDate(date, context) : null;
  });
  if (isWeekly && found) {
    const first = context.today.add({ days: WEEKLY_DAYS });
    if (!("date" in found.value) || Temporal.PlainDate.compare(found.value.date, first) < 0) return 0;
    read.repeat = { frequency: "weekly" };
  }
  read.until = found?.value ?? null;
  return found?.count ?? 0;
};

/** "Recycling every other Thursday starting 3 Dec": the first possible day. */
const readFrom: Reader = (words, at, read, context) => {
  const isOpen = read.date ? "weekday" in read.date : (read.repeat ?? read.weekdays) !== null;
  if (!isOpen || read.from !== null || read.lastDate !== null) return 0;
  const found = readLongest(words, at, (text) => {
    const [, date] = text.match(/^(?:from|(?:starting|beginning)(?: on| from)?) (.+)$/) ?? [];
    return date ? readDate(date, context) : null;
  });
  read.from = found?.value ?? null;
  return found?.count ?? 0;
};

const readDates: Reader = (words, at, read, context) => {
  const found = read.date === null ? readLongest(words, at, (text) => readDays(text, context)) : null;
  if (!found) return 0;
  read.date = found.value.first;
  read.lastDate = found.value.last;
  return found.count;
};

/** "Mon, Wed, Fri", "Tue & Thu" */
const readList: Reader = (words, at, read) => {
  if (read.date !== null || read.weekdays !== null || read.repeat?.weekdays) return 0;
  const found = readLongest(words, at, (text) => {
    const days = readWeekdays(text);
    return days.length > 0 ? days : null;
  });
  if (!found) return 0;
  read.weekdays = { days: found.value, at: indexesFrom(at, found.count) };
  return found.count;
};

const readCount: Reader = (words, at, read) => {
  if ((read.repeat ?? read.weekdays) === null || read.count !== null || read.until !== null) return 0;
  const found = readLongest(words, at, readTimes);
  read.count = found?.value ?? null;
  return found?.count ?? 0;
};

const EVERYONE = ["everyone", "everybody"];

/** The full names of one or several members: "Ella", "for Ella and Noah". */
const readPeople: Reader = (words, at, read, { members, foldName }) => {
  const names = members.map(({ id, name }) => ({
    id,
    words: splitLine(name).map(({ written, folded }) => foldName?.(written) ?? folded),
  }));
  const isAt = (from: number, name: readonly string[]) =>
    name.every((word, more) => words[from + more]?.folded === word);
  const nameAt = (from: number) =>
    names
      .filter((name) => name.words.length > 0 && isAt(from, name.words))
      .sort((a, b) => b.words.length - a.words.length)[0];
  const isFor = ["for", "with", "w/"].includes(words[at]?.plain ?? "");
  let end = at;
  for (let from = at + Number(isFor); from < words.length; ) {
    const plain = words[from]?.plain ?? "";
    const name = nameAt(from);
    const several = (words[from]?.folded ?? "")
      .split(/[/&+]/)
      .map((one) => names.find(({ words }) => words.join(" ") === one));
    const found = name ? [name] : several.every((one) => one !== undefined) ? several : [];
    if (found.length > 0) {
      for (const { id } of found) if (!read.memberIds.includes(id)) read.memberIds.push(id);
      from += name?.words.length ?? 1;
      end = from;
    } else if (EVERYONE.includes(plain)) {
      read.isEveryone = true;
      from += 1;
      end = from;
    } else if (end > at && ["and", "&", "+"].includes(plain)) {
      from += 1;
    } else {
      break;
    }
  }
  return end - at;
};

/** In order: longer, more specific phrases first. */
export const READERS: readonly Reader[] = [
  once("repeat", (text) => readRepeat(text)),
  readEnd,
  readUntil,
  readCount,
  readAllDay,
  readLength,
  readDates,
  readFrom,
  readList,
  once("date", (text, context) => readDate(text.replace(/^at /, ""), context)),
  readClock,
  readPart,
  readPeople,
];
