import { Op, QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import {
  type ChoreState,
  listOwners,
  listSlots,
  openSlot,
  plannedSlots,
  type Slot,
  slotsUntil,
  tickableSlots,
} from "#app/domain/chores/turns.ts";
import { isoOfDay, type Temporal } from "#app/domain/time/time.ts";
import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { dayNumber, type LastDone, loadChores } from "#app/services/chores/chore-state.server.ts";
import { knownChores } from "#app/services/chores/known-chores.server.ts";
import { notUndone } from "#app/services/chores/ticks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { english } from "#app/words/english.server.ts";

/** A date of a chore: open, done, skipped, or in the future. Dates are `YYYY-MM-DD`. */
export interface Occurrence {
  chore_id: number;
  due_on: string;
  member_id: number | null;
  state: "open" | "done" | "skipped" | "planned";
  done_by: number | null;
  log_id: number | null;
  waiting_since: string | null;
  next: { due_on: string; member_id: number | null } | null;
}

/** The slot after the one due on day `due`; `null` after the last. */
export function slotAfter(state: ChoreState, owner: number | null, today: number, due: number): Slot | null {
  for (const slot of listSlots(state, owner, today)) if (slot.due > due) return slot;
  return null;
}

const presentNext = (next: Slot | null): Occurrence["next"] =>
  next && { due_on: isoOfDay(next.due), member_id: next.member };

/** An open slot (possibly before its day) or a future one, with the next slot. */
export function slotOccurrence(chore_id: number, slot: Slot, next: Slot | null, today: number, isOpen: boolean) {
  const due_on = isoOfDay(slot.due);
  return {
    chore_id,
    due_on,
    member_id: slot.member,
    state: isOpen ? "open" : "planned",
    done_by: null,
    log_id: null,
    waiting_since: isOpen && slot.due < today ? due_on : null,
    next: presentNext(next),
  } satisfies Occurrence;
}

/** A done or skipped date; `state` is its chore's, unless the chore is deleted. */
export function entryOccurrence(
  entry: ChoreLog,
  chore: ChoreFields | undefined,
  state: ChoreState | undefined,
  today: number,
) {
  const owner = chore?.who === "everyone" ? entry.for_member_id : (state && listOwners(state.plan)[0]) || null;
  return {
    chore_id: entry.chore_id,
    due_on: entry.due_on,
    member_id: entry.for_member_id,
    state: entry.kind as "done" | "skipped",
    done_by: entry.done_by,
    log_id: entry.id,
    waiting_since: null,
    next: state ? presentNext(slotAfter(state, owner, today, dayNumber(entry.due_on))) : null,
  } satisfies Occurrence;
}

export interface ChoreDay {
  chores: ChoreFields[];
  states: Map<number, ChoreState>;
  lastDone: ReadonlyMap<number, LastDone>;
  /** Done and skipped dates of the day. */
  entries: ChoreLog[];
  occurrences: Occurrence[];
  /** The family's date. */
  today: string;
}

const isResting = ({ rests_until }: ChoreFields, today: string) => rests_until !== null && rests_until > today;

/** Slots that can be ticked today, or are due on a future `day`. */
function slotsOn(chores: readonly ChoreFields[], states: ReadonlyMap<number, ChoreState>, today: string, day: string) {
  const [number, isToday] = [dayNumber(today), day === today];
  const there = chores.filter((chore) => !isToday || !isResting(chore, today));
  return there.flatMap((chore) => {
    const state = states.get(chore.id) as ChoreState;
    return listOwners(state.plan).flatMap((owner) => {
      const found = isToday ? tickableSlots(state, owner, number) : plannedSlots(state, owner, number, dayNumber(day));
      return found ? [slotOccurrence(chore.id, ...found, number, isToday)] : [];
    });
  });
}

/** Today's open dates with their chores; `isNew` for a family without chores. */
export async function listOpen(actor: FamilyScope, today: string) {
  const { chores, states } = await knownChores(actor);
  if (chores.length === 0) return { chores, occurrences: [], isNew: true };
  const slots = slotsOn(chores, states, today, today);
  const occurrences = slots.filter(({ due_on }) => due_on <= today);
  const ids = new Set(occurrences.map(({ chore_id }) => chore_id));
  return { chores: chores.filter(({ id }) => ids.has(id)), occurrences, isNew: false };
}

/**
 * The number of dates on today's list that are a member's own; `today` is `YYYY-MM-DD`. With `sharing` it uses the
 * chores that another part of the request loads.
 */
export async function countOwnOpen(
  actor: FamilyScope,
  member: number,
  today: string,
  { sharing }: { sharing: boolean },
): Promise<number> {
  const { chores, states } = await (sharing ? knownChores(actor) : loadChores(actor, member));
  const own = chores.filter((chore) => chore.member_ids.includes(member) && !isResting(chore, today));
  const open = own.flatMap(({ id }) => {
    const state = states.get(id) as ChoreState;
    const owners = listOwners(state.plan).filter((owner) => owner === null || owner === member);
    return owners.map((owner) => openSlot(state, owner, dayNumber(today)));
  });
  return open.filter((slot) => slot?.member === member).length;
}

/**
 * The chores of a day: today's open, done and skipped ones, a past day's done and skipped ones, a future day's due ones
 * (docs/product/chores.md, "Days"). @throws {DomainError} 400 at `date` more than a year away
 */
export async function listDay(actor: FamilyScope, date: string | undefined, now: Temporal.Instant): Promise<ChoreDay> {
  const today = familyToday(actor, now).toString();
  const [day, number] = [date ?? today, dayNumber(today)];
  if (Math.abs(dayNumber(day) - number) > CHORE_MAX.daysAhead) {
    throw new DomainError("invalid", english(choreWords, "withinYear"), "date");
  }
  const family_id = actor.family.id;
  const where = { [Op.and]: [{ family_id, on_day: day, kind: ["done", "skipped"] }, notUndone(family_id)] };
  const [{ chores, states, lastDone }, entries] = await Promise.all([
    knownChores(actor),
    ChoreLog.findAll({ where, order: ["id"] }),
  ]);
  const slots = day < today ? [] : slotsOn(chores, states, today, day);
  const made = entries.map((entry) => {
    const chore = chores.find(({ id }) => id === entry.chore_id);
    return entryOccurrence(entry, chore, states.get(entry.chore_id), number);
  });
  return { chores, states, lastDone, entries, occurrences: [...slots, ...made], today };
}

/**
 * For each of seven days the number of done chores, or of due ones for future days (docs/product/chores.md, "Days").
 * `first` is `YYYY-MM-DD`.
 */
export async function countWeek(actor: FamilyScope, { states, today }: ChoreDay, first: string) {
  const [from, number] = [dayNumber(first), dayNumber(today)];
  const rows = await sequelize.query<{ day: string; count: number }>(
    `SELECT l.on_day::text AS day, count(*)::int FROM chore_log l
     WHERE l.family_id = $1 AND l.kind = 'done' AND l.on_day BETWEEN $2 AND $3
       AND NOT EXISTS (SELECT FROM chore_log u WHERE u.family_id = $1 AND u.undoes_id = l.id)
     GROUP BY l.on_day`,
    { bind: [actor.family.id, first, isoOfDay(from + 6)], type: QueryTypes.SELECT },
  );
  const coming = [...states.values()].flatMap((state) => [...slotsUntil(state, number, from + 6)]);
  return [0, 1, 2, 3, 4, 5, 6].map((more) => {
    const day = isoOfDay(from + more);
    return {
      day,
      done: rows.find((row) => row.day === day)?.count ?? 0,
      planned: coming.filter(({ due }) => due > number && due === from + more).length,
    };
  });
}

/**
 * A page of a chore's history, newest first, starting before the entry `before`; with the undone entries, and the swaps
 * that cannot be undone because one of their two dates is done (docs/product/chores.md, "Swapping").
 */
export async function listLog({ family }: FamilyScope, chore: ChoreFields, before?: number) {
  const where = { family_id: family.id, chore_id: chore.id, ...(before ? { id: { [Op.lt]: before } } : {}) };
  const entries = await ChoreLog.findAll({ where, order: [["id", "DESC"]], limit: CHORE_MAX.history });
  const ids = entries.map(({ id }) => id);
  const undone = await ChoreLog.findAll({ where: { family_id: family.id, undoes_id: ids }, attributes: ["undoes_id"] });
  const parts = { [Op.and]: [{ family_id: family.id, swap_id: ids, kind: "done" }, notUndone(family.id)] };
  const begun = await ChoreLog.findAll({ where: parts, attributes: ["swap_id"] });
  return {
    entries,
    undone: new Set(undone.map(({ undoes_id }) => undoes_id)),
    begun: new Set(begun.map(({ swap_id }) => swap_id)),
  };
}

/** Praise needs at least `least` completions of a chore, and `times` as many as in the four weeks before. */
const MORE = { least: 6, times: 2 };

/**
 * The number of chores that each member has done in four weeks, in the family's order, and the chore, if any, that they
 * did far more often than in the four weeks before (docs/product/chores.md, "Who did how much").
 */
export async function countDone(actor: FamilyScope, now: Temporal.Instant) {
  const today = familyToday(actor, now);
  const [first, before] = [1, 2].map((times) => today.subtract({ days: times * CHORE_MAX.fairDays - 1 }).toString());
  const rows = await sequelize.query<{ member: number; done: number; more: string | null }>(
    `SELECT done.member, sum(done.lately)::int AS done,
       (array_agg(c.title ORDER BY done.lately - done.before DESC, c.id) FILTER (
         WHERE c.id IS NOT NULL AND done.before > 0
           AND done.lately >= $5 AND done.lately >= $6 * done.before))[1] AS more
     FROM (
       SELECT l.done_by AS member, l.chore_id, count(*) FILTER (WHERE l.on_day >= $3::date) AS lately,
         count(*) FILTER (WHERE l.on_day < $3::date) AS before
       FROM chore_log l
       WHERE l.family_id = $1 AND l.kind = 'done' AND l.on_day BETWEEN $2 AND $4
         AND NOT EXISTS (SELECT FROM chore_log u WHERE u.family_id = $1 AND u.undoes_id = l.id)
       GROUP BY l.done_by, l.chore_id
     ) done
     LEFT JOIN chores c ON c.family_id = $1 AND c.id = done.chore_id AND c.deleted_at IS NULL
     GROUP BY done.member`,
    {
      bind: [actor.family.id, before, first, today.toString(), MORE.least, MORE.times],
      type: QueryTypes.SELECT,
    },
  );
  const members = await listMembers(actor);
  return members.map((member) => {
    const { done = 0, more = null } = rows.find((row) => row.member === member.id) ?? {};
    return { member, done, more };
  });
}
