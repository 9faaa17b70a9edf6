import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/lib/root.ts";
import { hasCaddy, validate, WITHOUT_CADDY } from "#tests/support/caddy.ts";

const read = (file: string) => readFileSync(join(root, "deploy/caddy", file), "utf8");

describe.skipIf(!hasCaddy)(`Caddy takes our examples${WITHOUT_CADDY}`, () => {
  it.each([
    "http://raspberrypi.local",
    "https://raspberrypi.local",
    "https://roost.example.com",
    "http://192.168.1.20",
  ])("in front of the container, at %s", async (url) =>
    expect(await validate(read("Caddyfile.home"), { APP_URL: url })).toBe("Valid configuration"),
  );

  it("with its own root", async () => {
    expect(await validate(read("Caddyfile.internal"))).toBe("Valid configuration");
  });

  it("with a name of one's own, but for the module of the DNS provider, which Debian's Caddy does not have", async () => {
    const text = read("Caddyfile.dns");
    expect(await validate(text)).toContain("module not registered: dns.providers.cloudflare");
    const module = /^\t+dns cloudflare .*\n/m;
    expect(text).toMatch(module);
    expect(await validate(text.replace(module, ""))).toBe("Valid configuration");
  });

  it("and finds what is wrong with one", async () => {
    expect(await validate(":80 {\n\treverse_prox roost:3000\n}\n")).toContain("unrecognized directive: reverse_prox");
  });
});
