import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "#app/services/people/password-hashes.server.ts";

const PASSWORD = "Zwölf große Äpfel 🦉";

/** A hash made by Node's scrypt alone. */
function stored({ ln = 15, r = 8, p = 3, bytes = 32, password = PASSWORD } = {}) {
  const salt = Buffer.from("sixteen byte salt".slice(0, 16));
  const text = (value: Buffer) => value.toString("base64").replaceAll("=", "");
  const hash = scryptSync(password, salt, bytes, { N: 2 ** ln, r, p, maxmem: 2 ** 28 });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${text(salt)}$${text(hash)}`;
}

describe("a password's hash", () => {
  it("has its parameters, a salt of 16 bytes and 32 bytes, and is another each time", async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await verifyPassword(PASSWORD, one)).toEqual({ isRight: true, isOutdated: false });
    expect(await verifyPassword(`${PASSWORD} `, one)).toEqual({ isRight: false, isOutdated: false });
  });

  it("is scrypt's", async () => {
    expect(await verifyPassword(PASSWORD, stored())).toEqual({ isRight: true, isOutdated: false });
  });

  it.each([{ ln: 14 }, { p: 1 }, { bytes: 64 }])(
    "with other parameters is read, and to be replaced: %j",
    async (parameters) => {
      expect(await verifyPassword(PASSWORD, stored(parameters))).toEqual({ isRight: true, isOutdated: true });
      expect(await verifyPassword("another", stored(parameters))).toEqual({ isRight: false, isOutdated: false });
    },
  );

  it("that is missing is never right", async () => {
    expect(await verifyPassword(PASSWORD, null)).toEqual({ isRight: false, isOutdated: false });
    expect(await verifyPassword("", null)).toEqual({ isRight: false, isOutdated: false });
  });

  it.each(["", "plain", "$scrypt$ln=15,r=8,p=3$$", "$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA"])(
    "of an unknown format is an error: %j",
    async (hash) => {
      await expect(verifyPassword(PASSWORD, hash)).rejects.toThrow("unknown format");
    },
  );
});

it("takes the same work for an account that does not exist", async () => {
  const cpu = async (hash: string | null) => {
    const before = process.cpuUsage();
    await verifyPassword("wrong", hash);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const hash = stored();
  const wrong = [];
  const missing = [];
  for (let round = 0; round < 3; round += 1) {
    wrong.push(await cpu(hash));
    missing.push(await cpu(null));
  }
  const ratio = Math.min(...missing) / Math.min(...wrong);
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(1.4);
});
