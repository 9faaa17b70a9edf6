import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { config } from "#app/config/env.server.ts";
import { HOUSEHOLD } from "#app/config/sign-in.server.ts";
import { Passkey } from "#app/models/people/passkey.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  PASSKEY_REFUSED,
  type PasskeyError,
  passkeyOptions,
  readNewPasskey,
  renamePasskey,
  verifyPasskey,
} from "#app/services/people/passkeys.server.ts";
import { relyingParty } from "#app/services/people/relying-party.server.ts";
import { addWay } from "#app/services/people/users.server.ts";
import { newAuthenticator, type Oddities } from "#tests/support/authenticator.ts";
import { makeUser } from "#tests/support/factories.ts";

const ORIGIN = "https://roost.example";
const { appUrl } = config();
const moveTo = (url: string) => Object.assign(config(), { appUrl: url });

beforeAll(() => void moveTo(ORIGIN));
afterAll(() => void moveTo(appUrl));
afterEach(() => void vi.useRealTimers());

const scope = () => `session ${randomBytes(8).toString("hex")}`;

async function person() {
  const user = await makeUser();
  const subject = randomBytes(32).toString("base64url");
  await addWay(user, { issuer: HOUSEHOLD, subject });
  return { user, subject };
}

async function add(user: User, device = newAuthenticator(), name = "Phone") {
  const mine = scope();
  const credential = device.create(await newPasskeyOptions(user, mine), ORIGIN);
  return addPasskey(user, await readNewPasskey(credential, mine), name);
}

async function someoneWithPasskey(options?: Parameters<typeof newAuthenticator>[0]) {
  const { user, subject } = await person();
  const device = newAuthenticator(options);
  const passkey = await add(user, device);
  return { user, subject, device, passkey };
}

async function signIn(device: ReturnType<typeof newAuthenticator>, odd: Oddities = {}, only?: User) {
  const mine = scope();
  const options = passkeyOptions(mine);
  if (!options) throw new Error("no options");
  return verifyPasskey(device.get(options, ORIGIN, odd), mine, only);
}

const reason = (work: Promise<unknown>) =>
  work.then(
    () => "accepted",
    ({ code, message, reason }: PasskeyError) => (message === PASSKEY_REFUSED ? `${code}: ${reason}` : message),
  );

describe("the relying party", () => {
  it.each([
    ["https://roost.example", "roost.example"],
    ["https://roost.example:8443", "roost.example"],
    ["https://roost", "roost"],
    ["http://localhost:3000", "localhost"],
    ["https://localhost", "localhost"],
    ["http://roost.example", undefined],
    ["http://roost.local:3000", undefined],
    ["https://192.168.1.5", undefined],
    ["https://[fd00::1]", undefined],
    ["http://127.0.0.1:3000", undefined],
  ])("of %s is %s", async (url, id) => {
    moveTo(url);
    expect(relyingParty()?.id).toBe(id);
    if (!id) expect(passkeyOptions("session")).toBeNull();
    moveTo(ORIGIN);
  });

  it("is missing: nothing can be added", async () => {
    const { user } = await person();
    moveTo("https://192.168.1.5");
    await expect(newPasskeyOptions(user, "session")).rejects.toMatchObject({
      code: "conflict",
      message: "Passkeys need https and a name: this address has none.",
    });
    moveTo(ORIGIN);
  });
});

describe("the options", () => {
  it("of a new passkey ask for a discoverable one with verification, of three algorithms, and no attestation", async () => {
    const { user, subject, device } = await someoneWithPasskey();
    expect(await newPasskeyOptions(user, "session")).toMatchObject({
      rp: { id: "roost.example" },
      user: { id: subject },
      timeout: 300_000,
      attestation: "none",
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.credentialId, transports: ["internal", "hybrid"] }],
    });
  });

  it("of a sign-in name no passkey, as nobody is known yet", async () => {
    const options = passkeyOptions("sign-in");
    expect(options).toMatchObject({ rpId: "roost.example", userVerification: "required", timeout: 300_000 });
    expect(options?.allowCredentials ?? []).toEqual([]);
  });
});

