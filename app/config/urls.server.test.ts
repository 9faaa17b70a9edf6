import { expect, test } from "vitest";
import { isOwnNetwork, mayDemandHttps } from "#app/config/urls.server.ts";

test.each([
  "http://localhost:3000",
  "http://127.0.0.9",
  "http://[::1]:3000",
  "http://10.1.2.3",
  "http://172.31.255.1",
  "http://192.168.178.20:3000",
  "http://169.254.1.1",
  "http://100.64.0.1",
  "http://100.127.255.254",
  "http://[fe80::1]",
  "http://[fd12:3456::1]",
  "http://raspberrypi:3000",
  "http://roost.local",
  "http://ROOST.LOCAL.",
  "http://nas.lan",
  "http://nas.home",
  "http://nas.home.arpa",
  "http://nas.internal",
  "http://nas.localdomain",
  "http://nas.test",
  "http://nas.fritz.box",
  "https://pi.tail1234.ts.net",
])("%s is of one's own network", (url) => expect(isOwnNetwork(new URL(url))).toBe(true));

test.each([
  "https://roost.example.org",
  "https://mylocal.example",
  "https://notlan.org",
  "http://8.8.8.8",
  "http://172.32.0.1",
  "http://100.128.0.1",
  "http://[2001:db8::1]",
  "http://lan.example.org",
])("%s is not", (url) => expect(isOwnNetwork(new URL(url))).toBe(false));

test.each([
  ["https://roost.example.org", true],
  ["https://roost.example.org:443/", true],
  ["https://roost.example.org:8443", false],
  ["http://roost.example.org", false],
  ["https://raspberrypi.local", false],
  ["https://pi.tail1234.ts.net", false],
  ["https://203.0.113.7", false],
  ["https://[2001:db8::1]", false],
])("HSTS for %s: %s", (url, may) => expect(mayDemandHttps(new URL(url))).toBe(may));
