import fc from "fast-check";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import { type Entry, readLog } from "#app/domain/chores/log.ts";
import {
  type ChoreState,
  listSlots,
  nextAfter,
  type Slot,
  take,
  withoutMember,
  writtenDate,
} from "#app/domain/chores/turns.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";

/** A date as by `toDayNumber`. */
export const day = (text: string) => toDayNumber(Temporal.PlainDate.from(text));
export const TODAY = day("2026-10-14");
export const [MAYA, TOM, ELLA] = [1, 2, 3];

/** A chore of anyone on every day, except for `fields`. */
export const plan = (fields: Partial<Plan>): Plan => ({
  who: "free",
  when: "days",
  dueOn: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  everyN: 1,
  unit: "days",
  startOn: TODAY,
  keeps: false,
  countsFrom: Number.NEGATIVE_INFINITY,
  restsUntil: Number.NEGATIVE_INFINITY,
  members: [],
  nextMember: null,
  ...fields,
});

/** A chore with its history, as it is written down. */
export class World {
  log: Entry[] = [];
  before = new Map<number, number | null>();
  made = 0;
  away: Away[] = [];
  constructor(
    public plan: Plan,
    public today: number,
  ) {}

  get state(): ChoreState {
    return { plan: this.plan, away: this.away, ...readLog(this.log) };
  }

  write(kind: Entry["kind"], slot: Slot, more: Partial<Entry> = {}): void {
    this.made += 1;
    const swapId = slot.part ? (this.log.findLast((entry) => entry.kind === "swapped")?.id ?? null) : null;
    const dueOn = kind === "swapped" ? slot.due : writtenDate(this.plan, slot, this.today);
    const part = kind === "skipped" && slot.part === "returned" ? null : slot.part;
    const entry = { id: this.made, kind, dueOn, onDay: this.today, member: slot.member, with: null, part };
    this.log.push({ ...entry, swapId: part && swapId, ...more });
    this.before.set(this.made, this.plan.nextMember);
    if (kind === "done") this.plan = { ...this.plan, nextMember: nextAfter(this.plan, slot) };
  }

  undo(): void {
    const entry = this.log.pop();
    if (entry?.kind !== "done") return;
    const next = this.before.get(entry.id) ?? null;
    if (next !== null && this.plan.members.includes(next)) this.plan = { ...this.plan, nextMember: next };
  }

  swap(withMember: number): void {
    const { state } = this;
    const [first] = take(1, listSlots(state, null, this.today));
    if (!first || first.member === null || first.member === withMember || state.swap) return;
    this.write("swapped", { ...first, part: null }, { with: withMember });
  }

  leave(member: number): void {
    this.plan = { ...this.plan, ...withoutMember(this.plan, member) };
    this.away = this.away.filter((one) => one.member !== member);
  }
}

/** Members in any order. */
export const ids = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 2 });
export const anyPlan = fc
  .record({
    who: fc.constantFrom("one", "turns", "turns", "turns", "free", "everyone"),
    when: fc.constantFrom("once", "days", "every", "after"),
    members: ids,
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    everyN: fc.integer({ min: 1, max: 5 }),
    unit: fc.constantFrom("days", "weeks", "months"),
    startOn: fc.integer({ min: TODAY - 400, max: TODAY + 10 }),
    dueOn: fc.integer({ min: TODAY - 5, max: TODAY + 20 }),
    restsUntil: fc.constantFrom(Number.NEGATIVE_INFINITY, TODAY + 6),
    keeps: fc.boolean(),
  })
  .map(({ members, ...fields }): Plan => {
    const own = fields.who === "free" ? [] : fields.who === "one" ? members.slice(0, 1) : members;
    const next = fields.who === "turns" ? (own[0] ?? null) : null;
    const keeps = fields.keeps || fields.when === "after";
    return plan({ ...(fields as Partial<Plan>), keeps, members: own, nextMember: next });
  });
