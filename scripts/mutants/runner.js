import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { Script } from "node:vm";
import { tsImport } from "tsx/esm/api";
import { build } from "vite";

/**
 * Runs tests for StrykerJS within one process: the code and its tests are bundled once, and each mutant gets a new
 * instance of all of their modules in milliseconds, and with a template (run.ts) a database of its own.
 * (Vitest would begin a process for each file of tests.)
 */

const TESTS = (process.env.TESTS ?? "").split(" ").map((pattern) => `/${pattern}`);
/** Milliseconds: tests that take longer than this are left out. */
const SLOWEST = Number(process.env.SLOWEST ?? Number.POSITIVE_INFINITY);
// Examples of a property. A few are enough to show its worth, and each of hundreds of mutants runs them.
const MAX_RUNS = 20;
/** From run.ts, for tests of services: a database with all tables and no rows. */
const TEMPLATE = process.env.TEMPLATE_DATABASE_URL;
const MAINTENANCE = TEMPLATE && new URL("/postgres", TEMPLATE).href;
/** Modules that are slow to load and change in no mutant: they and their imports are loaded once for all mutants. */
const KEPT = (process.env.KEPT ?? "").split(" ").filter(Boolean);
const ENTRY = "virtual:tests";

const PACKAGE = "\0package:";
const importPackage = (name) => (name.endsWith(".ts") ? tsImport(name, import.meta.url) : import(name));

/** A module with the exports of a package, which come from `packages` when the script runs. */
const writePackage = (name, exports) =>
  exports
    .map((key, at) => `const _${at} = packages.get(${JSON.stringify(name)})[${JSON.stringify(key)}];`)
    .concat(`export { ${exports.map((key, at) => `_${at} as ${JSON.stringify(key)}`).join(", ")} };`)
    .join("\n");

