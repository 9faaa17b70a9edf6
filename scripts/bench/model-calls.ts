import { Suggestion } from "#app/models/suggestion.server.ts";
import type { SignedInFamily } from "#scripts/bench/families.ts";
import { type Ending, startApp } from "#scripts/bench/servers.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { toAddress } from "#scripts/lib/processes.ts";
import { StartError } from "#scripts/lib/start-error.ts";
import { type AskedMessage, answers, readFacts, startMessagesApi } from "#tests/support/messages-api.ts";

const LOOKS = 50;
const ACTIVITY = {
  title: "A walk",
  description: "Round the block.",
  steps: ["Walk"],
  materials: [],
  duration_minutes: 15,
  min_age: 2,
  max_age: 99,
};
const idea = (asked: AskedMessage) => ("duration_minutes" in readFacts(asked) ? ACTIVITY : { tip: "Open a window." });

/** Presses the button for the day's moments; "Try again" is the same. */
async function press(url: string, { cookie }: SignedInFamily): Promise<void> {
  const body = new URLSearchParams({ intent: "get-moments" });
  await fetch(`${url}/dashboard`, { method: "POST", headers: { Cookie: cookie }, body, redirect: "manual" });
}

/** Looks at the dashboard as a browser with script does, which presses the button for the moments where it stands. */
async function look(url: string, family: SignedInFamily): Promise<void> {
  const page = await (await fetch(`${url}/dashboard`, { headers: { Cookie: family.cookie } })).text();
  if (page.includes("Get an idea")) await press(url, family);
}

/** How often the dashboard asks a model: for the day's moments once, and never again, not even after a failure. */
export async function countModelCalls(env: NodeJS.ProcessEnv, family: SignedInFamily, ending: Ending) {
  const model = await startMessagesApi();
  ending.add(() => model.stop());
  const port = await findFreePort();
  const own = { PORT: String(port), APP_URL: toAddress("127.0.0.1", port) };
  const app = await startApp({ ...env, ...own, ...model.env() }, ending);
  // A new day: nothing is kept yet.
  await Suggestion.destroy({ where: { family_id: family.id } });
  const rows: Record<string, string | number>[] = [];
  for (const [name, answer] of [
    ["is down", answers.overloaded],
    ["answers", answers.good(idea)],
  ] as const) {
    model.answer = answer;
    model.asked.length = 0;
    await press(app.url, family);
    const first = model.asked.length;
    for (let looks = 0; looks < LOOKS; looks += 1) await look(app.url, family);
    const later = model.asked.length - first;
    rows.push({ "the model": name, "calls for the moments": first, [`in ${LOOKS} more looks`]: later });
    if (later > 0) throw new StartError("The dashboard asks the model though the day's moments are there, or failed.");
  }
  return rows;
}
