import { execFileSync, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { fail } from "#scripts/lib/fail.ts";
import { root } from "#scripts/lib/root.ts";

/** `npm run hunt -- 20` runs the property tests with 20 other seeds than the suite's, until one fails. */
const rounds = Number(process.argv[2] ?? 10);

const files = execFileSync("git", ["grep", "-l", 'from "fast-check"', "--", "*.test.ts", "*.test.tsx"], { cwd: root })
  .toString()
  .trim()
  .split("\n");

for (let round = 0; round < rounds; round += 1) {
  const seed = String(randomInt(2 ** 31));
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...files], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PROPERTY_SEED: seed },
  });
  if (status !== 0) fail(`Seed ${seed}: PROPERTY_SEED=${seed} npx vitest run … fails in the same way.`);
}
