import { useActionData, useLoaderData } from "@remix-run/react";
import { CalendarForm, HolidaysForm } from "#app/components/calendars/calendar-form.tsx";
import { BackToCalendars } from "#app/components/calendars/import-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { presentSwatches } from "#app/presenters/people/swatches.ts";
import { holidaysFormSchema, newCalendarFormSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { listCountries, nameHolidays } from "#app/services/subscriptions/holidays.server.ts";
import {
  addCalendar,
  fetchCalendar,
  freeColor,
  takenColors,
} from "#app/services/subscriptions/subscriptions.server.ts";
import { EVERYONE } from "#app/shared/calendar/event-people.ts";
import { nameCountries } from "#app/shared/country-names.ts";
import { CALENDARS } from "#app/shared/operations/calendars.ts";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import memberForm from "#app/styles/member-form.css?url";
import switches from "#app/styles/switches.css?url";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";
import { langOfLibrary } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";

export const clientAction = clientActionFor(CALENDARS);
export const handle = {
  title: (_: unknown, locale: string) => say(calendars, locale)("subscribe"),
  form: "add-calendar",
};
export const links = styleSheets(forms, memberForm, switches, feeds);

/** The country of a locale. Roost may not know its holidays. */
const findCountry = (locale: string) => new Intl.Locale(locale).maximize().region;

export const loader = permittedLoader({
  permission: "keep-calendars",
  load: async (context) => {
    const { actor, locale, url } = context;
    const countries = nameCountries(await listCountries(), locale);
    const requested = url.searchParams.get("country") ?? findCountry(locale);
    const country = countries.find((one) => one.country === requested) ?? countries[0];
    return {
      people: [...(await loadFormatContext(context)).people.values()],
      swatches: presentSwatches(await takenColors(actor), locale),
      defaults: { member_ids: [EVERYONE], is_shown: true, in_feed: false, color: await freeColor(actor) },
      countries: countries.map((one) => ({ value: one.country, label: one.name })),
      country: country?.country ?? "",
      // The library of holidays has names of regions in English.
      regions: (country?.regions ?? []).map(({ code, name }) => ({
        value: code,
        label: name,
        lang: langOfLibrary(languageOf(locale) ?? "en"),
      })),
    };
  },
});

const added = (name: string, locale: string) => ({
  to: "/calendars",
  flash: { tone: "ok" as const, text: say(calendarWords, locale)("source.added", { name }) },
});

export const action = formRoute({
  "add-calendar": familyForm({
    schema: newCalendarFormSchema,
    permission: "keep-calendars",
    prepare: ({ actor, value }) => fetchCalendar(actor, { url: value.url }),
    handle: async ({ actor, value, prepared, locale }) =>
      added((await addCalendar(actor, value, prepared)).name, locale),
  }),
  "add-holidays": familyForm({
    schema: holidaysFormSchema,
    permission: "keep-calendars",
    prepare: ({ actor, value }) => fetchCalendar(actor, value),
    handle: async ({ actor, value, prepared, locale }) => {
      const name = await nameHolidays(value.preset, actor.family.language);
      return added((await addCalendar(actor, { ...value, name }, prepared)).name, locale);
    },
  }),
});

export default function NewCalendar() {
  const words = useSay(calendars);
  const { people, defaults, countries, country, regions, ...data } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const resultFor = (intent: string) => (answer?.intent === intent ? answer.lastResult : undefined);
  return (
    <Page>
      <BackToCalendars />
      <PageHead title={words("subscribe")} text={words("subscribeText")} />
      <div className="stack stack-l">
        <CalendarForm
          {...data}
          form={formState(defaults, resultFor("add-calendar"))}
          intent="add-calendar"
          people={people}
          hasAddress
        />
        <section className="stack" aria-labelledby="holidays">
          <h2 id="holidays">{words("holidays")}</h2>
          <HolidaysForm
            form={formState({ country, region: "" }, resultFor("add-holidays"))}
            countries={countries}
            regions={regions}
            key={country}
          />
        </section>
      </div>
    </Page>
  );
}
