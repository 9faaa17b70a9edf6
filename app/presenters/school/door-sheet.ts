import type { SubjectView, WeekView } from "#app/presenters/school/timetable.ts";

/** The room for lessons on a landscape sheet, in millimetres. */
const PAPER = { width: 240, height: 165 };
const LOOSE = { name: 1.8, small: 1.35, nameLine: 3.8, smallLine: 3, least: 11 };
const BREAK = 5;
/** With all texts of a lesson in one line: a character's width and a line's height. */
const FULL = { letter: 1.2, line: 2.6, least: 6 };

const countLines = (text: string | null, letter: number, width: number) =>
  Math.ceil(((text?.length ?? 0) * letter) / width);

function looseHeight({ name, room, bring }: SubjectView, width: number): number {
  const small = countLines(room, LOOSE.small, width) + countLines(bring, LOOSE.small, width - 4);
  return 2 + countLines(name, LOOSE.name, width) * LOOSE.nameLine + small * LOOSE.smallLine;
}

const fullHeight = ({ name, room, bring }: SubjectView, width: number) =>
  2 + countLines(`${name} ${room ?? ""} ${bring ?? ""}   `, FULL.letter, width) * FULL.line;

/** The density of a printed week, so that it fits on one sheet. */
export function sheetSize({ days, rows }: WeekView): "" | "is-full" | "is-full is-packed" {
  const width = PAPER.width / days.length - 6;
  const measure = (least: number, height: (subject: SubjectView, width: number) => number) =>
    rows.reduce((sum, { isBreak, cells }) => {
      const heights = cells.map(({ subject }) => (subject ? height(subject, width) : 0));
      return sum + (isBreak ? BREAK : Math.max(least, ...heights));
    }, 0);
  if (measure(LOOSE.least, looseHeight) <= PAPER.height) return "";
  return measure(FULL.least, fullHeight) <= PAPER.height ? "is-full" : "is-full is-packed";
}
