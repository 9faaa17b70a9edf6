import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const app = new URL("../../app/", import.meta.url);
/** In this order: the tokens declare the layers. */
const STYLES = ["tokens", "base", "layout", "nav", "buttons", "forms", "cards", "feedback"];

export interface Asset {
  body: string;
  type: string;
}

const makeAssetPath = (name: string, extension: string, body: string) =>
  `/${name}-${createHash("sha256").update(body).digest("base64url").slice(0, 12)}.${extension}`;

/** The product's own style and icons, each under a path that changes with its content. */
export function readAssets(): { stylePath: string; iconsPath: string; assets: Map<string, Asset> } {
  const style = STYLES.map((name) => readFileSync(new URL(`styles/${name}.css`, app), "utf8")).join("\n");
  const icons = readFileSync(new URL("icons/icons.svg", app), "utf8");
  const stylePath = makeAssetPath("style", "css", style);
  const iconsPath = makeAssetPath("icons", "svg", icons);
  return {
    stylePath,
    iconsPath,
    assets: new Map([
      [stylePath, { body: style, type: "text/css; charset=utf-8" }],
      [iconsPath, { body: icons, type: "image/svg+xml" }],
    ]),
  };
}
