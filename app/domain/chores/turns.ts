import { type Away, type Due, dueDates, hereFrom, isAway, type Plan, type Settled } from "#app/domain/chores/dates.ts";

/** A swap: `to` does the date `dueOn`, and `from` the next date on which it is the turn of `to`. */
export interface Swap {
  dueOn: number;
  from: number;
  to: number;
  /** Whether the first date is done and the second is open. */
  isOwed: boolean;
}

/** The inputs of due dates and forecast. */
export interface ChoreState {
  plan: Plan;
  /** `owner` is set in a chore of everyone, in which each member's dates count separately. */
  settled: readonly (Settled & { owner: number | null })[];
  away: readonly Away[];
  swap: Swap | null;
}

/** One date of a chore with its member. */
export interface Slot extends Due {
  /** The member who does it; `null` for anyone free. */
  member: number | null;
  /** The member whose turn this date uses up, also when a swap partner does it; `null` without turns. */
  turnOf: number | null;
  /** Its part in a swap. */
  part: "given" | "returned" | null;
}

/** Owners with dates of their own: every member of a chore of everyone, else one, `null` without an owner. */
export const listOwners = ({ who, members }: Plan): readonly (number | null)[] =>
  who === "everyone" ? members : [who === "one" ? (members[0] ?? null) : null];

/** The member after another one, in turns; the first for one who is not in the list, `null` if it is empty. */
export const memberAfter = (members: readonly number[], member: number): number | null =>
  members[(members.indexOf(member) + 1) % members.length] ?? null;

/** The member whose turn a date is: the first present one from `next` on; `null` if all are away. */
function turnOn(members: readonly number[], next: number | null, away: readonly Away[], due: number): number | null {
  const first = Math.max(0, members.indexOf(next as number));
  for (let more = 0; more < members.length; more += 1) {
    const member = members[(first + more) % members.length] as number;
    if (!isAway(away, member, due)) return member;
  }
  return null;
}

function* takeTurns({ plan, settled, away, swap: made }: ChoreState, today: number): Generator<Slot> {
  const { members } = plan;
  let [next, swap] = [plan.nextMember, made];
  const can = (member: number, due: number) => members.includes(member) && !isAway(away, member, due);
  for (const { due, day } of dueDates({ plan, settled, owner: null, away, today })) {
    const turnOf = turnOn(members, next, away, due);
    let slot: Slot = { due, day, member: turnOf, turnOf, part: null };
    if (swap?.isOwed && turnOf === swap.to && can(swap.from, due)) {
      slot = { ...slot, member: swap.from, part: "returned" };
      swap = null;
    } else if (swap && !swap.isOwed && due >= swap.dueOn) {
      const isMade = due === swap.dueOn && turnOf === swap.from && can(swap.to, due);
      if (isMade) slot = { ...slot, member: swap.to, part: "given" };
      swap = isMade ? { ...swap, isOwed: true } : null;
    }
    yield slot;
    if (turnOf !== null) next = memberAfter(members, turnOf);
  }
}

function* takeOwn({ plan, settled: all, away }: ChoreState, owner: number | null, today: number): Generator<Slot> {
  const settled = plan.who === "everyone" ? all.filter((one) => one.owner === owner) : all;
  for (const { due, day } of dueDates({ plan, settled, owner, away, today })) {
    yield { due, day, member: owner, turnOf: null, part: null };
  }
}

/**
 * The open and future dates of an owner, in order. Assumes that each is done on its day, and a waiting one today
 * (docs/product/chores.md, "Turns").
 */
export const listSlots = (state: ChoreState, owner: number | null, today: number): Generator<Slot> =>
  state.plan.who === "turns" ? takeTurns(state, today) : takeOwn(state, owner, today);

