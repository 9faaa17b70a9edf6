import { describe, expect, it } from "vitest";
import { hostList, isListed, networkList } from "#app/config/lists.server.ts";

describe("a list of hosts", () => {
  const hosts = hostList.parse(" recipes.lan, Nas:8080,192.168.1.20:443, [fd00::5] ,");

  it.each([
    ["http://recipes.lan/a", true],
    ["https://RECIPES.lan:9000/", true],
    ["http://nas:8080/", true],
    ["https://192.168.1.20/", true],
    ["http://[fd00:0:0::5]:1/", true],
    ["http://nas/", false],
    ["http://nas:80801/x", false],
    ["http://192.168.1.20/", false],
    ["http://recipes.lan.evil.example/", false],
    ["http://evil.example/recipes.lan", false],
    ["http://my.recipes.lan/", false],
  ])("%s is listed: %s", (url, expected) => {
    expect(URL.canParse(url) && isListed(new URL(url), hosts)).toBe(expected);
  });

  it("may be empty", () => {
    expect([hostList.parse(""), hostList.parse(" , ")]).toEqual([[], []]);
  });

  it.each(["true", "1", "TRUE", "on", "yes"])("%s of old is refused with what to write", (value) => {
    expect(hostList.safeParse(value).error?.issues[0]?.message).toBe(
      `"${value}" names no host: it is a list of hosts, such as recipes.lan or 192.168.1.20:8080, separated by commas`,
    );
  });

  it.each([
    "http://recipes.lan",
    "a b",
    "a/b",
    "a:99999",
    "a:",
    ":80",
    "*",
    "10.0.0.0/8",
    "me@nas",
    "[fd00",
    "300.1.1.1",
  ])("%s is no host", (value) => {
    const { message } = hostList.safeParse(`nas, ${value}`).error?.issues[0] ?? {};
    expect(message).toBe(`"${value}" is no host, such as recipes.lan or 192.168.1.20:8080, separated by commas`);
  });
});

describe("a list of networks", () => {
  it("takes addresses and networks of both kinds", () => {
    expect(networkList.parse("10.0.0.5, 172.16.0.0/12,fd00::/8 , ::1")).toEqual([
      "10.0.0.5",
      "172.16.0.0/12",
      "fd00::/8",
      "::1",
    ]);
  });

  it.each([
    "10.1",
    "10.0.0.0/33",
    "proxy",
    "loopback",
    "10.0.0.0/a",
    "fd00::/129",
    "1",
    "0x7f.0.0.1",
    "10.0.0.1:80",
    "true",
  ])("%s is none", (value) => {
    const { message } = networkList.safeParse(value).error?.issues[0] ?? {};
    expect(message).toBe(`"${value}" is no address or network, such as 192.168.1.2 or 10.0.0.0/8`);
  });
});
