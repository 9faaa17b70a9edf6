import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { parse } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { register } from "tsx/esm/api";
import { build, defineConfig, type Plugin } from "vite";
import type { Catalogue, Messages } from "./app/words/catalogue.ts";
import { catalogueAddress, compileCatalogue, translationFile } from "./app/words/define.server.ts";
import { LANGUAGES, PSEUDO_LANGUAGES } from "./app/words/languages.ts";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What the frame of every page is made of comes in one file: a dozen small ones cost more requests and bytes. */
const FRAME = [
  "components/shell/",
  "components/consent/(cookie-banner|page-form)",
  "components/live/use-live",
  "components/members/(avatar|person-chips)",
  "components/offline/use-offline",
  "components/ui/(app-link|client-action|dialog|empty-state|field|form|has-script|hidden|icon|problem-page|query-fields|use-hydrated)",
  "components/illustrations/(bird|empty-branch|fallen-bird|illustration)",
  "styles/(dialog|forms).css",
  "shared/(by-count|calendar/dates|((people|calendar|food)/)?constants)",
  "styles/links",
  "shared/(nonce|operations/facts|page-failures|page-titles|revalidate)",
];
const ofFrame = new RegExp(`/app/(${FRAME.join("|")})|/node_modules/(@remix-run|react|scheduler)`);
/** Modules that are loaded together share a file, with what they import and no earlier entry has. */
const TOGETHER = {
  frame: ofFrame,
  rows: /\/app\/components\/ui\/list-button/,
  branch: /\/app\/components\/(members\/family-branch|ui\/idea-failure)/,
  limits: /\/app\/shared\/(chores|school)\/constants/,
  colors: /\/app\/(components\/members\/color-field|shared\/people\/palette)/,
  members: /\/app\/(components\/members\/member-(form|rows)|shared\/people\/member-rows)/,
  events: /\/app\/(components\/events\/event-row|shared\/calendar\/calendar-links)/,
  keys: /\/app\/components\/calendar\/use-grid-keys/,
  series: /\/app\/components\/events\/(scope-dialog|series-questions)/,
};

/** They have top-level await: modules wait for their messages. Older browsers have pages without script. */
const BROWSERS = ["chrome91", "edge91", "firefox90", "safari15"];

const THREAD = "?thread";

/** `import file from "x.server.ts?thread"`: the address of x, built as a program for a worker; none in development. */
const threads: Plugin = {
  name: "threads",
  load(id) {
    if (!id.endsWith(THREAD)) return undefined;
    if (this.environment.mode === "dev") return "export default undefined";
    const file = this.emitFile({ type: "chunk", id: id.slice(0, -THREAD.length) });
    return `export default import.meta.ROLLUP_FILE_URL_${file}`;
  },
  // Before Vite's hook: that one would count the program among the files of browsers, and Remix would move it to them.
  enforce: "pre",
  resolveFileUrl({ relativePath }) {
    return relativePath.endsWith(".js") ? `new URL(${JSON.stringify(relativePath)}, import.meta.url)` : null;
  },
};

/** A module with everything that it imports, as one small script. */
async function buildAlone(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      rolldownOptions: {
        input: path,
        preserveEntrySignatures: "strict",
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      },
    },
  });
  return (built as unknown as { output: [{ code: string }] }).output[0].code;
}

const SCRIPT = "?script";

/**
 * `import address, { text } from "x.ts?script"`: x as a script of its own that shares no file with pages: its address, and, on
 * the server, its text.
 */
const scripts: Plugin = {
  name: "scripts",
  async load(id) {
    if (!id.endsWith(SCRIPT)) return undefined;
    const path = id.slice(0, -SCRIPT.length);
    const source = await buildAlone(path);
    const isClient = this.environment.name === "client";
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    const fileName = `assets/${parse(path).name}-${hash}.js`;
    const isDev = this.environment.mode === "dev";
    if (isClient && !isDev) this.emitFile({ type: "asset", fileName, source });
    const address = isDev ? path.slice(import.meta.dirname.length) : `/${fileName}`;
    const text = isClient ? "" : source;
    return `export default ${JSON.stringify(address)};\nexport const text = ${JSON.stringify(text)};`;
  },
};

const CATALOGUE = /\/app\/words\/catalogues\/([a-z-]+)\.ts(?:\?language=(.+))?$/;

/** Loads catalogues as TypeScript: one loader for all, since each has its own modules and would load the same again. */
const typescript = register({ namespace: "catalogues" });

/**
 * In a browser a catalogue of messages has no text of its own: it loads a file with those of the page's language
 * (app/words/in-browser.ts).
 */
const catalogues: Plugin = {
  name: "catalogues",
  async load(id) {
    const [, name, asked] = CATALOGUE.exec(id) ?? [];
    if (!name || this.environment.name !== "client") return undefined;
    const [file] = id.split("?") as [string];
    const isDev = this.environment.mode === "dev";
    // In development a changed file is loaded anew.
    const module: Record<string, Catalogue<Messages>> = await typescript.import(
      isDev ? `${file}?${Date.now()}` : file,
      import.meta.url,
    );
    const [constant, { english }] = Object.entries(module)[0] as [string, Catalogue<Messages>];
    const textsIn = (language: string) => `export default ${JSON.stringify(compileCatalogue(name, english, language))}`;
    if (asked) return textsIn(asked);
    const translated = LANGUAGES.filter((language) => existsSync(translationFile(name, language)));
    const address = isDev
      ? `${file.slice(import.meta.dirname.length)}?language=*`
      : catalogueAddress(name, english, "*");
    for (const language of isDev ? [] : ["en", ...translated, ...PSEUDO_LANGUAGES]) {
      this.emitFile({ type: "asset", fileName: address.replace("*", language).slice(1), source: textsIn(language) });
    }
    return [
      `import { loadCatalogue } from "#app/words/in-browser.ts";`,
      `export const ${constant} = await loadCatalogue("${name}", (language) => "${address}".replace("*", language));`,
    ].join("\n");
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  define: isSsrBuild ? { "import.meta.env.ROOST_BUILD": JSON.stringify(new Date().toISOString()) } : {},
  plugins: [threads, scripts, catalogues, remix(remixConfig)],
  // The development server must not bundle what runs on the server alone.
  optimizeDeps: { exclude: ["sequelize", "pg", "umzug", "oidc-provider"] },
  build: {
    target: isSsrBuild ? "node20" : BROWSERS,
    // Lightning CSS writes dark colours and logical properties twice for these browsers: a quarter more.
    cssMinify: "esbuild",
    // The same for both builds: pages of the server link the style sheets of the browser's build.
    cssTarget: BROWSERS,
    // Every asset is a file with a hashed name: the Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    // The server's code stays readable in stack traces.
    minify: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { treeshake: false }
      : {
          // No code of ours, React's or Remix's reads a property for its effect. Errors are still written to the console.
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: ["console.warn", "console.log"] },
          output: { codeSplitting: { groups: Object.entries(TOGETHER).map(([name, test]) => ({ name, test })) } },
        },
  },
}));
