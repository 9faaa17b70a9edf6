import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findBrokenReferences, type Tree } from "#tests/support/citations.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** The lock file is a tool's, and the examples below are broken on purpose. */
const NOT_READ = new Set(["package-lock.json", "tests/docs/citations.test.ts"]);
const OURS = /\.(tsx?|m?js|cjs|md|css|jsonc?|ya?ml)$|^(Dockerfile|\.env\.example|\.ci\/run)$/;

const ourTree = (): Tree => {
  const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter((file) => existsSync(root + file));
  const folders = files.flatMap((file) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/")));
  return {
    paths: new Set([...files, ...folders]),
    texts: new Map(
      files
        .filter((file) => OURS.test(file) && !NOT_READ.has(file))
        .map((file) => [file, readFileSync(posix.join(root, file), "utf8")]),
    ),
  };
};

describe("what we refer to", () => {
  it("is there: cited headings, decisions, links, anchors and paths", () => {
    const tree = ourTree();
    expect(tree.texts.size).toBeGreaterThan(500);
    expect(findBrokenReferences(tree)).toEqual([]);
  });
});

describe("the data model", () => {
  it("names every table", () => {
    const { texts } = ourTree();
    const ups = [...texts]
      .filter(([file]) => file.startsWith("migrations/"))
      .map(([, text]) => text.split(/export (?:async function|const) down\b/)[0] as string);
    const find = (statement: RegExp) =>
      ups.flatMap((up) => [...up.matchAll(statement)].map(([, name]) => name as string));
    const dropped = find(/DROP TABLE (\w+)/g);
    const tables = find(/CREATE TABLE (\w+)/g).filter((name) => !dropped.includes(name));
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter((name) => !texts.get("docs/data-model.md")?.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

const HOME = "## Way home\n\nSee `app/a.ts`.\n";

describe("findBrokenReferences", () => {
  it.each([
    [
      "a heading that is not there",
      "app/a.ts",
      '// (docs/home.md, "Way out")',
      'docs/home.md has no heading "Way out"',
    ],
    [
      "a heading that is not there, broken over lines",
      "app/a.ts",
      '/**\n * (docs/home.md, "Way\n * out")\n */',
      'docs/home.md has no heading "Way out"',
    ],
    ["a page that is not there", "app/a.ts", '// (docs/away.md, "Way home")', "docs/away.md is not there"],
    [
      "a decision that is not there",
      "app/a.ts",
      "// docs/decisions/999-no.md",
      "docs/decisions/999-no.md is not there",
    ],
    ["a decision that has no number", "docs/b.md", "see decision 999", "there is no decision 999"],
    ["a link that leads nowhere", "docs/b.md", "[home](away.md)", "docs/away.md is not there"],
    ["an anchor that is not there", "docs/b.md", "[home](home.md#way-out)", "docs/home.md has no anchor #way-out"],
    ["an anchor of its own page", "docs/home.md", "[home](#way-out)", "docs/home.md has no anchor #way-out"],
    ["a path in a document", "docs/b.md", "see `app/b.ts`", "app/b.ts is not there"],
    ["a path with a pattern", "docs/b.md", "see `app/{a,b}/c.ts`", "app/b/c.ts is not there"],
    ["a file name in a document", "docs/b.md", "see `c.server.ts`", "no file is named c.server.ts"],
    ["a paper that we do not hold", "app/a.ts", "// spec.md section 3", "spec.md is not part of the project"],
    ["another of them", "docs/b.md", "decisions.md has it", "decisions.md is not part of the project"],
  ])("finds %s", (_, file, text, complaint) => {
    const texts = new Map([
      ["docs/home.md", HOME],
      [file, text],
    ]);
    const found = findBrokenReferences({ paths: new Set(["docs", "docs/home.md", "app", "app/a.ts", "app/a"]), texts });
    expect(found.join("\n")).toContain(`${file}: ${complaint}`);
  });

  it("is content with what is there", () => {
    const texts = new Map([
      [
        "docs/home.md",
        `${HOME}[here](#way-home), [there](decisions/001-yes.md), decision 001, \`app/*.ts\`, \`tests/docs/b.test.ts\``,
      ],
      ["app/a.ts", '/* (docs/home.md, "Way\n * home") and docs/decisions/001-yes.md */'],
      ["docs/decisions/001-yes.md", "# 001: Yes\n"],
    ]);
    const paths = new Set([...texts.keys(), "docs", "docs/decisions", "app", "tests/docs/b.test.ts"]);
    expect(findBrokenReferences({ paths, texts })).toEqual([]);
  });
});
