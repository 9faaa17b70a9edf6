// Who may import whom: docs/architecture.md has the reasons. `npm run rooms` checks it, and `npm test` with it.

const NOT_TESTS = "\\.test\\.tsx?$";

/**
 * Every room of the app with the rooms that it may import, and those of which it may import types alone. What is not
 * named here is forbidden, so no edge between two rooms is without a rule.
 */
const ROOMS = {
  routes: {
    may: [
      ...["pages", "server", "services", "presenters", "components", "schemas", "domain", "shared", "words", "utils"],
      ...["config", "styles", "icons"],
    ],
    types: ["models"],
  },
  pages: {
    may: ["server", "services", "presenters", "schemas", "domain", "shared", "words", "utils"],
    types: ["models"],
  },
  // Of the database no more than its errors, and its end.
  server: { may: ["services", "schemas", "config", "db", "shared", "words", "utils"], types: ["models", "domain"] },
  services: { may: ["models", "db", "domain", "ideas", "schemas", "config", "shared", "words", "utils"] },
  // A JSON column has the type of what is kept in it.
  models: { may: ["db", "shared", "utils"], types: ["domain", "schemas", "words"] },
  db: { may: ["config", "utils"], types: ["shared"] },
  config: { may: ["words", "utils"] },
  presenters: { may: ["domain", "schemas", "shared", "words", "utils"], types: ["models", "services"] },
  components: { may: ["shared", "words", "utils", "styles", "icons"], types: ["presenters", "schemas"] },
  schemas: { may: ["domain", "shared", "words", "utils"] },
  domain: { may: ["ideas", "shared", "words", "utils"] },
  ideas: { may: ["shared", "utils"] },
  shared: { may: ["words", "utils"] },
  // The texts that people read, in their languages.
  words: { may: ["utils"] },
  utils: { may: [] },
};

const inRooms = (names) => `^app/(${names.join("|")})/`;

/** The two rules of a room: what it may import, and of what it may import types alone. */
const rulesOfRoom = ([name, { may, types = [] }]) => [
  {
    name: `${name}-imports`,
    comment: `app/${name} may import ${may.join(", ") || "nothing of the app"}.`,
    severity: "error",
    from: { path: inRooms([name]), pathNot: [NOT_TESTS] },
    to: { path: "^app/", pathNot: [inRooms([name, ...may, ...types])] },
  },
  ...(types.length > 0
    ? [
        {
          name: `${name}-imports-types`,
          comment: `app/${name} may import types alone of ${types.join(", ")}.`,
          severity: "error",
          from: { path: inRooms([name]), pathNot: [NOT_TESTS] },
          to: { path: inRooms(types), dependencyTypesNot: ["type-only"] },
        },
      ]
    : []),
];

/** Packages that some rooms must not know. */
const neverPackages = (rooms, packages) => ({
  name: `${rooms.join("-")}-packages`,
  comment: `${rooms.join(", ")} are pure: no React, no HTTP, no database.`,
  severity: "error",
  from: { path: inRooms(rooms), pathNot: [NOT_TESTS] },
  to: { path: `^node_modules/(${packages.join("|")})`, dependencyTypesNot: ["type-only"] },
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
      // Vite's own: `?url` gives an asset's address, `?thread` a worker's; Remix's: the build that a module is part of.
      to: { couldNotResolve: true, pathNot: ["\\?(url|thread)$", "^virtual:remix/server-build$"] },
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
    {
      name: "no-server-in-components",
      comment:
        "What runs in the browser knows nothing of the server. Schemas run on the server: their messages are messages.",
      severity: "error",
      from: { path: inRooms(["components", "shared"]), pathNot: [NOT_TESTS] },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-unknown-room",
      comment: "A folder of the app is a room of the table above.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: [inRooms([...Object.keys(ROOMS), "styles", "icons"])] },
      to: {},
    },
    ...Object.entries(ROOMS).flatMap(rulesOfRoom),
    neverPackages(["services"], ["react", "@remix-run"]),
    neverPackages(["domain", "presenters", "ideas", "utils"], ["react", "@remix-run", "sequelize", "pg/"]),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
