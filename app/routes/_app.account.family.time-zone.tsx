import { ZoneDialog } from "#app/components/account/time-zone-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { zoneGroups } from "#app/presenters/people/time-zones.ts";
import { timeZone } from "#app/schemas/fields.ts";
import { familyChangeSchema } from "#app/schemas/people/member.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { changeFamily, hasEventsOnItsClock } from "#app/services/calendar/family-zone.server.ts";
import { modernZone } from "#app/shared/calendar/time-zone-names.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = { title: (_: unknown, locale: string) => say(account, locale)("zoneTitle"), dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/family";

const nameZone = (timeZone: string) => timeZone.replaceAll("_", " ");

/** A page of its own, because the list of zones is long and seldom needed. */
export const loader = permittedLoader({
  permission: "change-family",
  load: async ({ actor, request, locale }) => {
    const before = actor.family.time_zone;
    const chosen = timeZone.safeParse(new URL(request.url).searchParams.get("to")).data;
    const shown = { closeHref: BENEATH, timeZone: modernZone(before) };
    if (chosen === undefined || chosen === before) return { ...shown, zoneGroups: zoneGroups(locale), chosen: null };
    const names = { name: nameZone(chosen), before: nameZone(before) };
    return { ...shown, zoneGroups: [], chosen: { timeZone: chosen, ...names } };
  },
});

export const action = formRoute({
  "change-time-zone": familyForm({
    permission: "change-family",
    schema: familyChangeSchema.required({ time_zone: true }),
    handle: async ({ actor, locale, value }) => {
      const isChanged = value.time_zone !== actor.family.time_zone;
      if (isChanged && value.keep === undefined && (await hasEventsOnItsClock(actor))) {
        return { to: `${BENEATH}/time-zone?to=${encodeURIComponent(value.time_zone)}` };
      }
      const family = await changeFamily(actor, value);
      audit("change-family", actorIds(actor));
      const text = say(peopleWords, locale)("zoneSaved", { zone: nameZone(family.time_zone) });
      return { to: BENEATH, flash: { tone: "ok", text } };
    },
  }),
});

export default formPage<typeof loader>(ZoneDialog);
