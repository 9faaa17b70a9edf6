import { format } from "node:util";
import { Script } from "node:vm";
import { build } from "vite";

/**
 * Runs unit tests for StrykerJS within one process: the code and its tests are bundled once, and each mutant gets a new
 * instance of all of their modules in milliseconds. (Vitest would begin a process for each file of tests.)
 */

const TESTS = (process.env.TESTS ?? "").split(" ").map((pattern) => `/${pattern}`);
/** Milliseconds: tests that take longer than this are left out. */
const SLOWEST = Number(process.env.SLOWEST ?? Number.POSITIVE_INFINITY);
// Each of hundreds of mutants is tried with them: what a property is worth shows in few examples, too.
const MAX_RUNS = 20;
const ENTRY = "virtual:tests";

/** The tests as one script, and the packages that it asks for. */
async function bundle() {
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "tests",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `import.meta.glob(${JSON.stringify(TESTS)}, { eager: true });` : null),
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rollupOptions: { input: ENTRY, output: { format: "cjs", inlineDynamicImports: true, interop: "esModule" } },
    },
  });
  const [chunk] = output.output;
  const packages = await Promise.all(
    chunk.imports.filter((name) => name !== "vitest").map(async (name) => [name, await import(name)]),
  );
  return { script: new Script(`(function (require) {${chunk.code}\n})`), packages: new Map(packages) };
}

/** What tests import from Vitest, as far as ours use it; each test that is declared comes into `tests`. */
function declarations(vitest, tests) {
  const names = [];
  const each = (declare) => (rows) => (name, body) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      declare(format(name, ...values), () => body(...values));
    }
  };
  const describe = (name, body) => {
    names.push(name);
    body();
    names.pop();
  };
  const it = (name, body) => tests.push({ id: `${tests.length} ${[...names, name].join(" ")}`, body });
  it.each = each(it);
  describe.each = each(describe);
  return { ...vitest, describe, it, test: it };
}

const withFewRuns = (options) => ({ ...options, numRuns: Math.min(options?.numRuns ?? MAX_RUNS, MAX_RUNS) });

class Runner {
  slow = new Set();

  constructor(logger) {
    this.logger = logger;
  }

  async init() {
    globalThis.__stryker__ = {};
    this.vitest = await import("vitest");
    const { default: fc } = await import("fast-check");
    fc.configureGlobal({ numRuns: MAX_RUNS, endOnFailure: true });
    this.fastCheck = { default: { ...fc, assert: (property, options) => fc.assert(property, withFewRuns(options)) } };
    this.bundle = await bundle();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** A new instance of all modules: what they have declared. */
  load() {
    const tests = [];
    const packages = new Map(this.bundle.packages)
      .set("vitest", declarations(this.vitest, tests))
      .set("fast-check", this.fastCheck);
    this.bundle.script.runInThisContext()((name) => packages.get(name));
    return tests;
  }

  async dryRun() {
    const stryker = globalThis.__stryker__;
    const results = [];
    for (const { id, body } of this.load()) {
      stryker.currentTestId = id;
      const begun = performance.now();
      const failure = await Promise.resolve()
        .then(body)
        .then(() => null, String);
      const result = { id, name: id, timeSpentMs: performance.now() - begun };
      if (result.timeSpentMs > SLOWEST) {
        this.slow.add(id);
        delete stryker.mutantCoverage?.perTest[id];
        this.logger.warn(`Left out, as it takes ${Math.round(result.timeSpentMs)} ms: ${id.slice(0, 100)}`);
        continue;
      }
      results.push(failure === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: failure });
    }
    stryker.currentTestId = undefined;
    return { status: "complete", tests: results, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const stryker = globalThis.__stryker__;
    Object.assign(stryker, { hitCount: 0, hitLimit });
    stryker.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined;
    const wanted = testFilter && new Set(testFilter);
    const tests = this.load().filter(({ id }) => !this.slow.has(id) && (!wanted || wanted.has(id)));
    stryker.activeMutant = activeMutant.id;
    let nrOfTests = 0;
    for (const { id, body } of tests) {
      nrOfTests += 1;
      const failure = await Promise.resolve()
        .then(body)
        .then(() => null, String);
      if (stryker.hitCount > hitLimit) return { status: "timeout", reason: "it came round too often" };
      if (failure !== null) return { status: "killed", killedBy: [id], failureMessage: failure, nrOfTests };
    }
    return { status: "survived", nrOfTests };
  }

  async dispose() {}
}

const factory = Object.assign((logger) => new Runner(logger), { inject: ["logger"] });

export const strykerPlugins = [{ kind: "TestRunner", name: "bundled", factory }];
