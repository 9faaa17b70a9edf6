// Who may import whom: docs/architecture.md has the reasons. `npm run rooms` checks it, and `npm test` with it.

/** A folder of the app. */
const room = (...names) => `^app/(${names.join("|")})/`;
const NOT_TESTS = "\\.test\\.tsx?$";

/** Nothing in `from` imports anything of `to`; with `types`, not even a type. */
const never = (name, comment, from, to, { types = false, except } = {}) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: [NOT_TESTS, ...(except ?? [])] },
  to: { path: to, ...(types ? {} : { dependencyTypesNot: ["type-only"] }) },
});

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "Modules that need each other are one module, or want a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unresolvable",
      comment: "An import leads nowhere.",
      severity: "error",
      from: {},
      // Vite's own: `?url` gives an asset's address.
      to: { couldNotResolve: true, pathNot: ["\\?url$"] },
    },
    {
      name: "no-dev-dependencies",
      comment: "What runs in production must not need what is installed for development alone.",
      severity: "error",
      from: { path: "^app/", pathNot: [NOT_TESTS] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-tests-from-app",
      comment: "The app does not know its tests, nor the scripts that start it.",
      severity: "error",
      from: { path: "^app/", pathNot: [NOT_TESTS] },
      to: { path: "^(tests|scripts)/" },
    },
    never("routes", "Routes turn HTTP into calls of services: no rows, no SQL.", room("routes"), room("models", "db")),
    never("nobody-imports-routes", "Routes are the outermost room.", "^app/(?!routes/)", room("routes"), {
      types: true,
    }),
    never(
      "services",
      "Services know nothing of HTTP or of pages; of schemas, and of the domain, they may know all.",
      room("services"),
      `${room("http", "components", "presenters")}|^node_modules/(react|@remix-run)`,
    ),
    never(
      "models",
      "Models know the database and nothing above it.",
      room("models"),
      room("services", "schemas", "http", "presenters", "components", "domain"),
    ),
    never(
      "domain",
      "The domain is pure: no database, no HTTP, no React, no environment.",
      room("domain"),
      `${room("services", "models", "db", "http", "presenters", "components", "config")}|^node_modules/(react|@remix-run|sequelize|pg)`,
    ),
    never(
      "presenters",
      "Presenters are pure: rows come in, what a page shows comes out. They may know the types of rows.",
      room("presenters"),
      `${room("services", "models", "db", "http", "components", "config")}|^node_modules/(react|@remix-run|sequelize|pg)`,
    ),
    never(
      "components",
      "Components get props: nothing of the server, in types of presenters at most.",
      room("components"),
      `${room("services", "models", "db", "http", "config")}|\\.server\\.tsx?$`,
    ),
    never("http", "The request's side knows no components.", room("http"), room("components")),
    never(
      "schemas-and-utils",
      "Schemas and utils are at the bottom: everyone may import them.",
      room("schemas", "utils"),
      room("services", "models", "db", "http", "presenters", "components"),
    ),
    never(
      "db-and-config",
      "The connection and the configuration know nothing above them.",
      room("db", "config"),
      room("services", "models", "http", "presenters", "components", "domain"),
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
