import type { LookupAddress } from "node:dns";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { askOutside, isPublicAddress } from "#app/services/system/outside.server.ts";
import { leadTo, startOutsideSite, text } from "#tests/support/outside-site.ts";

/** DNS answers by name, one for each look-up; the last one stays. The system looks up all other names. */
const names: Record<string, string[]> = {};
const looked: string[] = [];

vi.mock(import("node:dns/promises"), async (load) => {
  const dns = await load();
  const lookup = async (host: string, options: { all: true }): Promise<LookupAddress[]> => {
    looked.push(host);
    const [answer, ...later] = names[host] ?? [];
    if (answer === undefined) return dns.lookup(host, options);
    if (later.length > 0) names[host] = later;
    return [{ address: answer, family: answer.includes(":") ? 6 : 4 }];
  };
  return { ...dns, lookup: lookup as typeof dns.lookup };
});

let site: Awaited<ReturnType<typeof startOutsideSite>>;
let other: Awaited<ReturnType<typeof startOutsideSite>>;
beforeAll(async () => {
  site = await startOutsideSite();
  other = await startOutsideSite("127.0.0.3", site.port);
});
afterEach(() => {
  site.asked.length = 0;
  other.asked.length = 0;
  looked.length = 0;
});
afterAll(async () => {
  await site.stop();
  await other.stop();
});

const anywhere = () => true;
/** Treats this address, and no other, as one of the public internet. */
const onlyFirst = (address: string) => address === "127.0.0.1";
const problem = (problem: string) => ({ name: "OutsideError", problem });

