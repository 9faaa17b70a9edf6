import { redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { SignInCard } from "#app/components/sign-in/sign-in-card.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { passwordLinkSchema } from "#app/schemas/people/household.ts";
import { formRoute, userForm } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { endLink } from "#app/services/people/member-sign-in.server.ts";
import { notePasswordLinkSeen } from "#app/services/people/password-link-news.server.ts";
import { HOUSEHOLD } from "#app/shared/operations/household.ts";
import { WAYS_HREF } from "#app/shared/people/sign-in-again.ts";
import cards from "#app/styles/cards.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const clientAction = clientActionFor(HOUSEHOLD);
const TITLE = "A link for your password";
export const handle = { title: TITLE };
export const links = styleSheets(cards);

export const loader = () => redirect(WAYS_HREF);

/** Has this session show the notice about a link for the user's password no more. */
async function noteSeen(request: Request): Promise<void> {
  const token = await readSessionToken(request);
  if (token) await notePasswordLinkSeen(token);
}

/** The forms of the notice about such a link, also for a user without a family (docs/product/household.md, "Forgotten passwords"). */
export const action = formRoute({
  "end-password-link": userForm({
    schema: passwordLinkSchema,
    handle: async ({ session, request, value: { link_id, return_to } }) => {
      requireHousehold();
      await endLink(session.user, link_id);
      await noteSeen(request);
      const text = "Link ended. Your password stays as it is.";
      return { to: ownPath(return_to, WAYS_HREF), flash: { tone: "ok", text } };
    },
  }),
  "note-password-link": userForm({
    schema: passwordLinkSchema,
    handle: async ({ request, value: { return_to } }) => {
      requireHousehold();
      await noteSeen(request);
      return { to: ownPath(return_to, WAYS_HREF) };
    },
  }),
});

/** The problem of a form that was refused. */
export default function PasswordLink() {
  return (
    <SignInCard title={TITLE}>
      <ErrorSummary form={formState({}, useActionData<typeof action>()?.lastResult)} heading="h2" />
      <a className="btn" href={WAYS_HREF}>
        How you sign in
      </a>
    </SignInCard>
  );
}
