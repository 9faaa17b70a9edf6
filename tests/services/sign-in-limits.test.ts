import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordDevice } from "#app/services/people/devices.server.ts";
import { type PasswordTry, tryCode, tryPassword } from "#app/services/people/sign-in-limits.server.ts";
import { makeUser } from "#tests/support/factories.ts";
import { runs } from "#tests/support/runs.ts";

const right = async () => true;
const wrong = async () => false;

const answer = (attempt: PasswordTry, isRight = wrong) =>
  tryPassword(attempt, isRight).then(
    (result) => (result ? "right" : "wrong"),
    ({ code, message, retryAfter }) => `${code}: ${message} ${retryAfter > 0 && retryAfter <= 900}`,
  );
const REST =
  "Wait a quarter of an hour, or use a passkey, a link, or a browser in which you have signed in before. true";
const FOR_NAME = `limited: Too many wrong tries for this name. ${REST}`;
const FROM_NETWORK = `limited: Too many wrong tries from this network. ${REST}`;

/** An account with a browser that it knows, and a network of its own. */
async function someone() {
  const account = { id: (await makeUser()).id };
  const { device } = await recordDevice(account, null);
  return { account, device, network: randomUUID() };
}
const stranger = (account: PasswordTry["account"], network: string = randomUUID()) => ({
  account,
  device: null,
  network,
});

async function times(count: number, attempt: () => Promise<string>): Promise<string[]> {
  const answers: string[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await attempt());
  return [...new Set(answers)];
}

afterEach(() => void vi.useRealTimers());

describe("browsers that an account does not know", () => {
  it("have ten wrong tries together, from all networks; then the right password is refused too", async () => {
    const { account } = await someone();
    expect(await times(10, () => answer(stranger(account)))).toEqual(["wrong"]);
    expect(await answer(stranger(account), right)).toBe(FOR_NAME);
    expect(await answer({ ...stranger(account), device: "another’s" }, right)).toBe(FOR_NAME);
  });

  it("are answered alike for a name without an account, however it is written", async () => {
    const name = `Nobody-${randomUUID().slice(0, 8)}`;
    expect(await times(5, () => answer(stranger({ name })))).toEqual(["wrong"]);
    expect(await times(5, () => answer(stranger({ name: name.toUpperCase() })))).toEqual(["wrong"]);
    expect(await answer(stranger({ name }), right)).toBe(FOR_NAME);
  });

  it("have no more tries at once than one after another", async () => {
    const { account } = await someone();
    const answers = await Promise.all(Array.from({ length: 40 }, () => answer(stranger(account))));
    expect(answers.filter((one) => one === "wrong")).toHaveLength(10);
    expect(answers.filter((one) => one === FOR_NAME)).toHaveLength(30);
  });

  it("lose no try by a right password or an error", async () => {
    const { account } = await someone();
    expect(await times(15, () => answer(stranger(account), right))).toEqual(["right"]);
    const broken = () => tryPassword(stranger(account), () => Promise.reject(new Error("no turn")));
    for (let at = 0; at < 15; at += 1) await expect(broken()).rejects.toThrow("no turn");
    expect(await times(10, () => answer(stranger(account)))).toEqual(["wrong"]);
  });

  it("may try again after a quarter of an hour", async () => {
    const { account } = await someone();
    await times(11, () => answer(stranger(account)));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1000 });
    expect(await answer(stranger(account), right)).toBe("right");
  });
});

describe("a browser that the account knows", () => {
  it("has ten wrong tries of its own, and all of them again after a right one", async () => {
    const { device, ...known } = await someone();
    const other = (await recordDevice(known.account, null)).device;
    expect(await times(9, () => answer({ ...known, device }))).toEqual(["wrong"]);
    expect(await answer({ ...known, device }, right)).toBe("right");
    expect(await times(10, () => answer({ ...known, device }))).toEqual(["wrong"]);
    expect(await answer({ ...known, device }, right)).toBe(FOR_NAME);
    expect(await answer({ ...known, device: other }, right)).toBe("right");
    expect(await answer(stranger(known.account), right)).toBe("right");
  });

  it("is a stranger to another account", async () => {
    const [maya, tom] = [await someone(), await someone()];
    await times(10, () => answer(stranger(tom.account)));
    expect(await answer({ ...tom, device: maya.device }, right)).toBe(FOR_NAME);
  });
});

it("a network has a hundred wrong tries, and keeps out no browser that the account knows", async () => {
  const known = await someone();
  const strangers = () => answer(stranger({ name: randomUUID() }, known.network));
  expect(await times(100, strangers)).toEqual(["wrong"]);
  expect(await strangers()).toBe(FROM_NETWORK);
  expect(await answer(stranger(known.account, known.network), right)).toBe(FROM_NETWORK);
  expect(await answer(known, right)).toBe("right");
  expect(await answer(stranger(known.account), right)).toBe("right");
});

it("no sequence of wrong tries by strangers keeps a known browser out", async () => {
  const step = fc.record({
    who: fc.constantFrom("stranger", "stranger", "stranger", "neighbour", "known"),
    isRight: fc.boolean(),
    times: fc.integer({ min: 1, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const known = await someone();
      let failed = 0;
      for (const { who, isRight, times: count } of steps) {
        for (let at = 0; at < count; at += 1) {
          const works = isRight ? right : wrong;
          if (who === "known") {
            const refused = failed >= 10;
            expect(await answer(known, works)).toBe(refused ? FOR_NAME : isRight ? "right" : "wrong");
            if (!refused) failed = isRight ? 0 : failed + 1;
          } else await answer(stranger(known.account, who === "neighbour" ? known.network : undefined), works);
        }
      }
      if (failed < 10) expect(await answer(known, right)).toBe("right");
    }),
    { numRuns: runs(20) },
  );
});

describe("codes", () => {
  const found = async () => ({ code: 1 });
  const none = async () => null;

  it("that are wrong count together, twenty a network; then right ones are refused too", async () => {
    const [network, other] = [randomUUID(), randomUUID()];
    for (let at = 0; at < 30; at += 1) expect(await tryCode(network, found)).toEqual({ code: 1 });
    for (let at = 0; at < 19; at += 1) expect(await tryCode(network, none)).toBeNull();
    // Simultaneous right codes do not count, not even for a moment.
    await Promise.all(Array.from({ length: 5 }, () => tryCode(network, found)));
    expect(await tryCode(network, none)).toBeNull();
    await expect(tryCode(network, found)).rejects.toMatchObject({
      code: "limited",
      message: "Too many wrong codes. Wait a few minutes and try again.",
    });
    expect(await tryCode(other, found)).toEqual({ code: 1 });
  });

  it("are not held up by wrong passwords, nor the other way round", async () => {
    const { network, ...known } = await someone();
    await times(101, () => answer(stranger({ name: randomUUID() }, network)));
    expect(await tryCode(network, found)).toEqual({ code: 1 });
    for (let at = 0; at < 20; at += 1) await tryCode(network, none);
    expect(await answer({ ...known, network }, right)).toBe("right");
  });
});
