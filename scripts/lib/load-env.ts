import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/lib/root.ts";

// Imported first, for what it does: modules after it read the environment. What is set already wins over the file.
const file = join(root, ".env");
if (existsSync(file)) process.loadEnvFile(file);
