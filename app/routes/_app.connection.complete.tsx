import { useActionData, useLoaderData } from "@remix-run/react";
import { COMPLETE_ACTIVITY, CompleteDialog } from "#app/components/connection/complete-dialog.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { pathId } from "#app/http/path-id.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { completeFormSchema } from "#app/schemas/connection.ts";
import { completeIdea, findIdea } from "#app/services/connection/connection.server.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Mark as Complete", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

const parseIdeaId = ({ url }: FamilyContext) => pathId(url.searchParams.get("idea") ?? undefined, "Idea");

export const loader = familyLoader(async (context) => {
  const [idea, members] = await Promise.all([findIdea(context.actor, parseIdeaId(context)), familyMembers(context)]);
  return {
    title: idea.title,
    defaults: { duration_minutes: idea.duration_minutes },
    people: members.map(presentPerson).map(({ id, name, initial }) => ({ id, name, initial })),
  };
});

export const action = formRoute({
  [COMPLETE_ACTIVITY]: familyForm({
    schema: completeFormSchema,
    handle: async ({ value, ...context }) => {
      const { completion } = await completeIdea(context.actor, parseIdeaId(context), value, context.now);
      return { to: `/connection/done/${completion.id}` };
    },
  }),
});

export default function CompleteActivity() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <CompleteDialog {...data} closeHref="/connection" lastResult={lastResult} />;
}
