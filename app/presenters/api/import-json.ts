import { type FilePart, toEventTimes } from "#app/domain/calendar-file/file-item.ts";
import { writeRule } from "#app/domain/recurrence/rule-text.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { toDate } from "#app/domain/time/time.ts";
import type { CalendarImport, ImportItem, ItemState } from "#app/models/calendar/calendar-import.server.ts";
import { pick } from "#app/utils/pick.ts";
import { mapYielding } from "#app/utils/yielding.server.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { writeNotes } from "#app/words/note.server.ts";

function timesJson(part: FilePart | undefined) {
  if (!part) return { start_time: null, end_time: null, is_all_day: null, recurrence_rule: null };
  const times = toEventTimes(part.times);
  const rule = part.rule && loadRule(part.rule);
  return {
    start_time: times.isAllDay ? times.start.toString() : toDate(times.start),
    end_time: times.isAllDay ? times.end.toString() : toDate(times.end),
    is_all_day: times.isAllDay,
    recurrence_rule: rule && writeRule(rule, times),
  };
}

const itemJson = ({ n, state, uid, title, parts: [part], isTicked, reason }: ImportItem) => ({
  n,
  state,
  uid,
  title,
  ...timesJson(part),
  ticked: isTicked,
  reason: writeNotes(calendarFileWords, reason, "en") || null,
});

/** The number of items in each state. */
export function countStates(items: readonly Pick<ImportItem, "state">[]): Record<ItemState, number> {
  const counts = { new: 0, changed: 0, same: 0, not_understood: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

/** An import as JSON text (docs/product/api.md, "Calendar files"); with `error` if it failed. */
export async function importJson(row: CalendarImport, items: readonly ImportItem[]): Promise<string> {
  const first = {
    ...pick(row, ["id", "family_id", "status", "file_name", "member_ids", "event_type"]),
    counts: countStates(items),
  };
  const last = {
    ...pick(row, ["result", "created_at", "expires_at"]),
    ...(row.error === null ? {} : { error: row.error }),
  };
  const texts = await mapYielding(items, (item) => JSON.stringify(itemJson(item)));
  return `${JSON.stringify(first).slice(0, -1)},"items":[${texts.join(",")}],${JSON.stringify(last).slice(1)}`;
}
