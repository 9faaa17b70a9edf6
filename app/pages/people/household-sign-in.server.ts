import { data } from "@remix-run/node";
import { answerProtocol } from "#app/server/household/bridge.server.ts";
import { throwAsPage } from "#app/server/page.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";

/**
 * The authorization endpoint of the household: redirects to the sign-in page or back to the app. An error that cannot
 * be sent back to the app is a page with the provider's status.
 */
export async function authorize({ request }: HttpArgs) {
  try {
    const answer = await answerProtocol(request);
    if (answer.headers.has("Location")) throw answer;
    return data(null, { status: answer.status });
  } catch (error) {
    return throwAsPage(error, request);
  }
}
