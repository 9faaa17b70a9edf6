import { posix } from "node:path";

/** The files that a reference can name. Paths are from the project's root, with `/`. */
export interface Tree {
  /** Files and folders. */
  paths: ReadonlySet<string>;
  /** The contents of the text files, by path. */
  texts: ReadonlyMap<string, string>;
}

const ROOMS = "app|docs|migrations|scripts|tests";

/** `(docs/product/calendar.md, "Export")`, the one form in which code and documents cite a heading. */
const CITATION = /\b(docs\/[\w./-]+\.md), "([^"]+)"/g;
const DOCUMENT = /(?<!tests\/)\bdocs\/[\w/.-]*\w/g;
const DECISION = /\bdecisions? (\d{3})\b/gi;
const LINK = /\]\(([^)\s]*)\)/g;
/** `app/routes/_app.tsx`, also with `*` and `{a,b}`. */
const PATH = new RegExp(`\`((?:${ROOMS})/[\\w$@.*{},[\\]/-]*)\``, "g");
const FILE_NAME = /`([\w$][\w$.-]*\.tsx?)`/g;
/** Papers from the project's beginning that are not in the repository. */
const OLD_PAPER = /(?<![\w-])(?:spec|decisions)\.md\b/g;

/** Comments and paragraphs as one line, so that no line break hides a citation. */
const unwrap = (text: string) => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, " ");

const headings = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading as string);

/** The anchor that GitHub makes of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

function expandBraces(path: string): string[] {
  const [all, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return all ? (choices as string).split(",").flatMap((choice) => expandBraces(before + choice + after)) : [path];
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first]) => first as string);

/** The broken references of the text files, as sentences. */
export function findBrokenReferences({ paths, texts }: Tree): string[] {
  const names = new Set([...paths].map((path) => posix.basename(path)));
  const decisions = new Set([...paths].flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []));
  const exists = (path: string) => {
    if (!path.includes("*")) return paths.has(path.replace(/\/$/, ""));
    const parts = path.split("*").map((part) => part.replace(/[.$[\]\\]/g, "\\$&"));
    const pattern = new RegExp(`^${parts.join("[^/]*")}$`);
    return [...paths].some((known) => pattern.test(known));
  };
  const missing = (path: string) => (exists(path) ? [] : [`${path} is not there`]);

  const inCitation = (document: string, heading: string) => {
    const text = texts.get(document);
    return text !== undefined && !headings(text).includes(heading) ? [`${document} has no heading "${heading}"`] : [];
  };
  const inLink = (file: string, target: string) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = "", hash] = target.split("#");
    const document = path ? posix.join(posix.dirname(file), path) : file;
    const isAnchorThere = !hash || headings(texts.get(document) ?? "").some((heading) => anchor(heading) === hash);
    return [...missing(document), ...(isAnchorThere ? [] : [`${document} has no anchor #${hash}`])];
  };
  const inText = (file: string, text: string) => {
    const line = unwrap(text);
    const broken = [
      ...[...line.matchAll(CITATION)].flatMap(([, document, heading]) =>
        inCitation(document as string, heading as string),
      ),
      ...[...line.matchAll(DOCUMENT)].flatMap(([path]) => missing(path)),
      ...all(line, DECISION).flatMap((number) => (decisions.has(number) ? [] : [`there is no decision ${number}`])),
      ...all(line, PATH).flatMap(expandBraces).flatMap(missing),
      ...all(line, FILE_NAME).flatMap((name) => (names.has(name) ? [] : [`no file is named ${name}`])),
      ...[...line.matchAll(OLD_PAPER)].map(([name]) => `${name} is not part of the project`),
    ];
    return file.endsWith(".md") ? [...broken, ...all(line, LINK).flatMap((target) => inLink(file, target))] : broken;
  };
  return [...texts].flatMap(([file, text]) => [...new Set(inText(file, text))].map((broken) => `${file}: ${broken}`));
}
