// Loaded with --import into an app under test: its clock is so many milliseconds ahead. The app itself has no such
// door.
const ahead = Number(process.env.CLOCK_AHEAD_MS);

globalThis.Date = new Proxy(Date, {
  construct: (date, args, self) => Reflect.construct(date, args.length > 0 ? args : [date.now() + ahead], self),
  get: (date, key) => (key === "now" ? () => date.now() + ahead : Reflect.get(date, key)),
});
