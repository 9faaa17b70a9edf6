import { forecast, listSlots, type Slot, take, tickableSlot } from "#app/domain/chores/turns.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import { choreJson, type Known, occurrenceJson } from "#app/presenters/api/chore-json.ts";
import type { Tick } from "#app/schemas/chores/chore.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { familyMembers, type PageContext } from "#app/server/session/request-user.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import { findAbsence } from "#app/services/chores/absences.server.ts";
import { entryOccurrence, type Occurrence, slotAfter, slotOccurrence } from "#app/services/chores/chore-days.server.ts";
import { dayNumber, loadState } from "#app/services/chores/chore-state.server.ts";
import { findChore } from "#app/services/chores/chores.server.ts";
import { findGoal } from "#app/services/chores/stars.server.ts";
import { swapTurns } from "#app/services/chores/swaps.server.ts";
import { type Ticked, tick } from "#app/services/chores/ticks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { notPermitted } from "#app/services/people/permissions.server.ts";

type Asked = PageContext & { actor: Visitor };

/** Throws 403 for children, before the request is read. */
export async function forGrownUps({ actor }: Asked): Promise<void> {
  if (!actor.isGrownUp) throw notPermitted("keep-chores");
}

/** A look-up that throws 403 for children first. */
const asGrownUp =
  <T>(find: (context: Asked) => Promise<T>) =>
  async (context: Asked): Promise<T> => {
    await forGrownUps(context);
    return find(context);
  };

export const findPathChore = ({ actor, params }: Asked) => findChore(actor, pathId(params.choreId, "Chore"));
const findPathAbsence = ({ actor, params }: Asked) => findAbsence(actor, pathId(params.absenceId, "Absence"));
const findPathGoal = ({ actor, params }: Asked) => findGoal(actor, pathId(params.goalId, "Goal"));

/** Look-ups for changes, which children may not make. */
export const findChoreToChange = asGrownUp(findPathChore);
export const findAbsenceToChange = asGrownUp(findPathAbsence);
export const findGoalToChange = asGrownUp(findPathGoal);

/** Members whose ids may be in an answer. */
export const knownMembers = async (context: Asked): Promise<Known> =>
  new Set((await familyMembers(context)).map(({ id }) => id));

/** Occurrences as JSON of the API. */
export async function occurrencesJson(context: Asked, occurrences: readonly Occurrence[]) {
  const members = await knownMembers(context);
  return occurrences.map((occurrence) => occurrenceJson(occurrence, members));
}

/** The family's date, `YYYY-MM-DD`. */
export const localToday = ({ actor, now }: Asked): string => familyToday(actor, now).toString();

/** A chore with its forecast. */
export async function choreWithForecast(context: Asked, id: number) {
  const { actor } = context;
  const chore = await findChore(actor, id);
  const today = localToday(context);
  const dates = forecast(await loadState(actor, chore), dayNumber(today));
  return {
    ...choreJson(chore, today),
    forecast: dates.map(({ due, member }) => ({ due_on: isoOfDay(due), member_id: member })),
  };
}

/** The occurrence after a tick. */
async function tickedOccurrence(context: Asked, { entry, chore }: Ticked) {
  const state = await loadState(context.actor, chore);
  const occurrence = entryOccurrence(entry, chore, state, dayNumber(localToday(context)));
  return occurrenceJson(occurrence, await knownMembers(context));
}

/** Ticks the path's chore; `isNew` is `false` for a repeated tick. */
export async function tickPath(context: Asked & { value: Tick }, id: number, kind: "done" | "skipped") {
  const ticked = await tick(context.actor, id, kind, context.value, context.now);
  const occurrence = await tickedOccurrence(context, ticked);
  return { occurrence, stars: ticked.entry.stars, next: occurrence.next, isNew: ticked.isNew };
}

/** Swaps the first date. Returns it, and the date that comes in return. */
export async function swapPath(context: Asked & { value: { date: string; with_member_id: number } }, id: number) {
  const { back } = await swapTurns(context.actor, id, context.value, context.now);
  const chore = await findChore(context.actor, id);
  const state = await loadState(context.actor, chore);
  const today = dayNumber(localToday(context));
  // No owner, because only chores in turns are swapped.
  const after = (slot: Slot) => slotAfter(state, null, today, slot.due);
  const [first] = take(1, listSlots(state, null, today));
  return {
    occurrence: first
      ? slotOccurrence(id, first, after(first), today, tickableSlot(state, null, today) !== null)
      : null,
    back: back && slotOccurrence(id, back, after(back), today, false),
  };
}
