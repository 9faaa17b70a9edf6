import { expect, test } from "vitest";
import { addressProblem, toRequest } from "#app/domain/notices/own-server.ts";

const MESSAGE = { title: "In 30 minutes: Judo", body: "3:45 PM", url: "https://roost.example/x", isUrgent: true };
const GENTLE = { ...MESSAGE, isUrgent: false };

test("ntfy is asked at the address without its last part, which is the topic", () => {
  const json = { topic: "finches", title: MESSAGE.title, message: MESSAGE.body, click: MESSAGE.url, priority: 4 };
  const ask = (url: string, token: string | null = null) => toRequest({ type: "ntfy", url, token }, MESSAGE);
  expect(ask("https://ntfy.sh/finches")).toEqual({ url: "https://ntfy.sh/", json, secretHeaders: {} });
  expect(ask("https://home.example:8443/a/ntfy/finches/", "tk_1")).toEqual({
    url: "https://home.example:8443/a/ntfy",
    json,
    secretHeaders: { Authorization: "Bearer tk_1" },
  });
  const json3 = toRequest({ type: "ntfy", url: "https://ntfy.sh/finches", token: null }, { ...GENTLE, body: "" }).json;
  expect(json3).toEqual({ topic: "finches", message: MESSAGE.title, click: MESSAGE.url, priority: 3 });
});

test("Gotify is asked for a message below its address", () => {
  const json = {
    title: MESSAGE.title,
    message: MESSAGE.body,
    priority: 8,
    extras: { "client::notification": { click: { url: MESSAGE.url } } },
  };
  const secretHeaders = { "X-Gotify-Key": "A1" };
  const ask = (url: string) => toRequest({ type: "gotify", url, token: "A1" }, MESSAGE);
  expect(ask("https://gotify.example")).toEqual({ url: "https://gotify.example/message", json, secretHeaders });
  expect(ask("https://gotify.example/push/")).toEqual({
    url: "https://gotify.example/push/message",
    json,
    secretHeaders,
  });
  const bare = toRequest({ type: "gotify", url: "https://g.example", token: null }, { ...GENTLE, body: "" }).json;
  expect(bare).toMatchObject({ message: MESSAGE.title });
  expect(bare).not.toHaveProperty("title");
  expect(toRequest({ type: "gotify", url: "https://g.example", token: null }, GENTLE)).toMatchObject({
    json: { priority: 5 },
    secretHeaders: {},
  });
});

test.each([
  ["ntfy", "https://ntfy.sh/our-family_1", null],
  ["ntfy", "http://ntfy.lan/a/b/", null],
  ["gotify", "https://gotify.example", null],
  ["ntfy", "https://ntfy.sh", "Must end in the topic, such as https://ntfy.example.com/our-family"],
  ["ntfy", "https://ntfy.sh/our%20family", "Must end in the topic, such as https://ntfy.example.com/our-family"],
  ["ntfy", `https://ntfy.sh/${"a".repeat(65)}`, "Must end in the topic, such as https://ntfy.example.com/our-family"],
  ["gotify", "ftp://gotify.example", "Must be an https address"],
  ["gotify", "xhttps://gotify.example", "Must be an https address"],
  ["gotify", "https-x://gotify.example", "Must be an https address"],
  ["gotify", "gotify.example", "Must be an https address"],
  ["gotify", "https://maya@gotify.example", "Leave out the user name and password: use the token field"],
  ["gotify", "https://:secret@gotify.example", "Leave out the user name and password: use the token field"],
  ["gotify", "https://maya:secret@gotify.example", "Leave out the user name and password: use the token field"],
  ["gotify", "https://gotify.example/?token=1", "Must be without ? and #"],
] as const)("the address of %s %s: %s", (type, url, problem) => {
  expect(addressProblem(type, url)).toBe(problem);
});
