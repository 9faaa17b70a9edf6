import { inTransaction } from "#app/db/database.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { Chore } from "#app/models/chores/chore.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { type ChoreChange, type ChoreRule, choreProblems, type NewChore } from "#app/schemas/chores/chore.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { familyToday, lockFamily } from "#app/services/people/families.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { pick } from "#app/utils/pick.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { english } from "#app/words/english.server.ts";

/** The family's chores, oldest first. */
export const listChores = ({ family }: FamilyScope): Promise<Chore[]> =>
  Chore.findAll({ where: { family_id: family.id }, order: ["id"] });

const gone = () => new DomainError("not-found", english(choreWords, "choreGone"));

/** A chore of the family. Throws 404 for another id. */
export async function findChore({ family }: FamilyScope, id: number): Promise<Chore> {
  const chore = await Chore.findOne({ where: { family_id: family.id, id } });
  if (!chore) throw gone();
  return chore;
}

/** The member with an id. @throws {DomainError} at `field` if they are not of the family */
export function requireMember(members: readonly FamilyMember[], id: number, field: string): FamilyMember {
  const member = members.find((one) => one.id === id);
  if (!member) throw new DomainError("invalid", english(choreWords, "personGone"), field);
  return member;
}

/** Throws if `order` has someone of another family, or a member twice. */
async function requireOrder(actor: FamilyScope, order: readonly number[]): Promise<void> {
  if (order.length === 0) return;
  const members = await listMembers(actor);
  for (const [index, id] of order.entries()) {
    const { name } = requireMember(members, id, `members.${index}`);
    if (order.indexOf(id) === index) continue;
    throw new DomainError("invalid", english(choreWords, "twiceInOrder", { name }), `members.${index}`);
  }
}

/** Whether a chore by default stays open after its day (docs/product/chores.md, "Waiting"). */
function keepsByRule({ when, weekdays, every_n, every_unit }: ChoreRule): boolean {
  if (when === "days") return new Set(weekdays).size === 1;
  return when !== "every" || every_unit !== "days" || (every_n ?? 0) >= 7;
}

/** The columns of a rule, with `null` in those of other kinds of rules. */
const ruleColumns = (rule: ChoreRule) => ({
  who: rule.who,
  member_ids: rule.who === "free" ? [] : [...(rule.members ?? [])],
  when: rule.when,
  due_on: rule.when === "once" ? (rule.due_on ?? null) : null,
  weekdays: rule.when === "days" ? [...new Set(rule.weekdays)].sort() : [],
  every_n: rule.when === "every" || rule.when === "after" ? (rule.every_n ?? null) : null,
  every_unit: rule.when === "every" ? (rule.every_unit ?? null) : null,
});

/** The next member after a change of the order: the same as before if they are still in it, else the first. */
const findNext = ({ who, member_ids }: ReturnType<typeof ruleColumns>, before: number | null): number | null =>
  who !== "turns" ? null : (member_ids.find((id) => id === before) ?? member_ids[0] ?? null);

const PLAIN = ["title", "icon", "note", "part_of_day", "remind_at", "stars", "rests_until"] as const;

/** Throws if the family has the maximum number of chores. Call it with the family locked. @throws {DomainError} 409 */
async function requireRoom({ family }: FamilyScope): Promise<void> {
  if ((await Chore.count({ where: { family_id: family.id } })) < CHORE_MAX.chores) return;
  throw new DomainError("conflict", english(choreWords, "mostChores", { max: CHORE_MAX.chores }));
}

/** Adds a chore. @throws {DomainError} 409 when the family is full, 400 at `members` */
export function addChore(actor: Editor, input: NewChore, now: Temporal.Instant): Promise<Chore> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireRoom(actor);
    const rule = ruleColumns(input);
    await requireOrder(actor, rule.member_ids);
    return Chore.create({
      family_id: actor.family.id,
      ...pick(input, PLAIN),
      ...rule,
      next_member_id: findNext(rule, null),
      start_on: input.start_on ?? familyToday(actor, now).toString(),
      keeps: input.when === "after" || (input.keeps ?? keepsByRule(input)),
    });
  });
}

const DATES = ["when", "due_on", "weekdays", "every_n", "every_unit", "start_on"] as const;

/** Changes a chore from today on. If its dates change, open dates of the past are dropped. */
export function changeChore(actor: Editor, id: number, change: ChoreChange, now: Temporal.Instant): Promise<Chore> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const chore = await findChore(actor, id);
    const requested: ChoreRule = {
      ...pick(chore, ["who", "when", "due_on", "weekdays", "every_n", "every_unit"]),
      members: chore.member_ids,
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    };
    const [problem] = choreProblems(requested);
    if (problem) throw new DomainError("invalid", problem.message, problem.path);
    const rule = { ...ruleColumns(requested), start_on: change.start_on ?? chore.start_on };
    if (change.members) await requireOrder(actor, rule.member_ids);
    const isOther = JSON.stringify(pick(rule, DATES)) !== JSON.stringify(pick(chore, DATES));
    const today = familyToday(actor, now).toString();
    // For a chore that is due some time after its last completion: a changed start delays the next date.
    const first = rule.when === "after" && rule.start_on !== chore.start_on ? [today, rule.start_on].sort()[1] : today;
    return chore.update({
      ...pick(
        change,
        PLAIN.filter((name) => change[name] !== undefined),
      ),
      ...rule,
      ...(isOther && first ? { counts_from: first } : {}),
      next_member_id: findNext(rule, chore.next_member_id),
      keeps: rule.when === "after" || (change.keeps ?? chore.keeps),
    });
  });
}

/** Hides a chore; its history and the stars for it stay. */
export function deleteChore(actor: Editor, id: number): Promise<Chore> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const chore = await findChore(actor, id);
    await chore.destroy();
    return chore;
  });
}

/** Restores a deleted chore; repeating it changes nothing. @throws {DomainError} 409 when the family is full */
export function restoreChore(actor: Editor, id: number): Promise<Chore> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const chore = await Chore.findOne({ where: { family_id: actor.family.id, id }, paranoid: false });
    if (!chore) throw gone();
    if (chore.deleted_at === null) return chore;
    await requireRoom(actor);
    await chore.restore();
    return chore;
  });
}
