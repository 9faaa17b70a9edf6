// Loaded with --import into the app when the bench is asked for a profile (Node 20 takes no --cpu-prof in
// NODE_OPTIONS).
import { mkdirSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { join } from "node:path";

const folder = process.env.BENCH_PROFILE ?? ".";
const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.start");
process.once("exit", () => {
  session.post("Profiler.stop", (error, result) => {
    if (error) throw error;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `app-${process.pid}.cpuprofile`), JSON.stringify(result.profile));
  });
});
