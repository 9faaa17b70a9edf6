import fc from "fast-check";
import { runs } from "#tests/support/runs.ts";

// The suite tries the same cases every time. `npm run hunt` tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1), numRuns: runs(100) });