describe("a passkey", () => {
  it.each([-7, -8, -257])("of the algorithm %i is added, and signs in by itself", async (algorithm) => {
    const { user, device, passkey } = await someoneWithPasskey({ algorithm });
    expect(await signIn(device)).toEqual({ userId: user.id });
    expect(await signIn(device, {}, user)).toEqual({ userId: user.id });
    await passkey.reload();
    expect(passkey).toMatchObject({ rp_id: "roost.example", counter: 3, transports: ["internal", "hybrid"] });
    expect(await listPasskeys(user)).toEqual([
      {
        id: passkey.id,
        name: "Phone",
        created_at: expect.any(Date),
        last_used_at: expect.any(Date),
        isElsewhere: false,
      },
    ]);
  });

  it("whose device does not count signs in as often as one likes", async () => {
    const { user, device } = await someoneWithPasskey({ counts: false });
    for (let at = 0; at < 3; at += 1) expect(await signIn(device)).toEqual({ userId: user.id });
  });

  it("is renamed by its user alone", async () => {
    const { user, passkey } = await someoneWithPasskey();
    await renamePasskey(user, passkey.id, "Laptop");
    expect((await listPasskeys(user)).map(({ name }) => name)).toEqual(["Laptop"]);
    const { user: other } = await person();
    await expect(renamePasskey(other, passkey.id, "Mine")).rejects.toMatchObject({ code: "not-found" });
  });

  it("has nine others at most, also when two are added at once", async () => {
    const { user } = await someoneWithPasskey();
    for (let at = 0; at < 8; at += 1) await add(user);
    const last = await Promise.allSettled([add(user), add(user)]);
    expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(add(user)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("10 passkeys"),
    });
    expect(await Passkey.count({ where: { user_id: user.id } })).toBe(10);
  });

  it("keeps the host that it was made for", async () => {
    const { user, device } = await someoneWithPasskey();
    moveTo("https://nest.example");
    expect((await listPasskeys(user)).map(({ isElsewhere }) => isElsewhere)).toEqual([true]);
    expect((await newPasskeyOptions(user, "session")).excludeCredentials).toEqual([]);
    const mine = scope();
    const options = passkeyOptions(mine);
    const answer = device.get(options as NonNullable<typeof options>, "https://nest.example");
    expect(await reason(verifyPasskey(answer, mine))).toBe("invalid: a passkey of another host");
    moveTo(ORIGIN);
  });
});