/** The first `count` items. */
export function take<T>(count: number, items: Iterable<T>): T[] {
  const taken: T[] = [];
  if (count === 0) return taken;
  for (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}

/** The number of dates in a forecast. */
export const FORECAST_DATES = 8;

/** The next dates from the open one on. A chore of everyone has one entry for each date, without a member. */
export function forecast(state: ChoreState, today: number, count = FORECAST_DATES): Pick<Slot, "due" | "member">[] {
  const lanes = listOwners(state.plan).map((owner) => take(count, listSlots(state, owner, today)));
  if (state.plan.who !== "everyone") return (lanes[0] ?? []).map(({ due, member }) => ({ due, member }));
  const begin = (lane: Slot[]) => lane[0]?.due ?? Number.POSITIVE_INFINITY;
  const shown = state.plan.when === "after" ? lanes.toSorted((a, b) => begin(a) - begin(b)).slice(0, 1) : lanes;
  const dates = [...new Set(shown.flat().map(({ due }) => due))].sort((a, b) => a - b);
  return dates.slice(0, count).map((due) => ({ due, member: null }));
}

/** The date on an owner's list today: due or waiting, while the owner is not away. */
export function openSlot(state: ChoreState, owner: number | null, today: number): Slot | null {
  const [first] = take(1, listSlots(state, owner, today));
  return first?.day === today ? first : null;
}

/** Today's open dates and those due on later days up to `last`, of all owners (docs/product/chores.md, "Days"). */
export function* slotsUntil(state: ChoreState, today: number, last: number): Generator<Slot> {
  for (const owner of listOwners(state.plan)) {
    for (const slot of listSlots(state, owner, today)) {
      if (slot.due > last) break;
      if (slot.day === today || slot.due > today) yield slot;
    }
  }
}

/** The first date from today on whose turn skips an absent member: that member, and the substitute. */
export function passedOver(
  { plan: { members, nextMember }, away }: Pick<ChoreState, "plan" | "away">,
  slots: readonly Slot[],
  today: number,
): { due: number; away: number; member: number | null } | null {
  let next = nextMember;
  for (const { due, turnOf, member } of slots) {
    if (turnOf === null) continue;
    const expected = members[Math.max(0, members.indexOf(next as number))];
    if (expected !== undefined && due >= today && expected !== turnOf && isAway(away, expected, due)) {
      return { due, away: expected, member };
    }
    next = memberAfter(members, turnOf);
  }
  return null;
}

/** Whether a chore, or an owner's part of a chore of everyone, was done or skipped on a day. */
const isSettledOn = ({ plan: { who }, settled }: ChoreState, owner: number | null, day: number): boolean =>
  settled.some((one) => one.onDay === day && (who !== "everyone" || one.owner === owner));

/**
 * Whether the first date can be done or skipped today: it is on the list, or is due later and the chore is single or
 * "after". An "after" chore at most once a day (docs/product/chores.md, "Ticking").
 */
function canTick(state: ChoreState, owner: number | null, first: Slot, today: number): boolean {
  const { when } = state.plan;
  if (first.day === today) return true;
  if (when !== "once" && (when !== "after" || isSettledOn(state, owner, today))) return false;
  return hereFrom(state.away, owner, today) === today;
}

/** The date that can be done or skipped today, and the next date. */
export function tickableSlots(state: ChoreState, owner: number | null, today: number): [Slot, Slot | null] | null {
  const slots = listSlots(state, owner, today);
  const { value: first } = slots.next();
  if (!first || !canTick(state, owner, first, today)) return null;
  return [first, slots.next().value ?? null];
}

/** The date that can be done or skipped today. */
export const tickableSlot = (state: ChoreState, owner: number | null, today: number): Slot | null =>
  tickableSlots(state, owner, today)?.[0] ?? null;

/** The date due on a future day, and the next date. */
export function plannedSlots(
  state: ChoreState,
  owner: number | null,
  today: number,
  day: number,
): [Slot, Slot | null] | null {
  let found: Slot | null = null;
  for (const slot of listSlots(state, owner, today)) {
    if (found) return [found, slot];
    if (slot.due > day) return null;
    if (slot.due === day) found = slot;
  }
  return found && [found, null];
}

/** The stored date of an entry: for "after", the day on which an early chore was done. */
export const writtenDate = ({ when }: Plan, { due }: Due, today: number): number =>
  when === "after" ? Math.min(due, today) : due;

/** The next member after a completion by anyone: the one after the member whose turn it was. */
export const nextAfter = ({ members, nextMember }: Plan, { turnOf }: Pick<Slot, "turnOf">): number | null =>
  turnOf === null ? nextMember : memberAfter(members, turnOf);

/**
 * The order without a leaving member: a single remaining member does it alone, and without members it is for anyone
 * free.
 */
export function withoutMember(
  { who, members, nextMember }: Pick<Plan, "who" | "members" | "nextMember">,
  member: number,
): Pick<Plan, "who" | "members" | "nextMember"> {
  const rest = members.filter((one) => one !== member);
  const next = nextMember === member ? memberAfter(members, member) : nextMember;
  if (rest.length === 0) return { who: "free", members: [], nextMember: null };
  if (who === "turns" && rest.length > 1) return { who, members: rest, nextMember: next };
  return { who: who === "turns" ? "one" : who, members: rest, nextMember: null };
}
