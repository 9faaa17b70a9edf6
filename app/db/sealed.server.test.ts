import { afterEach, expect, it, vi } from "vitest";
import { seal, unseal } from "#app/db/sealed.server.ts";

const keys = vi.hoisted(() => ({ sessionSecrets: [] as string[] }));
vi.mock("#app/config/env.server.ts", () => ({ config: () => keys }));

const [OLD, NEW] = ["an old key of the tests", "a new key of the tests"];
const withKeys = (...secrets: string[]) => {
  keys.sessionSecrets = secrets;
};
afterEach(() => withKeys());

it.each(["me:s@cret", "", "Müller:ключ 🗝"])("%j is decrypted again, and is nowhere in the stored text", (text) => {
  withKeys(OLD);
  const kept = seal(text);
  expect(unseal(kept)).toBe(text);
  expect(seal(text)).not.toBe(kept);
  if (text) expect(Buffer.from(kept, "base64url").includes(text)).toBe(false);
});

it("keys are rotated: the newest seals, all open", () => {
  withKeys(OLD);
  const kept = seal("me:secret");
  withKeys(NEW, OLD);
  expect(unseal(kept)).toBe("me:secret");
  const again = seal("me:secret");
  withKeys(NEW);
  expect([unseal(kept), unseal(again)]).toEqual([null, "me:secret"]);
});

it("a changed, cut or unencrypted text is not decrypted", () => {
  withKeys(OLD);
  const kept = seal("me:secret");
  const other = kept.startsWith("A") ? "B" : "A";
  for (const text of [other + kept.slice(1), kept.slice(0, -4), kept.slice(0, 10), "", "me:secret"]) {
    expect(unseal(text)).toBeNull();
  }
});