describe("askOutside", () => {
  it.each([200, 204, 304, 401, 404, 410, 500, 503])("gives the answer whatever its status: %d", async (status) => {
    site.answers["/status"] = text(status === 204 || status === 304 ? "" : "body", { ETag: '"1"' }, status);
    const answer = await askOutside(`${site.url}/status`, {}, anywhere);
    expect([answer.status, answer.headers.get("ETag")]).toEqual([status, '"1"']);
  });

  it("takes apart what is compressed, and sends the headers that it is given", async () => {
    site.answers["/zipped"] = text(gzipSync("words"), { "Content-Encoding": "gzip" });
    const answer = await askOutside(`${site.url}/zipped`, { headers: { "If-None-Match": '"7"' } }, anywhere);
    expect(answer.body.toString()).toBe("words");
    expect(site.asked[0]?.headers).toMatchObject({ "if-none-match": '"7"' });
    expect(site.asked[0]?.headers).not.toHaveProperty("cookie");
  });

  it("sends JSON and bytes by POST", async () => {
    site.answers["/hook"] = text("taken", {}, 202);
    const { status } = await askOutside(`${site.url}/hook`, { json: { title: "Ü" } }, anywhere);
    await askOutside(
      `${site.url}/hook`,
      { bytes: Buffer.from("push"), headers: { "Content-Encoding": "aes128gcm" } },
      anywhere,
    );
    expect(status).toBe(202);
    expect(site.asked).toMatchObject([
      { method: "POST", body: '{"title":"Ü"}', headers: { "content-type": "application/json" } },
      { method: "POST", body: "push", headers: { "content-encoding": "aes128gcm" } },
    ]);
  });

  it("repeats a POST where a redirect says so, and gives any other as the answer", async () => {
    site.answers["/307"] = leadTo("/hook", 307);
    site.answers["/302"] = leadTo("/hook", 302);
    site.answers["/hook"] = text("taken");
    expect((await askOutside(`${site.url}/307`, { json: [1] }, anywhere)).status).toBe(200);
    expect(site.asked.at(-1)).toMatchObject({ method: "POST", path: "/hook", body: "[1]" });
    expect((await askOutside(`${site.url}/302`, { json: [1] }, anywhere)).status).toBe(302);
    expect(site.asked).toHaveLength(3);
  });

  it.each([
    ["/10-gb", "too large"],
    ["/endless", "too large"],
    ["/bomb", "too large"],
    ["/circle", "too many redirects"],
    ["/cut", "unreachable"],
  ])("is not held up by %s", async (path, what) => {
    const began = performance.now();
    await expect(askOutside(site.url + path, {}, anywhere)).rejects.toMatchObject(problem(what));
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("waits ten seconds in all, for who says nothing and for who says little", async () => {
    const began = performance.now();
    await Promise.all(
      ["/silent", "/trickle"].map((path) =>
        expect(askOutside(site.url + path, {}, anywhere)).rejects.toMatchObject(problem("too slow")),
      ),
    );
    expect(performance.now() - began).toBeLessThan(12_000);
  });

  it("follows five redirects and no sixth", async () => {
    for (let n = 1; n <= 6; n += 1) site.answers[`/hop-${n}`] = leadTo(`/hop-${n - 1}`);
    site.answers["/hop-0"] = text("there");
    expect((await askOutside(`${site.url}/hop-5`, {}, anywhere)).body.toString()).toBe("there");
    await expect(askOutside(`${site.url}/hop-6`, {}, anywhere)).rejects.toMatchObject(problem("too many redirects"));
  });

  it("takes what is exactly as large as it may be", async () => {
    site.answers["/full"] = text(Buffer.alloc(5_000_000));
    site.answers["/over"] = text(gzipSync(Buffer.alloc(5_000_001)), { "Content-Encoding": "gzip" });
    expect((await askOutside(`${site.url}/full`, {}, anywhere)).body).toHaveLength(5_000_000);
    await expect(askOutside(`${site.url}/over`, {}, anywhere)).rejects.toMatchObject(problem("too large"));
  });

  it.each(["ftp://example.com/", "file:///etc/passwd", "http://me:secret@127.0.0.1/", "webcal://x.example/", "soup"])(
    "does not ask %s",
    async (address) => {
      const asking = askOutside(address, {}, anywhere);
      await expect(asking).rejects.toMatchObject(problem("no web address"));
      await expect(asking).rejects.not.toThrow(/secret|example/);
    },
  );
});

describe("a User-Agent", () => {
  it("looks like a browser's, and names Roost", async () => {
    site.answers["/agent"] = text("taken");
    await askOutside(`${site.url}/agent`, {}, anywhere);
    expect(site.asked[0]?.headers["user-agent"]).toMatch(/^Mozilla\/5\.0 \(.+\) .*Chrome\/\d+\S* .*Roost /);
    expect(site.asked[0]?.headers["user-agent"]).not.toMatch(/bot|crawl|spider/i);
  });
});

describe("webcal:", () => {
  const webcal = (address: string) => address.replace("http:", "webcal:");
  const secretHeaders = { Authorization: "Basic secret" };

  it("is followed from a redirect, as https, and as http without secrets where https cannot be reached", async () => {
    site.answers["/feed"] = leadTo(webcal(`${site.url}/there`));
    site.answers["/there"] = text("calendar");
    const answer = await askOutside(`${site.url}/feed`, { takesWebcal: true, secretHeaders }, anywhere);
    expect(answer.body.toString()).toBe("calendar");
    expect(site.asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ["/feed", "Basic secret"],
      ["/there", undefined],
    ]);
  });

  it("is asked where it is allowed alone, on the public internet alone, and without credentials in it", async () => {
    site.answers["/feed"] = leadTo(webcal(`${site.url}/there`));
    site.answers["/away"] = leadTo(webcal(`${other.url}/there`));
    site.answers["/user"] = leadTo("webcal://me:secret@127.0.0.1/");
    site.answers["/there"] = text("calendar");
    const ask = (path: string, takesWebcal: boolean) => askOutside(site.url + path, { takesWebcal }, onlyFirst);
    await expect(ask("/feed", false)).rejects.toMatchObject(problem("no web address"));
    await expect(ask("/away", true)).rejects.toMatchObject(problem("not public"));
    await expect(ask("/user", true)).rejects.toMatchObject(problem("no web address"));
  });
});

describe("a part that is left out while reading", () => {
  async function* keep(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) yield chunk.filter((byte) => byte !== 0);
  }

  it("does not count against what is kept, and is bounded", async () => {
    site.answers["/parts"] = (response) => {
      response.writeHead(200, { "Content-Length": "7000004" });
      response.end(Buffer.concat([Buffer.alloc(7_000_000), Buffer.from("kept")]));
    };
    const found = await askOutside(`${site.url}/parts`, { keep }, anywhere);
    expect(found.body.toString()).toBe("kept");
    await expect(askOutside(`${site.url}/endless`, { keep }, anywhere)).rejects.toMatchObject(problem("too large"));
    site.answers["/50-mb"] = text(gzipSync(Buffer.alloc(50_000_001)), { "Content-Encoding": "gzip" });
    await expect(askOutside(`${site.url}/50-mb`, { keep }, anywhere)).rejects.toMatchObject(problem("too large"));
  });
});

