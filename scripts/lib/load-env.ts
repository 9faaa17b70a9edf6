import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/lib/root.ts";

// Imported first for its effect: later modules read the environment. Variables that are set already override the file.
const file = join(root, ".env");
if (existsSync(file)) process.loadEnvFile(file);
