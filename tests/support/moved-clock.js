// Loaded with --import into an app under test, which has no such door itself. Its clock is CLOCK_AHEAD_MS ahead; or it
// is fixed at CLOCK_AT_MS, and each SIGUSR2 moves it forward by CLOCK_STEP_MS.
const { CLOCK_AHEAD_MS, CLOCK_AT_MS, CLOCK_STEP_MS } = process.env;
const { now: realNow } = Date;
let at = Number(CLOCK_AT_MS);
const now = CLOCK_AT_MS ? () => at : () => realNow() + Number(CLOCK_AHEAD_MS);

globalThis.Date = new Proxy(Date, {
  construct: (date, args, self) => Reflect.construct(date, args.length > 0 ? args : [now()], self),
  get: (date, key) => (key === "now" ? now : Reflect.get(date, key)),
});

if (CLOCK_STEP_MS) {
  process.on("SIGUSR2", () => {
    at += Number(CLOCK_STEP_MS);
    process.stdout.write(`The clock stands at ${at}.\n`);
  });
}
