import { readdirSync } from "node:fs";
import { root } from "#scripts/lib/root.ts";

/** `api.families.$familyId.events.ts` as `/families/:familyId/events`, without the splat route. */
export function apiPaths(): string[] {
  return readdirSync(`${root}app/routes`)
    .filter((name) => name.startsWith("api.") && name !== "api.$.ts")
    .map((name) => name.replace(/\.tsx?$/, "").replace(/^api/, ""))
    .map((name) => name.replaceAll(".", "/").replaceAll("$", ":").replace(/[[\]]/g, ""))
    .sort();
}
