import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [remix(remixConfig)],
  // Every asset is a file with a hashed name: the Content-Security-Policy allows no data: URLs.
  // The development server must not bundle what runs on the server alone.
  optimizeDeps: { exclude: ["sequelize", "pg", "umzug", "oidc-provider"] },
  build: { assetsInlineLimit: 0, sourcemap: false, reportCompressedSize: false },
});
