import { afterAll, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { BODIES } from "#tests/support/api-bodies.ts";
import { calls, fill, makeParameters } from "#tests/support/api-calls.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";
import { makeHostile, type Target } from "#tests/support/hostile-requests.ts";
import { listPages, pagePatterns } from "#tests/support/pages.ts";
import { startProvider } from "#tests/support/provider.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

const provider = await startProvider();
const app = runApp(async () => provider.env());
afterAll(() => provider.stop());

const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 10_000);
const SEED = Number(process.env.HOSTILE_SEED ?? 1);
/** Requests to one family: some of them delete it, or sign its people out. */
const ROUND = 1_000;
const AT_ONCE = 6;

interface Aimed {
  target: Target;
  /** The `Cookie` headers of the clients that may send it. */
  cookies: string[];
}

/** Cookies of a guardian (twice as often), a child, a stranger, a user without a family, and of no session. */
const visitors = async ({ user, family }: Pick<Samples, "user" | "family">) =>
  Promise.all([
    signedInCookie(user),
    signedInCookie(user),
    joinFamily(family, "child").then(signedInCookie),
    makeFamily().then((stranger) => signedInCookie(stranger.user)),
    makeUser().then(signedInCookie),
    Promise.resolve(""),
  ]);

async function listTargets(round: number): Promise<Aimed[]> {
  const made = await makeFamily({ members: ["Ben"] });
  const parameters = await makeParameters(made);
  const callers = await visitors(made);
  const samples = await makeSamples(`https://hostile-${round}.test`);
  const senders = await visitors(samples);
  const api = calls.map(({ method, path, name }) => ({
    target: { method, path: `/api${fill(path, parameters)}`, json: BODIES[name] },
    cookies: callers,
  }));
  const pages = (await Promise.all(pagePatterns.map((pattern) => listPages(pattern, samples)))).flat();
  const forms = await Promise.all(
    Object.entries(SAMPLE_FORMS).map(async ([intent, make]) => {
      const { path, fields, user } = await make(samples);
      const target = { method: "POST", path, fields: { intent, ...fields } };
      return { target, cookies: user ? [await signedInCookie(user), ...senders] : senders };
    }),
  );
  return [
    ...api,
    ...forms,
    ...forms,
    ...pages.map(({ path }) => ({ target: { method: "GET", path }, cookies: senders })),
  ];
}

it(`${REQUESTS} hostile requests to every call, page and form are answered without a 5xx`, {
  timeout: 3_600_000,
}, async () => {
  const make = makeHostile(SEED);
  const failures: unknown[] = [];
  const statuses: Record<string, number> = {};
  for (let sent = 0; sent < REQUESTS; ) {
    const targets = await listTargets(sent);
    const until = Math.min(REQUESTS, sent + ROUND);
    const work = async () => {
      while (sent < until) {
        const at = sent;
        sent += 1;
        const { target, cookies } = targets[(at * 7919) % targets.length] as (typeof targets)[number];
        const { method, path, headers, body } = make(target);
        const own = cookies[at % cookies.length] ?? "";
        const sending = fetch(app.url + path, {
          method,
          redirect: "manual",
          headers: { ...headers, Cookie: [own, headers.Cookie].filter(Boolean).join("; ") },
          ...(body === undefined ? {} : { body: body as BodyInit }),
        });
        // An old data request is refused with a closed connection, before its body is read.
        const cutOff = /[?&]_data=/.test(path) ? 400 : 599;
        const answer = await sending.catch((error: unknown) =>
          Response.json(null, { status: cutOff, statusText: `${error}` }),
        );
        await answer.body?.cancel();
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status < 500) continue;
        failures.push({
          at,
          status: `${answer.status} ${answer.statusText}`,
          method,
          path,
          headers,
          body: String(body).slice(0, 500),
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  process.stdout.write(`${JSON.stringify(statuses)}\n`);
  expect(failures).toEqual([]);
});
