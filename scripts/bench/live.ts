import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { addMember } from "#app/services/people/members.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";
import { MEMBER_COLORS } from "#app/utils/constants.ts";
import { median } from "#scripts/bench/asking.ts";
import { measurePair, toRow } from "#scripts/bench/beside.ts";
import { makeEmptyFamily, type SignedInFamily } from "#scripts/bench/families.ts";
import { READS_HEAP, readHeap } from "#scripts/bench/heap.ts";
import { type Ending, type Server, startApp } from "#scripts/bench/servers.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** 200 open pages: so many families, each with so many people. */
const FAMILIES = 4;
const PEOPLE = 50;
const TAPS = 40;
/** What a person waits at most for another's tap. */
const MAX_MS = 2_000;

interface Reader {
  familyId: number;
  cookie: string;
}

/** People of one family, each signed in. */
async function makeReaders(key: string): Promise<Reader[]> {
  const { sessionCookie } = await import("#app/http/session/cookies.server.ts");
  const { user, family } = await makeEmptyFamily(key, { name: key, time_zone: "UTC" });
  const readers: Reader[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const subject = `${key}-${index}`;
    const nameless = { email_verified: true, given_name: null, family_name: null, name: null, picture: null };
    const own = { ...nameless, issuer: user.issuer, subject, email: `${subject}@example.com` };
    const person = index === 0 ? user : await recordSignIn(own);
    if (index > 0) {
      const color = MEMBER_COLORS[index % MEMBER_COLORS.length]?.hex as string;
      await addMember({ family }, { name: subject, role: "parent", color, birth_date: null }, person.id);
      await person.update({ family_id: family.id });
    }
    const setCookie = await sessionCookie.serialize(await beginSession(person.id, "bench"));
    readers.push({ familyId: family.id, cookie: setCookie.split(";")[0] as string });
  }
  return readers;
}

/** An open page: `onTold` hears when it was told of a tap. */
interface OpenPage {
  familyId: number;
  onTold: (() => void) | undefined;
}

async function openPage({ url }: Server, { familyId, cookie }: Reader, end: AbortSignal): Promise<OpenPage> {
  const address = `${url}/api/families/${familyId}/live`;
  const answer = await fetch(address, { headers: { cookie }, signal: end });
  if (answer.status !== 200 || !answer.body) throw new StartError(`A stream answered ${answer.status}.`);
  const page: OpenPage = { familyId, onTold: undefined };
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  const readOn = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (decoder.decode(part.value).includes("event: grocery")) page.onTold?.();
    }
  };
  // It ends with the bench.
  readOn().catch(() => undefined);
  return page;
}

/** Milliseconds from somebody's tap until the last page of the family knows. */
async function timeTap(
  app: Server,
  { familyId, cookie }: Reader,
  item: GroceryItem,
  pages: OpenPage[],
  isBought: boolean,
) {
  const told = pages.map((page) => new Promise<void>((resolve) => (page.onTold = resolve)));
  const began = performance.now();
  const answer = await fetch(`${app.url}/api/families/${familyId}/grocery/${item.id}`, {
    method: "PUT",
    headers: { cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ is_purchased: isBought }),
  });
  if (answer.status !== 200) throw new StartError(`A tick answered ${answer.status}.`);
  await answer.text();
  await Promise.all(told);
  return performance.now() - began;
}

/**
 * 200 pages that listen to what changes in their families: what each takes of the server's memory, how soon the last of
 * fifty knows of a tap, and what they cost other requests, beside the same server with none.
 */
export async function measureLive(
  env: NodeJS.ProcessEnv,
  example: SignedInFamily,
  how: { seconds: number; databasePid: number; signal: AbortSignal },
  ending: Ending,
) {
  const app = await startApp({ ...env, NODE_OPTIONS: READS_HEAP }, ending);
  const quiet = await startApp({ ...env, PORT: String(await findFreePort()) }, ending);
  const readers: Reader[] = [];
  for (let index = 0; index < FAMILIES; index += 1) readers.push(...(await makeReaders(`live-${index}`)));
  const end = new AbortController();
  ending.add(async () => end.abort());
  // What a process makes once is there.
  for (const { familyId, cookie } of readers) {
    await (await fetch(`${app.url}/api/families/${familyId}/grocery`, { headers: { cookie } })).text();
  }
  const before = await readHeap(app);
  const pages: OpenPage[] = [];
  for (const reader of readers) pages.push(await openPage(app, reader, end.signal));
  const after = await readHeap(app);

  const [tapper] = readers;
  if (!tapper) throw new StartError("Nobody listens.");
  const item = await GroceryItem.create({ family_id: tapper.familyId, item_name: "Oats", category: "Pantry" });
  const ofFamily = pages.filter(({ familyId }) => familyId === tapper.familyId);
  const times: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) times.push(await timeTap(app, tapper, item, ofFamily, tap % 2 === 0));
  const slowest = Math.max(...times);
  if (slowest > MAX_MS) throw new StartError(`A tap took ${Math.round(slowest)} ms to the last page.`);

  const path = `/api/families/${example.id}/grocery`;
  const visit = (server: Server) => ({ server, path, cookie: example.cookie });
  const costs = await measurePair([visit(quiet), visit(app)], how);
  return {
    [`${pages.length} open pages, ${TAPS} taps`]: [
      {
        "heap, kB a page": (((after.heap - before.heap) * 1024) / pages.length).toFixed(1),
        "in all, kB a page": (((after.rss - before.rss) * 1024) / pages.length).toFixed(1),
        "tap to the last of 50, ms": median(times).toFixed(0),
        "slowest, ms": slowest.toFixed(0),
      },
    ],
    "What they cost other requests": [toRow("API, groceries", ["no open page", `${pages.length}`], costs)],
  };
}
