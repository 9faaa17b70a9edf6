import type { Say } from "#app/words/catalogue.ts";
import type { school } from "#app/words/catalogues/school.ts";

/** How often a timetable repeats, as choices. */
export const weekOptions = (say: Say<typeof school.english>) => [
  { value: "1", label: say("everyWeek") },
  { value: "2", label: say("alternating") },
];