describe("secret headers", () => {
  const secretHeaders = { Authorization: "Basic secret" };
  const authorizations = (of: typeof site) => of.asked.map(({ headers }) => headers.authorization ?? null);

  it("go along with redirects of the same host", async () => {
    site.answers["/old"] = leadTo("/new");
    site.answers["/new"] = text("there");
    await askOutside(`${site.url}/old`, { secretHeaders }, anywhere);
    expect(authorizations(site)).toEqual(["Basic secret", "Basic secret"]);
  });

  it("go to no other host, nor back from there", async () => {
    site.answers["/away"] = leadTo(`${other.url}/back`);
    other.answers["/back"] = leadTo(`${site.url}/new`);
    site.answers["/new"] = text("there");
    await askOutside(`${site.url}/away`, { secretHeaders }, anywhere);
    expect([authorizations(site), authorizations(other)]).toEqual([["Basic secret", null], [null]]);
  });
});

describe("an address that is not public", () => {
  it("is not asked where a name means it", async () => {
    names["loop.test"] = ["127.0.0.3"];
    const asking = askOutside(`http://loop.test:${site.port}/`, {}, onlyFirst);
    await expect(asking).rejects.toMatchObject(problem("not public"));
    expect(other.asked).toEqual([]);
  });

  it.each(["127.0.0.3", "127.0.0.3.", "2130706435", "0x7f.3", "[::ffff:127.0.0.3]", "[::1]", "localhost"])(
    "is not asked where a redirect leads to it: %s",
    async (host) => {
      site.answers["/to"] = leadTo(`http://${host}:${site.port}/`);
      const isAllowed = (address: string, url: URL) => address === "127.0.0.1" && url.hostname !== "localhost";
      await expect(askOutside(`${site.url}/to`, {}, isAllowed)).rejects.toMatchObject(problem("not public"));
      expect([site.asked.length, other.asked.length]).toEqual([1, 0]);
    },
  );

  it("is not asked where a name means another machine a moment later", async () => {
    site.answers["/"] = text("there");
    names["changing.test"] = ["127.0.0.1", "127.0.0.3"];
    const address = `http://changing.test:${site.port}/`;
    const { body } = await askOutside(address, {}, onlyFirst);
    expect([body.toString(), site.asked.length, other.asked.length]).toEqual(["there", 1, 0]);
    // One look-up for one connection: no second answer can be used.
    expect(looked).toEqual(["changing.test"]);
    await expect(askOutside(address, {}, onlyFirst)).rejects.toMatchObject(problem("not public"));
    expect(other.asked).toEqual([]);
  });

  it("is not asked as long as the operator does not list its host", async () => {
    await expect(askOutside(`${site.url}/`)).rejects.toMatchObject(problem("not public"));
    expect(site.asked).toEqual([]);
  });
});

describe("isPublicAddress", () => {
  it.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.255", "169.254.1.1", "172.16.0.1", "172.31.9.9"],
    ...["192.168.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1"],
    ...[
      "fe80::1",
      "fc00::1",
      "fd12::1",
      "ff02::1",
      "::ffff:8.8.8.8",
      "::ffff:127.0.0.1",
      "2001:db8::1",
      "2002:7f00:1::",
    ],
    ...["64:ff9b::7f00:1", "2001::1", "4000::1", "168.63.129.16", "100.100.100.200", "fd00:ec2::254"],
    ...["192.0.0.192", "169.254.170.2", "161.26.0.10", "166.9.1.1", "192.80.8.124", "192.88.99.1", "198.51.100.1"],
    ...["64:ff9b::a83f:8110", "64:ff9b:1::7f00:1", "2002:a83f:8110::", "::a83f:8110", "::ffff:0:a83f:8110"],
    ...["::ffff:168.63.129.16", "fec0::1", "100::1", "2001:20::1", "3fff::1", "5f00::1", "2001:0:a83f:8110::1"],
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::8a"])(
    "%s is",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it("is never any that begins with 10 or 127, however it is wrapped into IPv6", () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom(10, 127), octet, octet, octet, (a, b, c, d) => {
        expect(isPublicAddress(`${a}.${b}.${c}.${d}`)).toBe(false);
        expect(isPublicAddress(`::ffff:${a}.${b}.${c}.${d}`)).toBe(false);
      }),
    );
  });
});
