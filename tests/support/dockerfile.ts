import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "#scripts/lib/root.ts";
import { Output } from "#tests/support/app.ts";

/** Replays the Dockerfile without Docker: the COPY and npm instructions of a stage, with folders instead of images. */

interface Instruction {
  name: string;
  value: string;
}

export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** The Dockerfile's stages, in order; the name of an unnamed one is its number. */
export function readStages(): Stage[] {
  const lines = readFileSync(join(root, "Dockerfile"), "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter(Boolean);
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === "FROM")
      stages.push({ name: / AS (\w[\w-]*)$/.exec(value)?.[1] ?? `${stages.length}`, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}

/** Returns whether `.dockerignore` leaves a path out. It reads only the kinds of patterns that our file has. */
function readIgnored(): (path: string) => boolean {
  const patterns = readFileSync(join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
      if (part === "**/") return "(.*/)?";
      return part === "*" ? "[^/]*" : part.replace(/[.+$]/g, "\\$&");
    });
    return new RegExp(`^${parts.join("")}(/|$)`);
  });
  return (path) => expressions.some((expression) => expression.test(path));
}

const WORKDIR = "roost";
/** Not replayed: this would empty the npm cache of this machine instead of an image's. */
const CLEAN = "&& npm cache clean --force";

/**
 * Replays one stage and the stages that it copies from, below `folder`. Returns its working directory. `node` is the
 * program that runs npm.
 */
async function replayStage(
  stages: Stage[],
  stage: Stage,
  folder: string,
  node: string,
  done: Set<string>,
): Promise<string> {
  const image = join(folder, stage.name);
  const workdir = join(image, WORKDIR);
  if (done.has(stage.name)) return workdir;
  done.add(stage.name);
  mkdirSync(workdir, { recursive: true });
  const isIgnored = readIgnored();
  for (const { name, value } of stage.instructions) {
    const [, from, paths = value] = name === "COPY" ? (/^--from=(\S+) (.*)$/.exec(value) ?? []) : [];
    const [destination = "", ...sources] = paths.split(" ").reverse();
    if (from) {
      const source = stages.find((candidate) => candidate.name === from);
      if (!source) throw new Error(`The Dockerfile has no stage ${from}`);
      await replayStage(stages, source, folder, node, done);
      const path = join(folder, from, ...sources);
      // Packages are moved, because copying them takes longer than all the rest. No other stage copies the same ones.
      if (basename(path) === "node_modules") renameSync(path, join(workdir, destination));
      else cpSync(path, join(workdir, destination), { recursive: true, verbatimSymlinks: true });
    } else if (name === "COPY") {
      for (const source of sources) {
        const isFolder = statSync(join(root, source)).isDirectory();
        const to = isFolder ? join(workdir, destination) : join(workdir, destination, basename(source));
        const filter = (path: string) => !isIgnored(path.slice(root.length).replace(/^\/+/, ""));
        cpSync(join(root, source), to, { recursive: true, filter });
      }
    } else if (name === "RUN" && value.startsWith("npm ")) {
      await promisify(execFile)("sh", ["-euc", value.replace(CLEAN, "")], {
        cwd: workdir,
        env: { ...process.env, NODE_ENV: "development", PATH: `${dirname(node)}:${process.env.PATH}` },
        maxBuffer: 64_000_000,
      });
    }
  }
  return workdir;
}

/** Replays a stage that has a command. Returns a function that starts it as an account without rights. */
export async function replayImage(name: string, folder: string, node: string) {
  const stages = readStages();
  const stage = name ? stages.find((candidate) => candidate.name === name) : stages.at(-1);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  // A copy that the account may read, as the image's own Node is.
  const ownNode = join(folder, "bin", "node");
  if (!readdirSync(folder).includes("bin")) cpSync(node, ownNode, { recursive: true });
  const workdir = await replayStage(stages, stage, folder, ownNode, new Set(readdirSync(folder)));
  const settings = (kind: string) => stage.instructions.filter((one) => one.name === kind).map(({ value }) => value);
  const own = Object.fromEntries(
    settings("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split(/=(.*)/s) as [string, string])),
  );
  const [program, ...args] = JSON.parse(settings("CMD")[0] ?? "[]") as string[];
  if (program !== "node") throw new Error(`The stage ${name} starts ${program}`);
  const isRoot = process.getuid?.() === 0;
  return (env: Record<string, string>) => {
    const child = spawn(ownNode, args, {
      cwd: workdir,
      env: { PATH: dirname(ownNode), ...own, HOST: "127.0.0.1", ...env } as Record<string, string> as NodeJS.ProcessEnv,
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    const output = new Output();
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    return { child, output, ended: once(child, "close") };
  };
}

const NOBODY = 65_534;
