import { PACK_HOURS } from "#app/shared/school/constants.ts";
import { splitTyped } from "#app/utils/split-typed.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";

/** Lessons of a day, and the things to pack for it (docs/product/school.md). */

export interface BellRow {
  name: string;
  /** `HH:MM` */
  starts_at: string;
  is_break: boolean;
}

/** The end of the row at a position from 1, which may be a break. */
export const findEnd = (position: number, rows: readonly BellRow[], homeAt: string): string =>
  rows[position]?.starts_at ?? homeAt;

/** Problems of bell times, with the path of the field. */
export function bellProblems(
  rows: readonly BellRow[],
  homeAt: string,
): { path: (string | number)[]; message: string }[] {
  const problems = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const isLate = before === undefined || before.starts_at < row.starts_at;
    return isLate
      ? []
      : [
          {
            path: ["rows", index, "starts_at"],
            message: english(schoolWords, "mustBeginAfter", { name: row.name, before: before.name }),
          },
        ];
  });
  const last = rows.at(-1);
  if (!last || last.starts_at < homeAt) return problems;
  return [...problems, { path: ["home_at"], message: english(schoolWords, "homeAfterLast") }];
}

export interface PackLine {
  /** The id of an added thing; `null` for one of a lesson. */
  id: number | null;
  text: string;
}

/** Things to pack: those of lessons in order, then added ones, each once. */
export function listPack(
  brings: readonly (string | null)[],
  items: readonly { id: number; text: string }[],
): PackLine[] {
  const lines = new Map<string, PackLine>();
  const all = [...brings.flatMap((bring) => splitTyped(bring ?? "")).map((text) => ({ id: null, text })), ...items];
  for (const { id, text } of all) {
    const key = text.toLowerCase();
    if (!lines.has(key)) lines.set(key, { id, text });
  }
  return [...lines.values()];
}

/**
 * The day to pack for at an hour in the family's zone, among days with `hasSchool`; `null` without such a day, and
 * outside of `PACK_HOURS`.
 */
export function dayToPack(today: number, hour: number, hasSchool: (day: number) => boolean): number | null {
  if (hour < PACK_HOURS.until) return hasSchool(today) ? today : null;
  if (hour < PACK_HOURS.from) return null;
  for (let day = today + 1; day <= today + PACK_HOURS.daysAhead; day += 1) if (hasSchool(day)) return day;
  return null;
}
