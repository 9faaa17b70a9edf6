import packageJson from "../../package.json" with { type: "json" };

/** Roost's version, such as `0.2.0` (package.json). Pages show it to people who are signed in; headers never do. */
export const { version } = packageJson;
