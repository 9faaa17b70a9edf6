import type { z } from "zod";
import { dateToAdd, schoolPlace } from "#app/pages/school/school-pages.server.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import type { packFormSchema, packItemFormSchema } from "#app/schemas/school/school-form.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { addPackItem, findPackItem, listPackItems, removePackItem } from "#app/services/school/pack.server.ts";
import { loadSchool } from "#app/services/school/school.server.ts";
import { formatDate } from "#app/shared/format.ts";
import { timetableHref } from "#app/shared/school/school-links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";

/** The things to pack for the next school day, and the form to add more. */
export async function packPage(context: FamilyContext) {
  const { actor, locale } = context;
  const school = await loadSchool(actor);
  const place = schoolPlace(context);
  const members = await familyMembers(context);
  const taught = new Set(school.timetables.map(({ timetable }) => timetable.member_id));
  const pupils = taught.size > 0 ? members.filter(({ id }) => taught.has(id)) : members;
  const date = dateToAdd(context, school);
  const items = await listPackItems(actor, date);
  const chosen = pupils.find(({ id }) => id === place.member) ?? pupils[0];
  return {
    closeHref: timetableHref(place),
    pupils: pupils.map(presentPerson),
    day: formatDate(date, locale, "day"),
    items: items.flatMap(({ id, text, member_id }) => {
      const name = members.find((member) => member.id === member_id)?.name;
      return name ? [{ id, text, name }] : [];
    }),
    mayRemove: actor.isGrownUp,
    defaults: { member: String(chosen?.id ?? ""), date },
  };
}

/** Adds a thing to pack. Errors at fields of the API are moved to the form's field. */
export async function addPackForm(
  context: FamilyContext & { value: z.infer<typeof packFormSchema> },
): Promise<FormResult> {
  const { member: member_id, text, date } = context.value;
  try {
    await addPackItem(context.actor, { member_id, text, date });
  } catch (error) {
    if (!(error instanceof DomainError) || error.field !== "member_id") throw error;
    throw new DomainError(error.code, error.message, "member");
  }
  const day = formatDate(date, context.locale, "day");
  const said = say(schoolWords, context.locale)("packAdded", { day, item: text });
  return { to: timetableHref(schoolPlace(context)), flash: { tone: "ok", text: said } };
}

/** Removes an added thing. */
export async function removePackForm(
  context: FamilyContext & { value: z.infer<typeof packItemFormSchema> },
): Promise<FormResult> {
  const { text } = await findPackItem(context.actor, context.value.item);
  await removePackItem(context.actor, context.value.item);
  const said = say(schoolWords, context.locale)("packRemoved", { item: text });
  return { to: timetableHref(schoolPlace(context)), flash: { tone: "ok", text: said } };
}