describe("a sign-in is refused, with one text and the reason for the log", () => {
  it.each<[string, Oddities, RegExp]>([
    ["another origin", { origin: "https://roost.example.evil.example" }, /origin/],
    ["another port", { origin: "https://roost.example:444" }, /origin/],
    ["another rp id", { rpId: "evil.example" }, /RP ID/],
    ["no verification of the user", { isVerified: false }, /could not be verified/],
    ["no user at all", { isPresent: false }, /not present/],
    ["the answer to another question", { type: "webauthn.create" }, /type/],
    ["a frame of another site", { crossOrigin: true }, /frame of another site/],
    ["a foreign challenge", { challenge: randomBytes(54).toString("base64url") }, /not ours/],
    ["a short challenge", { challenge: "AAAA" }, /not ours/],
    ["a counter that went back", { counter: 1 }, /counter/],
    [
      "the handle of another account",
      { userHandle: randomBytes(32).toString("base64url") },
      /handle of another account/,
    ],
  ])("%s", async (_, odd, expected) => {
    const { device } = await someoneWithPasskey();
    await signIn(device);
    expect(await reason(signIn(device, odd))).toMatch(/^invalid: /);
    expect(await reason(signIn(device, odd))).toMatch(expected);
    expect(await reason(signIn(device))).toBe("accepted");
  });

  it("an unknown credential", async () => {
    expect(await reason(signIn(newAuthenticator(), { userHandle: "AAAA" }))).toBe("invalid: an unknown credential");
  });

  it("a wrong signature", async () => {
    const { device } = await someoneWithPasskey();
    const mine = scope();
    const options = passkeyOptions(mine);
    const answer = JSON.parse(device.get(options as NonNullable<typeof options>, ORIGIN));
    const other = JSON.parse(device.get(options as NonNullable<typeof options>, ORIGIN));
    answer.response.signature = other.response.signature;
    expect(await reason(verifyPasskey(JSON.stringify(answer), mine))).toBe("invalid: a wrong signature");
  });

  it("the passkey of another account, where one is signed in", async () => {
    const { device } = await someoneWithPasskey();
    const { user } = await person();
    expect(await reason(signIn(device, {}, user))).toBe("invalid: a passkey of another account");
  });

  it("a challenge of another session, an old one, and a used one", async () => {
    const { device } = await someoneWithPasskey();
    const mine = scope();
    const answerTo = async () => device.get(passkeyOptions(mine) as never, ORIGIN);
    expect(await reason(verifyPasskey(await answerTo(), scope()))).toMatch(/another session/);

    const answer = await answerTo();
    expect(await reason(verifyPasskey(answer, mine))).toBe("accepted");
    expect(await reason(verifyPasskey(answer, mine))).toBe("invalid: a used challenge");

    const old = await answerTo();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1 });
    expect(await reason(verifyPasskey(old, mine))).toBe("invalid: an old challenge");
  });

  it("a challenge taken twice at the same moment, once", async () => {
    const { device } = await someoneWithPasskey({ counts: false });
    const mine = scope();
    const answer = device.get(passkeyOptions(mine) as never, ORIGIN);
    const results = await Promise.all(Array.from({ length: 5 }, () => reason(verifyPasskey(answer, mine))));
    expect(results.filter((one) => one === "accepted")).toHaveLength(1);
  });

  it.each(["", "null", "{}", "[]", "<b>", '{"id":"a","rawId":"a","type":"public-key"}', `"${"a".repeat(30_000)}"`])(
    "an answer that is no credential: %.20s",
    async (answer) => {
      expect(await reason(verifyPasskey(answer, "session"))).toBe("invalid: an answer that is no credential");
      expect(await reason(readNewPasskey(answer, "session"))).toBe("invalid: an answer that is no credential");
    },
  );
});

describe("a new passkey is refused", () => {
  const tryToAdd = async (odd: Oddities) => {
    const { user } = await person();
    const mine = scope();
    return reason(readNewPasskey(newAuthenticator().create(await newPasskeyOptions(user, mine), ORIGIN, odd), mine));
  };

  it.each<[string, Oddities, RegExp]>([
    ["from another origin", { origin: "https://evil.example" }, /origin/],
    ["for another rp id", { rpId: "evil.example" }, /RP ID/],
    ["without verification of the user", { isVerified: false }, /could not be verified/],
    ["that answers another question", { type: "webauthn.get" }, /type/],
    ["with a foreign challenge", { challenge: randomBytes(54).toString("base64url") }, /not ours/],
    ["with a certificate that names other sites", { format: "packed" }, /attestation of the format packed/],
    ["with another attestation", { format: "android-key" }, /attestation of the format android-key/],
  ])("%s", async (_, odd, expected) => {
    expect(await tryToAdd(odd)).toMatch(/^invalid: /);
    expect(await tryToAdd(odd)).toMatch(expected);
  });

  it("when somebody has it already", async () => {
    const { device } = await someoneWithPasskey();
    const { user } = await person();
    expect(await reason(add(user, device))).toBe("invalid: a credential that is known");
  });

  it("for an account that the household does not know", async () => {
    await expect(newPasskeyOptions(await makeUser(), "session")).rejects.toMatchObject({ code: "not-found" });
  });
});
