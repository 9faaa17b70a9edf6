import { config } from "#app/config/env.server.ts";
import { maybeHolders, remindedSlots, remindedUsers } from "#app/domain/chores/reminders.ts";
import { timeOn } from "#app/domain/notices/due.ts";
import { timeOfDay } from "#app/domain/notices/preferences.ts";
import type { Reader } from "#app/domain/notices/words.ts";
import { dateIn, isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { Chore } from "#app/models/chores/chore.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { loadState, loadStates } from "#app/services/chores/chore-state.server.ts";
import { listChores } from "#app/services/chores/chores.server.ts";
import type { Body, Send } from "#app/services/notices/compose.server.ts";
import type { WantedNotice } from "#app/services/notices/notice-schedule.server.ts";
import type { Household } from "#app/services/notices/people.server.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** Reminders of chores (docs/product/notices.md, "Chores"). Times in milliseconds since 1970. */

interface ChoreReminder {
  chore: number;
  /** The day of the reminder (`toDayNumber`). */
  day: number;
}

const localDay = (now: number, timeZone: string): number =>
  toDayNumber(dateIn(Temporal.Instant.fromEpochMilliseconds(now), timeZone));

/**
 * Reminders of a family's chores until `horizon`: one for each day and user who may have to do the chore.
 * `composeChore` decides at sending time whose turn it is.
 */
export async function choreReminders(
  { family, people }: Household,
  now: number,
  horizon: number,
): Promise<WantedNotice[]> {
  const chores = (await listChores({ family })).filter(({ remind_at }) => remind_at !== null);
  if (chores.length === 0) return [];
  const states = await loadStates({ family }, chores);
  const today = localDay(now, family.time_zone);
  const notices = new Map<string, WantedNotice>();
  for (const chore of chores) {
    const [state, at] = [states.get(chore.id), timeOfDay(chore.remind_at as string)];
    if (!state) continue;
    for (const { slot, day } of remindedSlots(state, today, localDay(horizon, family.time_zone))) {
      const due = timeOn(day, at, family.time_zone);
      // A chore that waits is useful for one more day, because quiet hours may delay its reminder past midnight.
      const until = timeOn(day + (chore.keeps ? 2 : 1), 0, family.time_zone);
      if (due > horizon || until <= now) continue;
      const holders = slot.member === null ? [null] : maybeHolders(state, slot);
      for (const user_id of holders.flatMap((member) => remindedUsers(member, day, state.away, people))) {
        const key = `${chore.id} ${day}`;
        const data: ChoreReminder = { chore: chore.id, day };
        const since = chore.updated_at.getTime();
        const name = { family_id: family.id, user_id, kind: "chores" as const, key };
        notices.set(`${user_id} ${key}`, { ...name, due, until, data, since, begins: due, by: null });
      }
    }
  }
  return [...notices.values()];
}

function forWhom({ who }: Chore, members: readonly (number | null)[], reader: Reader): string {
  const text = say(choreWords, reader.locale);
  const known = members.filter((member) => member !== null);
  if (known.length === 0) return text("forAnyone");
  const isOwn = known.some((member) => member === reader.you);
  const others = known.flatMap((id) => (id === reader.you ? [] : (reader.names.get(id) ?? [])));
  if (isOwn && others.length === 0) return text(who === "turns" ? "ownTurn" : "forYou");
  if (others.length === 0) return text("forEveryone");
  const names = joinNames(isOwn ? [text("you"), ...others] : others, reader.locale);
  return who === "turns" ? text("turn", { name: names }) : text("forPeople", { names });
}

const MAX_NOTE = 300;

/** The text of a reminder; `null` when the chore is done, paused, or not this user's turn. */
export async function composeChore(
  send: Send,
  { family, members, reader, now }: { family: Family; members: readonly FamilyMember[]; reader: Reader; now: number },
): Promise<Body | null> {
  const { chore: id, day } = send.data as ChoreReminder;
  const chore = await Chore.findOne({ where: { family_id: family.id, id } });
  if (!chore || chore.remind_at === null) return null;
  const state = await loadState({ family }, chore);
  const users = members.flatMap(({ user_id }) => user_id ?? []);
  const people = { members, users: [...new Set([...users, send.user_id])] };
  const own = [...remindedSlots(state, localDay(now, family.time_zone), day)].filter(
    (one) => one.day === day && remindedUsers(one.slot.member, day, state.away, people).includes(send.user_id),
  );
  if (own.length === 0) return null;
  const who = forWhom(
    chore,
    own.map(({ slot }) => slot.member),
    reader,
  );
  const date = formatDate(isoOfDay(day), reader.locale, "day");
  const note = [...(chore.note?.trim() ?? "")];
  const text = note.length > MAX_NOTE ? `${note.slice(0, MAX_NOTE).join("")}…` : note.join("");
  return {
    subject: say(choreWords, reader.locale)("reminderSubject", { who, title: chore.title }),
    preheader: factLine([date, text], reader.locale),
    brief: date,
    title: chore.title,
    lead: who,
    parts: [{ text: date }, ...(text ? [{ text }] : [])],
    buttons: [{ label: say(choreWords, reader.locale)("openChores"), url: `${config().appUrl}${CHORES_HREF}` }],
    why: say(choreWords, reader.locale)("whyReminder"),
  };
}
