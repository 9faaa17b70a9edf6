import remixConfig from "../../../remix.config.js";

/** The app's own options, for an app that holds next to nothing. @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  ...remixConfig,
  appDirectory: "scripts/bench/bare/app",
  buildDirectory: "build/bench",
};
