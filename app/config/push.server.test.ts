import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { pushSettings } from "#app/config/push.server.ts";

/** The subject and keys for push services (docs/operating.md, "Notices to devices"). */

const HOME = "http://localhost:3000";

function makePair() {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys("base64url");
  // Node leaves out leading zeros.
  const privateKey = Buffer.from(curve.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return { publicKey, privateKey };
}

it.each([
  [{}, HOME, "mailto:roost@localhost", false],
  [{}, "https://roost.example.com", "https://roost.example.com", true],
  [{ MAIL_FROM: "Roost <maya@finches.org>" }, "https://roost.example.com", "mailto:maya@finches.org", true],
  [{ MAIL_FROM: "maya@finches.local" }, HOME, "mailto:maya@finches.local", false],
  [{ MAIL_FROM: "maya@finches.org", VAPID_SUBJECT: "mailto:tom@finches.test" }, HOME, "mailto:tom@finches.test", false],
  [{ VAPID_SUBJECT: "https://192.168.1.20" }, HOME, "https://192.168.1.20", false],
  [{ VAPID_SUBJECT: "https://[2001:db8::1]" }, HOME, "https://[2001:db8::1]", false],
  [{ VAPID_SUBJECT: "mailto:tom@nas" }, HOME, "mailto:tom@nas", false],
  [{}, "https://roost.fritz.box", "https://roost.fritz.box", false],
  [{}, "https://roost.example", "https://roost.example", false],
])("%o at %s is %s, which Apple takes: %s", (values, appUrl, subject, isSubjectReal) => {
  expect(pushSettings(values, appUrl)).toEqual({ keys: null, subject, isSubjectReal, problems: [] });
});

it("takes keys that are a pair, both or neither, as base64url", () => {
  const [own, other] = [makePair(), makePair()];
  const read = (VAPID_PUBLIC_KEY?: string, VAPID_PRIVATE_KEY?: string) =>
    pushSettings({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, HOME);
  expect(read(own.publicKey, own.privateKey)).toMatchObject({ keys: own, problems: [] });
  const broken = [
    [own.publicKey, undefined],
    [undefined, own.privateKey],
    [own.publicKey, other.privateKey],
    [own.publicKey, own.privateKey.slice(1)],
    [`${own.publicKey}=`, own.privateKey],
    [own.publicKey, "A".repeat(43)],
  ] as const;
  for (const [open, secret] of broken) {
    expect(read(open, secret).problems, `${open} ${secret}`).toEqual([expect.stringMatching(/^VAPID_/)]);
  }
});
