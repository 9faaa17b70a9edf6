import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { sendRaw } from "#tests/support/raw.ts";

const app = runApp();

const LONG = "x".repeat(20_000);
const HOST = "Host: localhost\r\n";
const END = "Connection: close\r\n\r\n";

/** Sends bytes. Returns the answer and its log lines. Input that never became a request has no id. */
async function ask(text: string): Promise<{ answer: string; lines: Record<string, unknown>[] }> {
  const before = app.output.text.length;
  const answer = await sendRaw(app.url, text);
  const id = /X-Request-Id: (\S+)/i.exec(answer)?.[1];
  const lines = () =>
    app.output.text
      .slice(before)
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line))
      .filter(({ requestId }) => requestId === id);
  await expect.poll(lines).not.toEqual([]);
  return { answer, lines: lines() };
}

describe("what is no request that we know", () => {
  it.each([
    ["a host with a blank", "GET / HTTP/1.1\r\nHost: a b\r\n", 400],
    ["a host with a port that is none", "GET / HTTP/1.1\r\nHost: evil.example:99999\r\n", 400],
    ["a host with a path", "GET / HTTP/1.1\r\nHost: evil.example/x\r\n", 400],
    ["a host with a query", "GET / HTTP/1.1\r\nHost: evil.example?x\r\n", 400],
    ["a host with a name", "GET / HTTP/1.1\r\nHost: me@evil.example\r\n", 400],
    ["a host with a bracket", "GET / HTTP/1.1\r\nHost: [::1\r\n", 400],
    ["an empty host", "GET / HTTP/1.1\r\nHost:\r\n", 400],
    ["two hosts", `GET / HTTP/1.1\r\n${HOST}host: evil.example\r\n`, 400],
    ["an absolute address", `GET http://evil.example/ HTTP/1.1\r\n${HOST}`, 400],
    ["an absolute address of ours", `GET http://localhost/healthz HTTP/1.1\r\n${HOST}`, 400],
    ["no path", `GET evil HTTP/1.1\r\n${HOST}`, 400],
    ["a path that is deep", `GET ${"/a".repeat(13)} HTTP/1.1\r\n${HOST}`, 414],
    ["a path of 15 kB", `GET ${"/a".repeat(7_500)} HTTP/1.1\r\n${HOST}`, 414],
    ["the routes of a deep path", `GET /__manifest?p=${"/a".repeat(3_000)} HTTP/1.1\r\n${HOST}`, 414],
    ["the routes of many paths", `GET /x/../__manifest?${"p=/a/b&".repeat(800)} HTTP/1.1\r\n${HOST}`, 414],
    ["data as of old", `GET /dashboard?_data=routes/_app HTTP/1.1\r\n${HOST}`, 400],
    ["a call as a page's data", `GET /api/families/1/live.data HTTP/1.1\r\n${HOST}`, 400],
    ["OPTIONS *", `OPTIONS * HTTP/1.1\r\n${HOST}`, 405],
    ["TRACE", `TRACE / HTTP/1.1\r\n${HOST}`, 405],
    ["TRACE of a call", `TRACE /api/users/me HTTP/1.1\r\n${HOST}`, 405],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n", 405],
    ["no method", `FETCH / HTTP/1.1\r\n${HOST}`, 400],
    ["a large header", `GET / HTTP/1.1\r\n${HOST}X: ${LONG}\r\n`, 431],
    ["a long address", `GET /${LONG} HTTP/1.1\r\n${HOST}`, 431],
    ["two lengths", `POST /cookies HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n`, 400],
    ["a length and chunks", `POST /lite HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`, 400],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00", 400],
  ])("%s is refused, with a line in the log", async (_, text, status) => {
    const { answer, lines } = await ask(text + END);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/<|node_modules|localhost/);
    if (status === 405) expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST/);
    expect(lines).toEqual([expect.objectContaining({ level: "info", msg: "request", status })]);
  });

  it("without a host is refused by Node itself", async () => {
    expect(await sendRaw(app.url, `GET / HTTP/1.1\r\n${END}`)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("is no failure of ours when the body breaks off", async () => {
    const post = `POST /api/sessions HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`;
    const before = app.output.text.length;
    expect(await sendRaw(app.url, `${post}\r\nzz\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    await expect.poll(() => app.output.text.slice(before)).toContain('"path":"/api/sessions"');
    expect(app.output.text.slice(before)).not.toContain('"level":"error"');
  });
});

describe("a request that is only unusual", () => {
  it.each([
    ["HTTP/1.0 without a host", "GET /healthz HTTP/1.0\r\n"],
    ["an IPv6 host", "GET /healthz HTTP/1.1\r\nHost: [::1]:3000\r\n"],
    ["a host with an underscore", "GET /healthz HTTP/1.1\r\nHost: roost_app:3000\r\n"],
    ["a forwarded host that is none", `GET /healthz HTTP/1.1\r\n${HOST}X-Forwarded-Host: a:99999\r\n`],
    ["an upgrade", `GET /healthz HTTP/1.1\r\n${HOST}Upgrade: websocket\r\n`],
  ])("%s is answered", async (_, text) => {
    expect(await sendRaw(app.url, text + END)).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe("the log", () => {
  const TOKEN = "kYp3_dear-token-of-somebody-s-invitation-x1";

  it.each([
    "/%6Aoin/dear-token",
    "/join%2Fdear-token",
    "//join//dear-token",
    "/JOIN/dear-token.data",
    "/api/%69nvitations/dear-token/accept",
    "/join/dear-token?x=dear-token",
    "http://localhost/join/dear-token",
    `/elsewhere/${TOKEN}`,
    `/join/%2564ear-token`,
    "/calendar?token=dear-token",
    "/join/%",
  ])("keeps no token of %s", async (path) => {
    const { lines } = await ask(`GET ${path} HTTP/1.1\r\n${HOST}${END}`);
    expect(lines.at(-1)).toMatchObject({
      msg: "request",
      path: expect.stringMatching(/…(\/accept)?$|^\/calendar$|^\/join\/%$/),
    });
    expect(JSON.stringify(lines)).not.toContain("token");
  });
});