/** The tests as one script, and the packages that it takes, by name. */
async function bundle() {
  const packages = new Map();
  const [{ code }] = (
    await build({
      configFile: false,
      logLevel: "error",
      plugins: [
        {
          name: "tests",
          enforce: "pre",
          resolveId: (id) => {
            if (id === ENTRY) return id;
            const kept = KEPT.find((path) => id === `#${path}`);
            if (kept) return PACKAGE + pathToFileURL(kept).href;
            return /^[#./]/.test(id) ? null : PACKAGE + id;
          },
          // In one script every module is where it was.
          transform: (code, id) => code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
          load: async (id) => {
            if (id === ENTRY)
              return `export const files = import.meta.glob(${JSON.stringify(TESTS)}, { eager: true });`;
            if (!id.startsWith(PACKAGE)) return null;
            const name = id.slice(PACKAGE.length);
            packages.set(name, await importPackage(name));
            return writePackage(name, Object.keys(packages.get(name)));
          },
        },
      ],
      build: {
        ssr: true,
        write: false,
        minify: false,
        rolldownOptions: { input: ENTRY, output: { format: "cjs", codeSplitting: false } },
      },
    })
  ).output;
  return { script: new Script(`(function (packages, exports) {${code}\n})`), packages };
}

/**
 * Vitest's exports, as far as our tests use them. Each declared test is added to `tests`, with the hooks before and
 * after it. A file's hooks for all of its tests run for the tests of all files.
 */
function declarations(vitest, { tests, before, after }) {
  const names = [];
  const beforeEach = [];
  // Options, such as a time limit, may be before or after the body. They are ignored: Stryker ends endless tests.
  const bodyOf = (parts) => parts.find((part) => typeof part === "function");
  const each =
    (declare) =>
    (rows) =>
    (name, ...parts) => {
      const body = bodyOf(parts);
      const areArrays = rows.every(Array.isArray);
      for (const row of rows) {
        const values = areArrays ? row : [row];
        declare(format(name, ...values), () => body(...values));
      }
    };
  const describe = (name, ...parts) => {
    const outer = beforeEach.length;
    names.push(name);
    bodyOf(parts)();
    names.pop();
    beforeEach.length = outer;
  };
  const it = (name, ...parts) => {
    const first = [...beforeEach];
    tests.push({
      id: `${tests.length} ${[...names, name].join(" ")}`,
      body: async () => {
        for (const prepare of first) await prepare();
        await bodyOf(parts)();
      },
    });
  };
  it.each = each(it);
  describe.each = each(describe);
  return {
    ...vitest,
    describe,
    it,
    test: it,
    beforeAll: (prepare) => before.push(prepare),
    beforeEach: (prepare) => beforeEach.push(prepare),
    afterAll: (clear) => after.push(clear),
    inject: () => TEMPLATE,
  };
}

const withFewRuns = (options) => ({ ...options, numRuns: Math.min(options?.numRuns ?? MAX_RUNS, MAX_RUNS) });

class Runner {
  slow = new Set();

  constructor(logger) {
    this.logger = logger;
  }

  async init() {
    // Before node-ical, whose Temporal would be taken over: it knows no clock changes after 2035.
    await import("temporal-polyfill");
    globalThis.__stryker__ = {};
    this.vitest = await import("vitest");
    const { default: fc } = await import("fast-check");
    // The same cases every time, as in the test commands.
    fc.configureGlobal({ seed: 1, numRuns: MAX_RUNS, endOnFailure: true });
    this.fastCheck = { default: { ...fc, assert: (property, options) => fc.assert(property, withFewRuns(options)) } };
    this.bundle = await bundle();
    if (!TEMPLATE) return;
    this.databases = await tsImport("../../tests/support/databases.ts", import.meta.url);
    const dataDir = this.databases.makeFolder("mutants");
    Object.assign(process.env, {
      DATA_DIR: dataDir,
      SESSION_SECRET: "a secret of the tests alone",
      LOG_LEVEL: "silent",
    });
    process.env.APP_URL = "http://127.0.0.1:3000";
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Loads a new instance of all modules; returns their declared tests and hooks. */
  load() {
    const declared = { tests: [], before: [], after: [] };
    const packages = new Map(this.bundle.packages)
      .set("vitest", declarations(this.vitest, declared))
      .set("fast-check", this.fastCheck);
    this.bundle.script.runInThisContext()(packages, {});
    return declared;
  }

  /**
   * Loads all modules anew, with a database of their own, and runs the wanted tests until `onResult` returns false.
   * `onResult` gets each test's failure, or `null`. `onLoaded` is called before the first test.
   */
  async run(isWanted, onLoaded, onResult) {
    const url = TEMPLATE && (await this.databases.createDatabase(TEMPLATE));
    if (url) process.env.DATABASE_URL = url;
    const { tests, before, after } = this.load();
    onLoaded();
    try {
      for (const prepare of before) await prepare();
      for (const { id, body } of tests.filter((test) => isWanted(test.id))) {
        const begun = performance.now();
        globalThis.__stryker__.currentTestId = id;
        const failure = await Promise.resolve()
          .then(body)
          .then(() => null, String);
        if (!onResult(id, failure, performance.now() - begun)) break;
      }
    } finally {
      for (const clear of after)
        await Promise.resolve()
          .then(clear)
          .catch(() => undefined);
      // The pool of a process: the next modules open another.
      globalThis.roostDatabase = undefined;
      if (url)
        await this.databases.query(MAINTENANCE, `DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
    }
  }

  async dryRun({ coverageAnalysis }) {
    const stryker = globalThis.__stryker__;
    const results = [];
    const keep = (id, failure, timeSpentMs) => {
      if (timeSpentMs > SLOWEST) {
        this.slow.add(id);
        delete stryker.mutantCoverage?.perTest[id];
        this.logger.warn(`Left out, as it takes ${Math.round(timeSpentMs)} ms: ${id.slice(0, 100)}`);
      } else {
        const result = { id, name: id, timeSpentMs };
        results.push(failure === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: failure });
      }
      return true;
    };
    await this.run(
      () => true,
      () => {},
      keep,
    );
    stryker.currentTestId = undefined;
    const mutantCoverage = coverageAnalysis === "off" ? undefined : stryker.mutantCoverage;
    return { status: "complete", tests: results, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const stryker = globalThis.__stryker__;
    Object.assign(stryker, { hitCount: 0, hitLimit });
    stryker.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined;
    const wanted = testFilter && new Set(testFilter);
    const activate = () => {
      stryker.activeMutant = activeMutant.id;
    };
    let outcome = { status: "survived" };
    let nrOfTests = 0;
    const judge = (id, failure) => {
      nrOfTests += 1;
      if (stryker.hitCount > hitLimit) outcome = { status: "timeout", reason: "it came round too often" };
      else if (failure !== null) outcome = { status: "killed", killedBy: [id], failureMessage: failure };
      return outcome.status === "survived";
    };
    await this.run((id) => !this.slow.has(id) && (!wanted || wanted.has(id)), activate, judge);
    return { ...outcome, nrOfTests };
  }

  async dispose() {}
}

const factory = Object.assign((logger) => new Runner(logger), { inject: ["logger"] });

export const strykerPlugins = [{ kind: "TestRunner", name: "bundled", factory }];
