import { COMPLETE_ACTIVITY, CompleteDialog } from "#app/components/connection/complete-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { activityTitle, MOMENT_KIND } from "#app/presenters/connection/connection.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { type CompleteForm, completeFormSchema } from "#app/schemas/connection/connection.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { completeActivity, completeIdea, findIdea } from "#app/services/connection/connection.server.ts";
import { findMoment } from "#app/services/connection/moments.server.ts";
import { DASHBOARD_MOMENT_MINUTES } from "#app/shared/connection/constants.ts";
import { CONNECTION } from "#app/shared/operations/connection.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { connection } from "#app/words/catalogues/connection.ts";

export const clientAction = clientActionFor(CONNECTION);
export const handle = {
  title: (_: unknown, locale: string) => say(connection, locale)("complete"),
  dialog: true,
  form: "complete-activity",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

/** The activity to complete: a stored idea, or the dashboard's activity of a day. */
async function findChosen({ actor, url, now, locale }: FamilyContext) {
  const momentId = url.searchParams.get("moment");
  if (momentId === null) {
    const idea = await findIdea(actor, pathId(url.searchParams.get("idea") ?? undefined, "Idea"));
    const { id, duration_minutes } = idea;
    const title = activityTitle(idea, locale);
    const complete = (value: CompleteForm) => completeIdea(actor, id, value, now);
    return { title, duration_minutes, closeHref: "/connection", complete };
  }
  const moment = await findMoment(actor, "activity", pathId(momentId, "Idea"));
  if (!moment) throw notFound("Idea");
  const suggestion = { source: moment.source, title: moment.content.title };
  const title = activityTitle(suggestion, locale);
  return {
    title,
    duration_minutes: DASHBOARD_MOMENT_MINUTES,
    closeHref: `/connection?moment=${moment.id}`,
    complete: (value: CompleteForm) =>
      completeActivity(
        actor,
        { ...value, activity_title: activityTitle(suggestion, actor.family.language), activity_type: MOMENT_KIND },
        now,
      ),
  };
}

export const loader = familyLoader(async (context) => {
  const [{ title, duration_minutes, closeHref }, members] = await Promise.all([
    findChosen(context),
    familyMembers(context),
  ]);
  return {
    title,
    closeHref,
    defaults: { duration_minutes },
    people: members.map(presentPerson),
  };
});

export const action = formRoute({
  [COMPLETE_ACTIVITY]: familyForm({
    schema: completeFormSchema,
    handle: async ({ value, ...context }) => {
      const { complete } = await findChosen(context);
      const { completion } = await complete(value);
      return { to: `/connection/done/${completion.id}` };
    },
  }),
});

export default formPage<typeof loader>(CompleteDialog);
