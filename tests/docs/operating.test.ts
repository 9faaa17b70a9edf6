import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), "utf8");

/** The pieces of a text that begin with a line of a kind. */
const pieces = (text: string, beginning: RegExp) => text.split(beginning).slice(1);

describe("what an operator starts", () => {
  it("is made of images that cannot change unseen, and of the Node that is tested", () => {
    const named = [
      ...[...read("Dockerfile").matchAll(/^FROM (\S+:\S+)/gm)],
      ...[...read("compose.yaml").matchAll(/^ +image: (\S+)$/gm)],
    ].map(([, image]) => image as string);
    expect(named.map((image) => image.split(":")[0])).toEqual(["node", "postgres"]);
    for (const image of named) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?[\w.-]*@sha256:[\da-f]{64}$/);
    const [, node] = /--package=node@([\d.]+)/.exec(JSON.parse(read("package.json")).scripts["test:node24"]) ?? [];
    expect(named[0]).toMatch(new RegExp(`^node:${node}-`));
  });

  it("runs in containers without capabilities, the app as nobody and on what it cannot write to", () => {
    expect(read("Dockerfile")).toMatch(/^USER node$/m);
    const [services = ""] = read("compose.yaml").split(/^volumes:$/m);
    const [app = "", database = "", ...more] = pieces(services, /^ {2}\w+:$/m);
    expect(more).toEqual([]);
    for (const service of [app, database]) {
      expect(service).toMatch(/^ {4}restart: unless-stopped$/m);
      expect(service).toMatch(/^ {4}cap_drop: \[ALL\]$/m);
      expect(service).toMatch(/^ {4}security_opt: \["no-new-privileges:true"\]$/m);
    }
    expect(app).toMatch(/^ {4}read_only: true$/m);
    expect(app).not.toContain("cap_add");
  });

  it("is started again by systemd when it has died, the backups too", () => {
    const units = pieces(read("docs/operating.md"), /^```ini$/m).map((text) => text.split("```")[0] as string);
    expect(units.map((unit) => /scripts\/\w+\.ts/.exec(unit)?.[0])).toEqual(["scripts/start.ts", "scripts/backup.ts"]);
    for (const unit of units) expect(unit).toMatch(/^Restart=always$/m);
  });

  it("has rules for alerts on metrics that there are", () => {
    const section = pieces(read("docs/operating.md"), /^## /m).find((text) => text.startsWith("Metrics\n")) ?? "";
    const sources = ["app/utils/metrics.server.ts", "app/db/jobs.server.ts", "app/services/live/hub.server.ts"];
    const source = [...sources, "scripts/lib/metrics.ts"].map(read).join("\n");
    const rules = [...section.matchAll(/alert: \w+, expr: (.*), for:/g)].map(([, rule]) => rule as string);
    expect(rules).toHaveLength(6);
    for (const [name] of section.matchAll(/roost_\w+/g)) {
      expect(source).toContain(`"${name.replace(/_bucket$/, "")}"`);
    }
  });

  it("comes with a licence, and a way to tell of holes", () => {
    expect(read("LICENSE")).toMatch(/^MIT License/);
    expect(read("SECURITY.md")).toMatch(/^#/);
  });
});
