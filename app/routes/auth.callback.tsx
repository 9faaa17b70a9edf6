import { data, type HeadersFunction, redirect } from "@remix-run/node";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Picture } from "#app/components/ui/icon.tsx";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { describeServerFailure } from "#app/server/http/failures.server.ts";
import { pageLoader, redirectWithFlash } from "#app/server/page.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { type PageContext, sessionOrNobody } from "#app/server/session/request-user.server.ts";
import {
  finishAttempt,
  logFailure,
  NO_CODE,
  redirectAfterSignIn,
  signInHeaders,
} from "#app/server/session/sign-in.server.ts";
import { WAYS_HREF } from "#app/shared/people/sign-in-again.ts";
import { styleSheets } from "#app/styles/links.ts";
import onboarding from "#app/styles/onboarding.css?url";
import { DomainError } from "#app/utils/domain-error.ts";
import { signIns } from "#app/utils/metrics.server.ts";
import { say } from "#app/words/catalogue.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { inLocale } from "#app/words/english.server.ts";

export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("signingIn") };
export const links = styleSheets(onboarding);

/** Milliseconds until the waiting page is shown, which refreshes itself. */
const PATIENCE = 1_500;

const backToLanding = ({ locale }: PageContext, why: "notSignedIn" | "signInFailed" = "signInFailed") =>
  redirectWithFlash("/", { tone: "bad", text: say(signInWords, locale)(why) });

async function handleCallback(context: PageContext) {
  const { request, url } = context;
  const providerError = url.searchParams.get("error");
  if (providerError) {
    logFailure(`the provider answered ${providerError.slice(0, 60).replace(/[^\w-]/g, "")}`);
    signIns.inc({ how: "provider", result: "failed" });
    throw await backToLanding(context, providerError === "access_denied" ? "notSignedIn" : undefined);
  }
  const code = url.searchParams.get("code");
  const state = url.searchParams.get("state");
  if (!code) {
    logFailure(NO_CODE);
    throw redirect("/");
  }
  const result = state ? await finishAttempt(request, code, state, PATIENCE) : { status: "no-attempt" as const };
  if (result.status === "done") {
    const headers = await signInHeaders(request, result, await readSessionToken(request));
    throw await redirectAfterSignIn(request, result.userId, headers);
  }
  if (result.status === "added") {
    throw await redirectWithFlash(WAYS_HREF, {
      tone: "ok",
      text: say(signInWords, context.locale)("wayIsAdded", { provider: result.name }),
    });
  }
  if (result.status === "pending") return data(null, { headers: { Refresh: "1" } });
  const session = await sessionOrNobody(context);
  // A second visit by Back or reload, after signing in.
  if (result.status === "no-attempt" && session) throw await redirectAfterSignIn(request, session.user.id);
  logFailure(result.status === "failed" ? "the code did not lead to a session" : "the state is not this browser's");
  throw await backToLanding(context);
}

/**
 * The provider's redirect, with a code or an error. If no session can be made, the user is redirected to the landing
 * page (docs/product/accounts.md, "Coming back from the provider").
 */
export const loader = pageLoader((context) =>
  handleCallback(context).catch(async (error: unknown) => {
    if (error instanceof Response) throw error;
    // Only adding a way is refused in words.
    if (error instanceof DomainError && error.code === "conflict") {
      throw await redirectWithFlash(WAYS_HREF, { tone: "bad", text: inLocale(error.message, context.locale) });
    }
    logFailure(describeServerFailure("exchange-code", toErrorResponse(error).status, ""));
    throw await backToLanding(context);
  }),
);

/** Sends the loader's `Refresh` header with the document; Remix does not do so by default. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AuthCallback() {
  const words = useSay(signIn);
  return (
    <PublicPage>
      <div className="wait" role="status">
        <Picture name="logo" className="pulse" />
        <h1>{words("settingUp")}</h1>
      </div>
    </PublicPage>
  );
}
