import { expect, it } from "vitest";
import { presentSignInEvent } from "#app/presenters/people/sign-in.ts";
import { listSignInEvents, noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import type { RequestStore } from "#app/utils/request-store.server.ts";
import { makeUser } from "#tests/support/factories.ts";
import { inRequest } from "#tests/support/in-request.ts";

const from = (place: ReturnType<RequestStore["findPlace"]>, work: () => Promise<void>) =>
  inRequest((store) => {
    store.findPlace = () => place;
    return work();
  });

it("says from where a sign-in, wrong passwords and a used link came, and of nothing else", async () => {
  const user = await makeUser();
  const wrong = () => noteSignInEvent(user, "wrong-password");
  await from("home", () => noteSignInEvent(user, "signed-in", { how: "password" }));
  await from("home", wrong);
  await from("elsewhere", () => noteSignInEvent(user, "link-used", { link: "device" }));
  await from("elsewhere", () => noteSignInEvent(user, "link-made", { link: "device", by: "Tom" }));
  await from(null, () => noteSignInEvent(user, "signed-in", { how: "passkey" }));
  const texts = async () => (await listSignInEvents(user)).map((event) => presentSignInEvent(event, "en", "UTC").text);
  expect((await texts()).reverse()).toEqual([
    "Signed in with your password, from home",
    "1 wrong password, from home",
    "Link for a device used, from elsewhere",
    "Link for a device made by Tom",
    "Signed in with a passkey",
  ]);
  await from("home", wrong);
  expect(await texts()).toContain("2 wrong passwords, from home");
  await from("elsewhere", wrong);
  await from("home", wrong);
  expect(await texts()).toContain("4 wrong passwords, some from elsewhere");
});
