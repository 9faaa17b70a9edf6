import { data, redirect } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { InvitationCard } from "#app/components/join/invitation.tsx";
import { InvitationProblem } from "#app/components/join/invitation-problem.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { ProblemPage } from "#app/components/ui/problem-page.tsx";
import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { accountLabel } from "#app/domain/people/account-label.ts";
import { invitationOfPath } from "#app/pages/people/invitation-link.server.ts";
import { presentInvitation } from "#app/presenters/people/invitations.ts";
import { invitedAccountSchema } from "#app/schemas/people/household.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { formFor, formRoute } from "#app/server/forms/form-route.server.ts";
import { publicForm } from "#app/server/forms/public-form.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { type Guard, homeHref, pageLoader, redirectWithFlash, type UserContext } from "#app/server/page.server.ts";
import {
  currentSession,
  type HttpArgs,
  sessionOrNobody,
  withReaderLocale,
} from "#app/server/session/request-user.server.ts";
import { signInForms, startSession } from "#app/server/session/sign-in.server.ts";
import { acceptInvitation, inviterName, joinWithNewAccount } from "#app/services/people/invitations.server.ts";
import { askToConfirm } from "#app/services/people/profiles.server.ts";
import { randomWords } from "#app/services/people/random-words.server.ts";
import { SIGN_IN } from "#app/shared/operations/sign-in.ts";
import { readPageFailure } from "#app/shared/page-failures.ts";
import forms from "#app/styles/forms.css?url";
import join from "#app/styles/join.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { inLocale } from "#app/words/english.server.ts";

export const handle = {
  title: (found: { invitation?: { familyName: string } } | undefined, locale: string) => {
    const words = say(signIn, locale);
    return found?.invitation ? words("join", { family: found.invitation.familyName }) : words("invitationNotFound");
  },
};
export const links = styleSheets(forms, join);

export const loader = pageLoader(async (context) => {
  const { now, url, request } = context;
  const home = await homeHref(request);
  try {
    const { invitation, family, isAccepted } = await invitationOfPath(context);
    if (isAccepted) throw redirect("/dashboard");
    const session = await sessionOrNobody(context);
    const { locale } = session ? withReaderLocale(context, session.user) : context;
    return {
      invitation: presentInvitation(invitation, family.name, await inviterName(invitation, family), {
        locale,
        now: now.epochMilliseconds,
        timeZone: family.time_zone,
      }),
      own: session ? accountLabel(session.user) : null,
      isMatch: session?.user.email?.toLowerCase() === invitation.invited_email.toLowerCase(),
      path: url.pathname,
      forms: signInForms(locale),
      // Someone without an account makes one here.
      newAccount: session || !hasHousehold(config().signIn.mode) ? null : { example: randomWords() },
      home,
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The page says the same about expired and unknown links.
    const { status, message } = toErrorResponse(error);
    return data({ problem: inLocale(message, context.locale), home }, { status: status === 410 ? 404 : status });
  }
});

/** Requires a signed-in user; signing in returns to this page. */
const asInvited: Guard<UserContext> = async (context) => {
  const session = await currentSession(context);
  if (!session) throw redirect(context.url.pathname);
  return { ...context, session, scope: `user:${session.user.id}` };
};

const acceptForm = formRoute({
  "accept-invitation": formFor(asInvited)({
    // In `prepare`, because unknown links are counted outside of the transaction.
    prepare: invitationOfPath,
    handle: async ({ locale, session, prepared: { invitation, isAccepted } }) => {
      const family = await acceptInvitation(session.user, invitation);
      if (!isAccepted) audit("join-family", actorIds({ user: session.user, family }));
      const text = say(peopleWords, locale)("welcome", { family: family.name });
      return { to: "/dashboard", flash: { tone: "ok", text } };
    },
  }),
});

const joinForm = publicForm({
  operation: "join-with-account",
  schema: invitedAccountSchema,
  enter: async (context) => {
    requireHousehold();
    await invitationOfPath(context);
    return undefined;
  },
  handle: async (context, account) => {
    const { invitation } = await invitationOfPath(context);
    const { user, family } = await joinWithNewAccount(invitation, account);
    audit("join-family", actorIds({ user, family }));
    // The address is not confirmed yet. A mail that fails changes nothing.
    await askToConfirm(user, context.locale).catch(() => false);
    const headers = await startSession(context.request, user, account.sign_in_name);
    const text = say(peopleWords, context.locale)("welcome", { family: family.name });
    return redirectWithFlash("/dashboard", { tone: "ok", text }, headers);
  },
});

/** Accepts for someone who is signed in, or makes an account of the household and joins with it. */
export async function action(args: HttpArgs) {
  const isNew = hasHousehold(config().signIn.mode) && !(await sessionOrNobody(args));
  return isNew ? joinForm(args) : acceptForm(args);
}

// A network error counts as a refusal (docs/product/accounts.md, "Accepting an invitation").
export const clientAction = clientActionFor(SIGN_IN);

export default function JoinFamily() {
  const found = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const isJoining = "newAccount" in found && found.newAccount !== null;
  const [problem] = isJoining ? [] : formState({}, lastResult).problems;
  const retry = "path" in found ? { retry: found.path } : {};
  if (problem) return <InvitationProblem message={problem.message} home={found.home} {...retry} />;
  if ("problem" in found) return <InvitationProblem message={found.problem} home={found.home} />;
  return <InvitationCard {...found} lastResult={lastResult} />;
}

export function ErrorBoundary() {
  const words = useSay(frame);
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status < 500) {
    return <ProblemPage kind={error.status === 403 ? "forbidden" : "refused"} />;
  }
  const failure = isRouteErrorResponse(error) ? readPageFailure(error.statusText) : undefined;
  return <InvitationProblem message={words(failure ?? "failed.invitation")} home="/" retry={pathname} />;
}
