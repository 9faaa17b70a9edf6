import { literal, Op, type WhereOptions } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import {
  type ChoreState,
  listOwners,
  nextAfter,
  type Slot,
  tickableSlot,
  writtenDate,
} from "#app/domain/chores/turns.ts";
import { isoOfDay, type Temporal } from "#app/domain/time/time.ts";
import type { Chore } from "#app/models/chores/chore.server.ts";
import { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { Star } from "#app/models/chores/star.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { Tick } from "#app/schemas/chores/chore.ts";
import type { Editor } from "#app/services/actor.ts";
import { dayNumber, loadState } from "#app/services/chores/chore-state.server.ts";
import { findChore, requireMember } from "#app/services/chores/chores.server.ts";
import { familyToday, lockFamily } from "#app/services/people/families.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** The refusal of a date that is not open. */
export const notToday = () => new DomainError("conflict", english(choreWords, "notDueToday"));

/** The member of the actor; `undefined` for a wall screen. */
const ownMember = (members: readonly FamilyMember[], { user }: Editor) =>
  user && members.find(({ user_id }) => user_id === user.id);

/** Condition: entries that were not undone. `family` goes into SQL unquoted: it must be a number from the database. */
export const notUndone = (family: number): WhereOptions =>
  literal(
    `NOT EXISTS (SELECT FROM chore_log u WHERE u.family_id = ${family} AND u.undoes_id = "ChoreLog".id)`,
  ) as never;

/** The rows that a change reads and writes, under the family's lock. */
export interface Scene {
  chore: Chore;
  state: ChoreState;
  members: FamilyMember[];
  /** The family's date, and its day number. */
  date: string;
  today: number;
}

/** Runs `work` under the family's lock, so that simultaneous changes run one after the other. */
export function withChore<T>(
  actor: Editor,
  id: number,
  now: Temporal.Instant,
  work: (scene: Scene) => Promise<T>,
): Promise<T> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const chore = await findChore(actor, id);
    const [state, members] = [await loadState(actor, chore), await listMembers(actor)];
    const date = familyToday(actor, now).toString();
    return work({ chore, state, members, date, today: dayNumber(date) });
  });
}

/** The member whose date it is in a chore of everyone; else `null`. @throws {DomainError} 400 at `member_id` */
function findOwner({ chore, state }: Scene, member: number | undefined): number | null {
  if (chore.who !== "everyone") return listOwners(state.plan)[0] ?? null;
  if (member === undefined) throw new DomainError("invalid", english(validation, "required"), "member_id");
  if (!chore.member_ids.includes(member))
    throw new DomainError("invalid", english(choreWords, "choosePeople"), "member_id");
  return member;
}

/**
 * The entry of a date that is done or skipped already. For a chore that is due some time after its last completion: of
 * today.
 */
function findKnown({ chore, date: today }: Scene, date: string, owner: number | null): Promise<ChoreLog | null> {
  const { family_id, id: chore_id } = chore;
  const ofDate = chore.when === "after" ? { [Op.or]: [{ due_on: date }, { on_day: today }] } : { due_on: date };
  const ofOwner = chore.who === "everyone" ? { for_member_id: owner } : {};
  const where = { family_id, chore_id, kind: ["done", "skipped"], ...ofOwner };
  return ChoreLog.findOne({ where: { [Op.and]: [where, ofDate, notUndone(family_id)] }, order: [["id", "DESC"]] });
}

/** The swap that a date belongs to. A skipped date does not settle a swap; the next date does. */
async function findPart({ chore }: Scene, { part }: Slot, kind: "done" | "skipped") {
  if (part === null || (part === "returned" && kind === "skipped")) return {};
  const { family_id, id: chore_id } = chore;
  const where = { [Op.and]: [{ family_id, chore_id, kind: "swapped" }, notUndone(family_id)] };
  const swap = await ChoreLog.findOne({ where, order: [["id", "DESC"]] });
  return { swap_id: swap?.id ?? null, swap_part: part };
}

export interface Ticked {
  entry: ChoreLog;
  /** Whether this call inserted the entry; `false` if it existed. */
  isNew: boolean;
  chore: Chore;
  owner: number | null;
}

