import { useLoaderData } from "@remix-run/react";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { familyLoader } from "#app/server/page.server.ts";
import { readReturnPath } from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { providerForm } from "#app/server/session/sign-in.server.ts";
import { RECENT_SIGN_IN_MINUTES } from "#app/shared/people/constants.ts";
import { AGAIN_FIELD } from "#app/shared/people/sign-in-again.ts";

export const handle = { title: "Sign in again" };

/** Leads through the provider and back (docs/product/accounts.md, "Signing in again"). */
export const loader = familyLoader(async ({ actor, request }) => ({
  provider: providerForm(),
  email: actor.user.email,
  returnTo: ownPath(await readReturnPath(request), "/account/privacy"),
}));

export default function SignInAgain() {
  const { provider, email, returnTo } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHead
        title="Sign in again"
        text={`You signed in more than ${RECENT_SIGN_IN_MINUTES} minutes ago. Nothing has been changed, and nothing you typed is lost.`}
      />
      {/* A document: it leads to the provider. */}
      <form method="post" action={provider.action} className="row">
        <input type="hidden" name="return_to" value={returnTo} />
        <input type="hidden" name="login_hint" value={email} />
        <input type="hidden" name={AGAIN_FIELD} value="on" />
        <button type="submit" className="btn btn--main">
          {provider.label}
        </button>
        <AppLink className="btn" to={returnTo}>
          Cancel
        </AppLink>
      </form>
    </Page>
  );
}
