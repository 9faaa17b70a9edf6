/** Requests that no page or client of ours sends, chosen by a seed (mulberry32): the same seed, the same requests. */

interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData | Uint8Array;
}

/** A valid request, which a hostile one changes. */
export interface Target {
  method: string;
  path: string;
  fields?: Record<string, string | File>;
  json?: unknown;
}

const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "-1",
  "0",
  "1e309",
  "NaN",
  "Infinity",
  "9007199254740993",
  "9223372036854775808",
  "99999999999999999999999",
  "2027-02-30",
  "0000-00-00",
  "9999-12-31",
  "+275760-09-13",
  "-000001-01-01",
  "2027-03-01T25:61",
  "2027-03-28T02:30",
  "24:00",
  "'; DROP TABLE families; --",
  "%00",
  "%",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "FREQ=DAILY;INTERVAL=0",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  "Antarctica/Nowhere",
  "http://127.0.0.1:1/",
  "javascript:alert(1)",
  "\u202e\u2066👩‍👧",
  "\r\nSet-Cookie: a=b",
  "x".repeat(300),
  "ü".repeat(6_000),
];
const NUMBERS = [0, -0, -1, 0.5, 1e21, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63)];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json;charset=klingon",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "text/plain",
  "text/calendar",
  "text/calendar; charset=utf-7",
  "application/ld+json",
  "image/png",
  "a",
  ";",
];
const RAW = [
  "",
  "{",
  "null",
  '"text"',
  "[[[[[[[[[[]]]]]]]]]]",
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  '{"__proto__":{"title":"x"},"constructor":{"prototype":{"a":1}}}',
  '{"title":"a","title":["b"]}',
  '{"a":1e999}',
  '{"title":"\\ud800"}',
  "a=%E0%A4%A&b=%&=&&intent=add-meal&intent=__proto__",
  "intent=__proto__",
  "members[0].name=a&members[0]=b&members.x=1&members[99999999].name=c",
  '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nadd-meal',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="\\0"\r\nContent-Type: ;\r\n\r\n\x89PNG\r\n--x--\r\n',
  "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270301\r\nRRULE:FREQ=DAILY;INTERVAL=0\r\nEND:VEVENT\r\nEND:VCALENDAR",
  '[{"@type":"Recipe","name":"\\u0000","image":"data:image/png;base64,AAAA"}]',
  "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff",
];
const NAMES = [
  "title",
  "name",
  "start_time",
  "date",
  "member_ids",
  "intent",
  "submission_id",
  "__proto__",
  "a[b]",
  "a.b.c",
];
const HEADERS: [string, string[]][] = [
  ["Accept", ["text/html", "*/*;q=2", "application/json", ";;;", "text/x-script"]],
  ["Accept-Language", ["xx-XX-x", "-", "de;q=9", "en-US-u-ca-hebrew", "a".repeat(500), "*"]],
  ["Accept-Encoding", ["br;q=0, gzip;q=0", "zstd", "identity;q=0", "*;q=0"]],
  ["Idempotency-Key", ["", "__proto__", "x".repeat(300), "a", "\u00ff"]],
  ["If-None-Match", ["*", '"', 'W/"', '"a", "b"', "x".repeat(2_000)]],
  ["If-Modified-Since", ["yesterday", "Thu, 01 Jan 1970 00:00:00 GMT"]],
  ["Range", ["bytes=0-", "bytes=-1", "bytes=9-1,0-0"]],
  ["Sec-Fetch-Site", ["same-origin", "none", "cross-site", "x"]],
  ["X-Forwarded-For", ["::1", "a, b", ",,,"]],
  ["Content-Encoding", ["gzip", "x"]],
  ["X-Remix-Request", ["yes"]],
  ["User-Agent", ["", "\u00ff", "Mozilla/5.0 ".repeat(100)]],
  ["Save-Data", ["on"]],
];
const COOKIES = [
  "roost_lite=%",
  "roost_view=__proto__",
  "roost_return=Ii9kYXNoYm9hcmQi",
  "roost_form=e30=",
  "roost_setup=e30=.x",
  "roost_flash=W10=",
  "roost_wall=InAi",
  "roost_consent=eyJsZXZlbCI6MX0=",
  "roost_attempt_x=e30=",
  "=; ;;a",
];

