import { useLoaderData } from "@remix-run/react";
import { FindPage } from "#app/components/find/find-page.tsx";
import { findTyped } from "#app/pages/find/findings.server.ts";
import { calendarAsPerson } from "#app/presenters/calendar/calendar-person.ts";
import { presentFindings } from "#app/presenters/find/find.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { findPageSchema } from "#app/schemas/find/find.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { readSearches, rememberSearch } from "#app/server/session/searches.server.ts";
import { FIND_LIMIT } from "#app/shared/find/constants.ts";
import findSheet from "#app/styles/find.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { search } from "#app/words/catalogues/search.ts";

export const handle = {
  title: (data: { q: string } | undefined, locale: string) =>
    data?.q ? say(search, locale)("titleOf", { q: data.q }) : say(search, locale)("title"),
};
export const links = styleSheets(forms, findSheet);

export const loader = familyLoader(async (context) => {
  const { actor, request, url, locale } = context;
  const requested = findPageSchema.parse({ q: url.searchParams.get("q"), kind: url.searchParams.get("kind") });
  const { q } = requested;
  if (q === "") return { q, view: null, lately: await readSearches(request) };
  const { findings, members, calendars } = await findTyped(context, q, FIND_LIMIT.max, context.locale);
  if (findings.total > 0) await rememberSearch(request, q);
  const named = [...members.map(presentPerson), ...calendars.map((calendar) => calendarAsPerson(calendar, locale))];
  const people = new Map(named.map((person) => [person.id, person]));
  const view = presentFindings(requested, findings, { locale, timeZone: actor.family.time_zone, people });
  return { q, view, lately: [] };
});

export default function Find() {
  return <FindPage {...useLoaderData<typeof loader>()} />;
}