/**
 * Records that a chore is done or skipped, and advances the turn (docs/product/chores.md, "Ticking"). @throws
 * {DomainError} 409 for a date that is not open, 400 at `member_id` and `done_by`
 */
export function tick(
  actor: Editor,
  id: number,
  kind: "done" | "skipped",
  { date, member_id, done_by, note }: Tick,
  now: Temporal.Instant,
): Promise<Ticked> {
  return withChore(actor, id, now, async (scene) => {
    const { chore, state, members, today } = scene;
    const owner = findOwner(scene, member_id);
    if (done_by !== undefined) requireMember(members, done_by, "done_by");
    const known = await findKnown(scene, date, owner);
    if (known?.kind === kind) return { entry: known, isNew: false, chore, owner };
    const slot = known ? null : tickableSlot(state, owner, today);
    if (!slot || slot.due !== dayNumber(date)) throw notToday();
    const own = ownMember(members, actor);
    const doer = kind === "done" ? members.find((one) => one.id === (done_by ?? slot.member ?? own?.id)) : own;
    const stars = kind === "done" && doer?.role === "child" ? chore.stars : 0;
    const entry = await ChoreLog.create({
      family_id: actor.family.id,
      chore_id: id,
      due_on: isoOfDay(writtenDate(state.plan, slot, today)),
      on_day: scene.date,
      for_member_id: slot.member,
      kind,
      done_by: kind === "done" ? (doer?.id ?? null) : null,
      member_name: doer?.name ?? null,
      stars,
      note: note ?? null,
      next_before_id: chore.next_member_id,
      by_user_id: actor.user?.id ?? null,
      ...(await findPart(scene, slot, kind)),
    });
    if (stars > 0 && doer) {
      await Star.create({ family_id: actor.family.id, member_id: doer.id, amount: stars, log_id: entry.id });
    }
    if (kind === "done") await chore.update({ next_member_id: nextAfter(state.plan, slot) });
    return { entry, isNew: true, chore, owner };
  });
}

/** Whether the chore was done again after an entry, so that undoing it must not move the turn back. */
const isFollowed = async ({ family_id, chore_id, id }: ChoreLog): Promise<boolean> => {
  const where = { family_id, chore_id, kind: "done", id: { [Op.gt]: id } };
  return (await ChoreLog.count({ where: { [Op.and]: [where, notUndone(family_id)] } })) > 0;
};

/**
 * Undoes a completion, skip or swap, with its stars. The turn moves back unless the chore was done again since
 * (docs/product/chores.md, "Undoing"). Returns whether this call undid it: repeating it changes nothing. @throws
 * {DomainError} 409 for a half-done swap
 */
export function undoEntry(actor: Editor, choreId: number, entryId: number, now: Temporal.Instant): Promise<boolean> {
  const family_id = actor.family.id;
  return withChore(actor, choreId, now, async ({ chore, date }) => {
    const entry = await ChoreLog.findOne({ where: { family_id, chore_id: choreId, id: entryId } });
    if (!entry || entry.kind === "undone") throw new DomainError("not-found", english(choreWords, "noEntry"));
    if ((await ChoreLog.count({ where: { family_id, undoes_id: entryId } })) > 0) return false;
    const parts = { [Op.and]: [{ family_id, swap_id: entryId, kind: "done" }, notUndone(family_id)] };
    if (entry.kind === "swapped" && (await ChoreLog.count({ where: parts })) > 0) {
      throw new DomainError("conflict", english(choreWords, "doneOfSwap"));
    }
    const given = await Star.findOne({ where: { family_id, log_id: entryId } });
    if (given) await Star.create({ family_id, member_id: given.member_id, amount: -given.amount, log_id: entryId });
    const { next_before_id: before } = entry;
    const isBefore = before !== null && chore.who === "turns" && chore.member_ids.includes(before);
    if (entry.kind === "done" && isBefore && !(await isFollowed(entry))) await chore.update({ next_member_id: before });
    const own = ownMember(await listMembers(actor), actor);
    await ChoreLog.create({
      family_id,
      chore_id: choreId,
      due_on: entry.due_on,
      on_day: date,
      for_member_id: entry.for_member_id,
      kind: "undone",
      member_name: own?.name ?? null,
      undoes_id: entryId,
      stars: -entry.stars,
      by_user_id: actor.user?.id ?? null,
    });
    return true;
  });
}