/** Returns a function that makes a hostile request from a target, the next one of the seed with each call. */
export function makeHostile(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance = (share: number) => random() < share;
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function value(depth = 0): unknown {
    if (depth < 3 && chance(0.15)) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
    if (depth < 3 && chance(0.1)) return { [one(NAMES)]: value(depth + 1) };
    return one<() => unknown>([() => one(TEXTS), () => one(NUMBERS), () => null, () => chance(0.5)])();
  }

  const changeJson = (json: unknown): unknown => {
    if (typeof json !== "object" || json === null || chance(0.1)) return value();
    const entries = Object.entries(json).map(([name, was]) => [name, chance(0.3) ? value() : was]);
    if (chance(0.3)) entries.push([one(NAMES), value()]);
    return Object.fromEntries(entries);
  };

  function changePath(path: string): string {
    const [pathname = "", query = ""] = path.split("?");
    const segments = pathname.split("/").map((segment, index) => {
      const isId = /^[\d-]+$/.test(segment) || segment.length > 30;
      const isKept = index === 0 || !((isId && chance(0.15)) || chance(0.01));
      return isKept
        ? segment
        : encodeURIComponent(
            one(TEXTS)
              .replace(/\p{Cs}/gu, "\ufffd")
              .slice(0, 300),
          );
    });
    const search = new URLSearchParams(query);
    for (const name of [...search.keys()]) if (chance(0.3)) search.set(name, one(TEXTS).slice(0, 300));
    if (chance(0.2))
      search.append(
        one([...NAMES, "week", "day", "from", "to", "q", "view", "limit", "_data"]),
        one(TEXTS).slice(0, 300),
      );
    const raw = chance(0.03) ? `${search}&%E0%A4%A=%&&` : `${search}`;
    return segments.join("/") + (chance(0.04) ? ".data" : "") + (raw ? `?${raw}` : "");
  }

  function formBody(fields: Record<string, string | File>): string | FormData {
    const changed = Object.entries(fields).flatMap(([name, was]): [string, string | File][] => {
      if (chance(0.05)) return [];
      if (chance(0.05))
        return [
          [name, was],
          [name, one(TEXTS)],
        ];
      return [[name, name !== "intent" && chance(0.25) ? one(TEXTS) : was]];
    });
    if (chance(0.2)) changed.push([one(NAMES), one(TEXTS)]);
    if (changed.every(([, was]) => typeof was === "string") && chance(0.7)) {
      return `${new URLSearchParams(changed as [string, string][])}`;
    }
    const form = new FormData();
    for (const [name, was] of changed) form.append(name, was);
    return form;
  }

  return ({ method, path, fields, json }: Target): HostileRequest => {
    const headers: Record<string, string> = {};
    for (const [name, values] of HEADERS) if (chance(0.06)) headers[name] = one(values);
    if (chance(0.1)) headers.Cookie = one(COOKIES);
    const changed = { method: chance(0.06) ? one(METHODS) : method, path: changePath(path), headers };
    if (changed.method === "GET" || changed.method === "HEAD") return changed;
    if (chance(0.15)) {
      headers["Content-Type"] = one(TYPES);
      return { ...changed, body: Buffer.from(one(RAW), "latin1") };
    }
    if (fields) {
      const body = formBody(fields);
      if (typeof body === "string") headers["Content-Type"] = "application/x-www-form-urlencoded";
      return { ...changed, body };
    }
    headers["Content-Type"] = "application/json";
    return { ...changed, body: JSON.stringify(changeJson(json ?? {})) };
  };
}
