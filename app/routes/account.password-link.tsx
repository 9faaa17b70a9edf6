import { redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
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
import { SHELL } from "#app/shared/operations/shell.ts";
import { WAYS_HREF } from "#app/shared/people/sign-in-again.ts";
import cards from "#app/styles/cards.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { inLocale } from "#app/words/english.server.ts";

export const clientAction = clientActionFor(SHELL);
export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("passwordLink") };
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
    handle: async ({ session, locale, request, value: { link_id, return_to } }) => {
      requireHousehold();
      const to = ownPath(return_to, WAYS_HREF);
      try {
        await endLink(session.user, link_id);
      } catch (error) {
        // The notice stays: it says that the link was used.
        if (!(error instanceof DomainError) || error.code !== "gone") throw error;
        return { to, flash: { tone: "warn", text: inLocale(error.message, locale) } };
      }
      await noteSeen(request);
      return { to, flash: { tone: "ok", text: say(signInWords, locale)("passwordLinkEnded") } };
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
  const words = useSay(signIn);
  return (
    <SignInCard title={words("passwordLink")}>
      <ErrorSummary form={formState({}, useActionData<typeof action>()?.lastResult)} heading="h2" />
      <a className="btn" href={WAYS_HREF}>
        {words("ways")}
      </a>
    </SignInCard>
  );
}
