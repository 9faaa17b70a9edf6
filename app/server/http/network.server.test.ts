import type { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { networkFinder } from "#app/server/http/network.server.ts";

/** The network of a request from a peer, with an `X-Forwarded-For`. */
const network = (trusted: string[], remoteAddress: string, forwarded?: string) =>
  networkFinder(trusted)({
    socket: { remoteAddress } as Socket,
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });

vi.mock("node:os", () => ({
  networkInterfaces: () => ({
    eth0: [
      { family: "IPv6", address: "2001:db8:1:2::1" },
      { family: "IPv4", address: "192.0.2.1" },
    ],
  }),
}));

const LOOPBACK = ["127.0.0.0/8", "::1"];

describe("the network of a request", () => {
  it.each([
    ["a visitor's own address", LOOPBACK, "203.0.113.7", undefined, "203.0.113.7"],
    ["a visitor who claims another", LOOPBACK, "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["a private network that is not trusted", LOOPBACK, "172.18.0.1", "198.51.100.1", "172.18.0.1"],
    ["the same when it is", ["172.16.0.0/12"], "172.18.0.1", "198.51.100.1", "198.51.100.1"],
    ["this machine's proxy", LOOPBACK, "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["this machine's proxy, as IPv6 has it", LOOPBACK, "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["this machine's proxy over IPv6", LOOPBACK, "::1", "198.51.100.1", "198.51.100.1"],
    ["this machine itself", LOOPBACK, "127.0.0.1", undefined, "127.0.0.1"],
    ["what a visitor has put before the proxy's word", LOOPBACK, "127.0.0.1", "10.9.9.9, 198.51.100.1", "198.51.100.1"],
    ["two proxies", [...LOOPBACK, "10.0.0.5"], "127.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.5", "198.51.100.1"],
    ["a proxy that is not trusted", LOOPBACK, "127.0.0.1", "198.51.100.1, 10.0.0.5", "10.0.0.5"],
    ["nobody's word where nobody is trusted", [], "127.0.0.1", "198.51.100.1", "127.0.0.1"],
    ["an address with a port", LOOPBACK, "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["an IPv6 address with a port", LOOPBACK, "127.0.0.1", "[2001:db8:1:2::9]:4711", "32.1.13.184.0.1.0.2"],
    ["one customer's IPv6 network", LOOPBACK, "2001:db8:1:2:3:4:5:6", undefined, "32.1.13.184.0.1.0.2"],
    ["IPv4 within IPv6", LOOPBACK, "::ffff:203.0.113.7", undefined, "203.0.113.7"],
    ["what is no address", LOOPBACK, "127.0.0.1", "unknown", "unknown"],
  ])("is %s", (_, trusted, peer, forwarded, expected) => {
    expect(network(trusted, peer, forwarded).name).toBe(expected);
  });
});

describe("the place of a request", () => {
  it.each([
    ["home", "a private address", "192.168.1.20", undefined],
    ["home", "a link-local address", "fe80::1", undefined],
    ["home", "a unique local address", "fd12::1", undefined],
    ["home", "this machine", "::1", undefined],
    ["home", "an address of this machine’s IPv6 network", "2001:db8:1:2:3::4", undefined],
    ["home", "a private address, by a trusted proxy", "127.0.0.1", "10.0.0.7"],
    ["elsewhere", "a public address", "203.0.113.7", undefined],
    ["elsewhere", "another IPv6 network", "2001:db8:1:3::1", undefined],
    ["elsewhere", "a shared address, as mobile networks have", "100.64.0.9", undefined],
    ["elsewhere", "a public address, by a trusted proxy", "127.0.0.1", "203.0.113.7"],
    [null, "a proxy that is not trusted", "172.18.0.1", "203.0.113.7"],
    [null, "what is no address", "127.0.0.1", "unknown"],
  ])("is %s for %s", (expected, _, peer, forwarded) => {
    expect(network(LOOPBACK, peer, forwarded).findPlace()).toBe(expected);
  });
});
