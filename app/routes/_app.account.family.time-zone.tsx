import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { TimeZoneDialog } from "#app/components/account/time-zone-dialog.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { permittedLoader } from "#app/http/page.server.ts";
import { zoneGroups } from "#app/presenters/people/time-zones.ts";
import { timeZone } from "#app/schemas/fields.ts";
import { updateFamily } from "#app/services/people/families.server.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Time zone · Account Settings", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/family";

/** The list of zones is long, and seldom needed: here it weighs on nobody else. */
export const loader = permittedLoader({
  permission: "change-family",
  load: async ({ actor }) => ({ timeZone: actor.family.time_zone, zoneGroups: zoneGroups() }),
});

export const action = formRoute({
  "change-time-zone": familyForm({
    permission: "change-family",
    schema: z.object({ time_zone: timeZone }),
    handle: async ({ actor, value }) => {
      const family = await updateFamily(actor, value);
      return { to: BENEATH, flash: { tone: "ok", text: `Time zone saved: ${family.time_zone.replaceAll("_", " ")}.` } };
    },
  }),
});

export default function ChangeTimeZone() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <TimeZoneDialog {...data} closeHref={BENEATH} lastResult={lastResult} />;
}
