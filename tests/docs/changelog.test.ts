import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { variables } from "#app/config/variables.server.ts";
import { version } from "#app/config/version.server.ts";
import { root } from "#scripts/lib/root.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const changelog = read("CHANGELOG.md");

/** The last released version, with its settings and its last migration. A release replaces all three. */
const RELEASED = {
  version: "0.1.0",
  lastMigration: "20261130010000-part-words-of-events.ts",
  settings: `ANTHROPIC_API_KEY ANTHROPIC_BASE_URL ANTHROPIC_DEADLINE_MS ANTHROPIC_MODEL APP_URL BACKUP_PASSPHRASE
    DATABASE_DIRECT_URL DATABASE_POOL_MAX DATABASE_STATEMENTS DATABASE_URL DATA_DIR FETCH_PRIVATE_HOSTS HOST KEPT_MB
    LOCAL_SIGN_IN_PORT LOG_LEVEL MAIL_FROM OAUTH_ACCOUNT_URL OAUTH_CLIENT_ID OAUTH_CLIENT_SECRET OAUTH_ISSUER
    OAUTH_PROVIDER PHOTO_STORE PORT POSTGRES_PASSWORD PROCESSES RECIPES_FROM_PRIVATE_ADDRESSES S3_ACCESS_KEY_ID S3_BUCKET
    S3_ENDPOINT S3_FORCE_PATH_STYLE S3_REGION S3_SECRET_ACCESS_KEY SESSION_SECRET SMTP_URL TRUSTED_PROXIES
    VAPID_PRIVATE_KEY VAPID_PUBLIC_KEY VAPID_SUBJECT`.split(/\s+/),
};

const releases = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)].map(
  ([, number, date]) => ({ number: number as string, date: date as string }),
);
const asNumbers = (number: string) => number.split(".").map(Number) as [number, number, number];

/** The part of the changelog about versions after the released one. */
const [news = ""] = changelog.split(`\n## [${RELEASED.version}]`);

describe("CHANGELOG.md", () => {
  it("has the form of Keep a Changelog 1.1.0", () => {
    const headings = [...changelog.matchAll(/^#+ .*$/gm)].map(([heading]) => heading);
    expect(headings.slice(0, 2)).toEqual(["# Changelog", "## [Unreleased]"]);
    for (const heading of headings.slice(2)) {
      expect(heading).toMatch(
        /^(## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}|### (Upgrading|Added|Changed|Deprecated|Removed|Fixed|Security))$/,
      );
    }
    for (const section of changelog.split(/^## /m).slice(1)) {
      const kinds = [...section.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.indexOf("Upgrading")).toBeLessThan(1);
    }
  });

  it("begins with the version of package.json; numbers and dates fall", () => {
    expect(releases[0]?.number).toBe(version);
    for (const [index, { number, date }] of releases.entries()) {
      const next = releases[index + 1];
      expect(new Date(date).toISOString()).toContain(date);
      if (!next) continue;
      const [a, b] = [asNumbers(number), asNumbers(next.number)];
      expect(a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).toBeGreaterThan(0);
      expect(date >= next.date).toBe(true);
    }
  });

  it("has a link for each version at its end", () => {
    const links = [...changelog.matchAll(/^\[([^\]]+)\]: https:\/\/\S+$/gm)].map(([, name]) => name);
    expect(links).toEqual(["Unreleased", ...releases.map(({ number }) => number)]);
    expect(changelog.trimEnd().split("\n").slice(-links.length).join("\n")).toMatch(/^(\[.*\n?)+$/);
  });

  it("names every setting that came, went or changed its name since the last version", () => {
    const inExample = [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name as string);
    const settings = new Set([...Object.keys(variables.shape), ...inExample]);
    const released = new Set(RELEASED.settings);
    const changed = [
      ...[...settings].filter((name) => !released.has(name)),
      ...[...released].filter((name) => !settings.has(name)),
    ];
    expect(changed.filter((name) => !news.includes(`\`${name}\``))).toEqual([]);
  });

  it("names every migration after which the last version cannot serve", () => {
    const later = readdirSync(join(root, "migrations")).filter((file) => file > RELEASED.lastMigration);
    expect(later.length).toBeGreaterThan(0);
    const breaking = later.filter((file) => {
      const [up = ""] = read(join("migrations", file)).split(/export (?:async function|const) down\b/);
      return /DROP (TABLE|COLUMN)|RENAME|SET NOT NULL/i.test(up);
    });
    const names = breaking.map((file) => file.replace(/^\d+-|\.ts$/g, ""));
    expect(names.filter((name) => !news.includes(`\`${name}\``))).toEqual([]);
  });
});
