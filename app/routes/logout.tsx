import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Form } from "#app/components/ui/form.tsx";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { audit } from "#app/server/http/audit-log.server.ts";
import { describeServerFailure } from "#app/server/http/failures.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { mayBeForeignLink } from "#app/server/http/request-guards.server.ts";
import { pageLoader, redirectWithFlash, refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { readSessionToken, signOutHeaders } from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { forgetSession, type HttpArgs, pageLocale } from "#app/server/session/request-user.server.ts";
import { endSession } from "#app/services/people/sessions.server.ts";
import { say } from "#app/words/catalogue.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const handle = { title: (_: unknown, locale: string) => say(frame, locale)("signOutTitle") };

async function signOut({ request }: Pick<HttpArgs, "request">, to: string): Promise<Response> {
  const token = await readSessionToken(request);
  const text = say(signInWords, await pageLocale({ request }))("youSignedOut");
  // The browser is signed out even if the database fails (docs/product/accounts.md, "Signing out").
  if (token) {
    try {
      const userId = await endSession(token);
      if (userId !== null) audit("sign-out", { userId });
    } catch (error) {
      const { status, message } = toErrorResponse(error);
      logger.warn(describeServerFailure("sign-out", status, message));
    }
  }
  forgetSession();
  return redirectWithFlash(to, { tone: "ok", text }, new Headers(await signOutHeaders()));
}

const destination = (request: Request) => ownPath(new URL(request.url).searchParams.get("return_to"), "/");

/**
 * A link on our own pages signs out at once. A link of another or unknown site shows a button, so that no site can sign
 * users out.
 */
export const loader = pageLoader(async (context) => {
  if (!mayBeForeignLink(context.request)) throw await signOut(context, destination(context.request));
  return null;
});

export async function action(args: HttpArgs) {
  try {
    refuseForeign(args.request);
    return await signOut(args, destination(args.request));
  } catch (error) {
    return throwAsPage(error, args.request);
  }
}

export default function SignOutPage() {
  const words = useSay(frame);
  return (
    <PublicPage>
      <h1>{words("signOutQuestion")}</h1>
      <Form intent="sign-out" reloadDocument>
        <button type="submit" className="btn btn--main">
          {words("signOut")}
        </button>
      </Form>
    </PublicPage>
  );
}
