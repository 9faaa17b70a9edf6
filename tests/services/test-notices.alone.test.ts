import { afterAll, beforeEach, expect, it } from "vitest";
import type { Jobs } from "#app/db/queues.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { query } from "#tests/support/databases.ts";
import { startNotices } from "#tests/support/notices.ts";
import { startOutsideSite, text } from "#tests/support/outside-site.ts";
import { startPushService } from "#tests/support/push-service.ts";

const push = await startPushService();
const site = await startOutsideSite();
process.env.FETCH_PRIVATE_HOSTS = `${push.host},${new URL(site.url).host}`;
const { household, smtp, subjects, services, stop } = await startNotices();
const { PushDevice } = await import("#app/models/notices/push-device.server.ts");
const { beginSession } = await import("#app/services/people/sessions.server.ts");
const { deliverTest, sendTest } = await import("#app/services/notices/test-notice.server.ts");
const { OUTSIDE } = await import("#app/services/system/outside.server.ts");
const whole = OUTSIDE.milliseconds;
const url = process.env.DATABASE_URL as string;

afterAll(async () => {
  await stop();
  await push.stop();
  await site.stop();
});

beforeEach(async () => {
  OUTSIDE.milliseconds = whole;
  push.received.length = 0;
  push.answers.length = 0;
  smtp.refuse = () => null;
  await query(url, "DELETE FROM pgboss.job");
});

/** Takes the jobs of tests that are waiting, with the seconds that each was to wait. */
async function takeJobs(): Promise<{ data: Jobs["test"]; seconds: number }[]> {
  const rows = await query(
    url,
    `DELETE FROM pgboss.job WHERE name = 'test' RETURNING data, round(extract(epoch FROM start_after - created_on))::int AS seconds`,
  );
  return rows as never;
}

/** Runs the waiting jobs. Returns the seconds that each had to wait. */
async function doJobs(): Promise<number[]> {
  const jobs = await takeJobs();
  for (const { data } of jobs) await deliverTest(data);
  return jobs.map(({ seconds }) => seconds);
}

async function asked(channel: "push" | "email" | "self_hosted", devices = 1) {
  const { maya } = await household();
  const session_hash = hashToken(await beginSession(maya.id, null));
  for (let number = 1; number <= devices; number += 1) {
    const endpoint = `${push.url}/${maya.id}/${number}`;
    const named = { name: "Phone", browser: "Chrome on Android" };
    await PushDevice.create({ user_id: maya.id, session_hash, endpoint, ...push.keys, ...named });
  }
  const self_hosted = { type: "ntfy" as const, url: `${site.url}/finches`, token: null };
  await services.changePreferences(maya, { self_hosted });
  await sendTest(maya, channel);
  return maya;
}

it.each<[string, { status: number; headers?: Record<string, string> }, number]>([
  ["a server error", { status: 503 }, 60],
  ["silence", { status: 0 }, 60],
  ["too many, which says when", { status: 429, headers: { "Retry-After": "40" } }, 40],
])("a test that meets %s is tried again, by its device alone", async (_, answer, wait) => {
  await asked("push", 2);
  // A silent device takes the whole time limit, in which the other device must answer even on a busy machine.
  if (answer.status === 0) OUTSIDE.milliseconds = 3_000;
  push.answers.push(answer);
  expect(await doJobs()).toEqual([0]);
  expect(push.received).toHaveLength(2);
  expect(await doJobs()).toEqual([wait]);
  expect(push.received).toHaveLength(3);
  // The service did not take the first message.
  expect(push.received[2]?.path).toBe(push.received[0]?.path);
  expect(await takeJobs()).toEqual([]);
});

it("is tried after one and five minutes, and not beyond its ten", async () => {
  await asked("self_hosted", 0);
  site.answers["/"] = text("", {}, 500);
  const waits = [await doJobs(), await doJobs(), await doJobs(), await doJobs()];
  expect(waits).toEqual([[0], [60], [300], []]);
});

it("is not tried again where it is refused, or asked to wait for longer than it is of use", async () => {
  for (const status of [400, 429]) {
    await asked("self_hosted", 0);
    site.answers["/"] = text("", { "Retry-After": "900" }, status);
    await doJobs();
    expect([status, await takeJobs()]).toEqual([status, []]);
  }
});

it("by mail is tried again where the server cannot take it now", async () => {
  const sent = subjects().length;
  await asked("email", 0);
  smtp.refuse = () => "451 Try again later";
  expect(await doJobs()).toEqual([0]);
  smtp.refuse = () => null;
  expect(await doJobs()).toEqual([60]);
  expect(subjects().slice(sent)).toEqual([expect.stringContaining("A test from Roost")]);
  await asked("email", 0);
  smtp.refuse = () => "550 No such user";
  await doJobs();
  expect(await takeJobs()).toEqual([]);
});
