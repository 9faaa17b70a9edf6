import type { z } from "zod";
import { formatHatched, presentChildPage } from "#app/presenters/chores/child-page.ts";
import type { tickFormSchema, undoFormSchema } from "#app/schemas/chores/chore-form.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { listDay } from "#app/services/chores/chore-days.server.ts";
import { listJars, type StarBalance } from "#app/services/chores/stars.server.ts";
import { tick, undoEntry } from "#app/services/chores/ticks.server.ts";
import { childHref } from "#app/shared/chores/chore-links.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** The child of the path, with their stars. @throws {DomainError} 404 for anyone else */
export async function findPathChild({ actor, params }: FamilyContext): Promise<StarBalance> {
  const id = pathId(params.memberId, "Child");
  const jar = (await listJars(actor)).find(({ member }) => member.id === id);
  if (!jar) throw notFound("Child");
  return jar;
}

export async function childPageData({ actor, now, url, locale }: FamilyContext, jar: StarBalance) {
  const { chores, occurrences, today } = await listDay(actor, undefined, now);
  const { hour } = now.toZonedDateTimeISO(actor.family.time_zone);
  return presentChildPage(chores, occurrences, jar, { today, hour, part: url.searchParams.get("part"), locale });
}

type OfChild<T> = FamilyContext & { resource: StarBalance; value: T };

/** The child's page with its present part of the day. */
const samePart = ({ url }: FamilyContext, { member }: StarBalance) =>
  childHref(member.id, url.searchParams.get("part") ?? undefined);

/** Ticks a chore on the child's page. */
export async function completeChoreForm(context: OfChild<z.infer<typeof tickFormSchema>>): Promise<FormResult> {
  const { actor, now, value, resource, locale } = context;
  const { member } = resource;
  const { chore: id, date, member: member_id } = value;
  const { entry, chore, isNew } = await tick(actor, id, "done", { date, member_id, done_by: member.id }, now);
  if (!isNew) {
    const text = say(choreWords, locale)("outAlready");
    return { to: samePart(context, resource), flash: { tone: "ok", text } };
  }
  const { part, tiles, hatched } = await childPageData(context, resource);
  const left = { open: tiles.length - hatched, all: part === chore.part_of_day ? tiles.length : 0 };
  const message = formatHatched(member.name, chore.part_of_day, entry.stars, left, locale);
  return {
    to: samePart(context, resource),
    flash: { tone: "ok", ...message, undo_chore: { chore: id, entry: entry.id } },
  };
}

/** Undoes a tick on the child's page. */
export async function uncompleteChoreForm(context: OfChild<z.infer<typeof undoFormSchema>>): Promise<FormResult> {
  const { actor, now, value, resource } = context;
  await undoEntry(actor, value.chore, value.entry, now);
  return { to: samePart(context, resource) };
}
