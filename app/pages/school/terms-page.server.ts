import type { z } from "zod";
import { findAnchor, letterChoice } from "#app/pages/school/school-pages.server.ts";
import type { presetFormSchema, termsFormSchema } from "#app/schemas/school/school-form.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { loadSchool } from "#app/services/school/school.server.ts";
import { addHolidays, replaceSpans } from "#app/services/school/spans.server.ts";
import { setLetters } from "#app/services/school/timetables.server.ts";
import { listCountries } from "#app/services/subscriptions/holidays.server.ts";
import { nameCountries } from "#app/shared/country-names.ts";
import { formatDate } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { SCHOOL_HREF, TERMS_HREF } from "#app/shared/school/school-links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { langOfLibrary } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";

/** Terms and holidays, and the letters of weeks. */
export async function termsPage(context: FamilyContext) {
  const { actor, locale, url } = context;
  const school = await loadSchool(actor);
  const members = await familyMembers(context);
  const findName = (id: number) => members.find((member) => member.id === id)?.name ?? "";
  const pupils = school.timetables.map(({ timetable }) => timetable.member_id);
  const rows = school.spanRows;
  const groups = [...new Set(rows.map(({ member_ids }) => String(member_ids)))];
  const choices = [...new Set(["", ...pupils.map(String), ...groups])];
  const letters = letterChoice(context, school);
  const countries = nameCountries(await listCountries(), locale);
  const requested = url.searchParams.get("country") ?? "GB";
  const country = countries.find((one) => one.country === requested) ?? countries[0];
  const text = say(schoolWords, locale);
  // The library of holidays has names of regions in English.
  const lang = langOfLibrary(languageOf(locale) ?? "en");
  const [then, later] = (letters?.after ?? []).map((one) => ({
    day: formatDate(one.date, locale, "dayAndMonth"),
    letter: one.letter ?? "",
  }));
  return {
    names: joinNames(pupils.map(findName), locale),
    whom: choices.map((value) => ({
      value,
      label:
        value === ""
          ? text("everyone")
          : joinNames(
              value.split(",").map((id) => findName(Number(id))),
              locale,
            ),
    })),
    letters: letters && {
      ...letters,
      legend: text("weekOf", { day: formatDate(letters.weekOf, locale, "day") }),
      hint: !then
        ? ""
        : later
          ? text("thenTwo", { ...then, other_day: later.day, other_letter: later.letter })
          : text("thenOne", then),
    },
    defaults: {
      spans: rows.map(({ id, name, from_day: from, to_day: to, kind, member_ids }) => ({
        id: String(id),
        name,
        from,
        to,
        kind,
        members: String(member_ids),
      })),
      letter: letters?.letter,
      over: letters?.over,
    },
    country: country?.country ?? "",
    countries: countries.map((one) => ({ value: one.country, label: one.name })),
    regions: (country?.regions ?? []).map(({ code, name }) => ({ value: code, label: name, lang })),
  };
}

/** The form's field for an API field such as `0.member_ids.1`. */
const termsField = (field: string) => field.replace(/^(\d+)\.member_ids.*$/, "spans[$1].members");

/** Saves the list, and the choice of letters. */
export async function saveTermsForm({
  actor,
  locale,
  value: { spans, letters },
}: FamilyContext & { value: z.infer<typeof termsFormSchema> }): Promise<FormResult> {
  const { week_of: weekOf, letter, over } = letters;
  try {
    await replaceSpans(actor, spans);
  } catch (error) {
    if (!(error instanceof DomainError) || error.field === undefined) throw error;
    throw new DomainError(error.code, error.message, termsField(error.field));
  }
  if (weekOf && letter && over) await setLetters(actor, findAnchor(weekOf, letter), over);
  return { to: SCHOOL_HREF, flash: { tone: "ok", text: say(schoolWords, locale)("termsSaved") } };
}

/** Adds the holidays of a country. */
export async function holidaysForm({
  actor,
  now,
  locale,
  value: { country, region },
}: FamilyContext & { value: z.infer<typeof presetFormSchema> }): Promise<FormResult> {
  const count = await addHolidays(actor, { country, ...(region ? { region } : {}) }, familyToday(actor, now)).catch(
    (error: unknown) => {
      if (!(error instanceof DomainError) || error.field === undefined) throw error;
      throw new DomainError(error.code, error.message, error.field.replace("preset.", ""));
    },
  );
  const write = say(schoolWords, locale);
  const text = count === 0 ? write("holidaysKnown") : write("holidaysAdded", { count });
  return { to: TERMS_HREF, flash: { tone: "ok", text } };
}
