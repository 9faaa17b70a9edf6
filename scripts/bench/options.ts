import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Scale } from "#scripts/bench/scale.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** The options of the bench. */
export interface Options {
  /** How long each address is loaded. */
  seconds: number;
  /** A part of the names of the addresses to load. */
  only: string;
  /** A setting (`NAME=value`): the app is loaded beside one with it, and nothing else is measured. */
  beside: string | undefined;
  /** Pages are loaded in English and in this language, and nothing else is measured. */
  language: string | undefined;
  /** How much is in the large database: nothing but its pages is measured. */
  scale: Scale | undefined;
  /** A folder for a CPU profile of the app. */
  profile: string | undefined;
  /** This many reminders are sent, and nothing else is measured. */
  reminders: number | undefined;
  /** Busy processes beside the reminders, and with them a backlog of plans. */
  load: number;
  /** Nothing but subscribed calendars and calendar files is measured. */
  areCalendarsOnly: boolean;
  /** Nothing but a day of four phones is measured. */
  isDayOnly: boolean;
  /** Nothing but speed is measured. */
  isSpeedOnly: boolean;
}

/** Options of `npm run bench`; `names` are those of the addresses that it loads. @throws {StartError} */
export function readOptions(names: readonly string[]): Options {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      beside: { type: "string" },
      language: { type: "string" },
      scale: { type: "boolean", default: false },
      families: { type: "string", default: "100000" },
      events: { type: "string", default: "10000000" },
      profile: { type: "string" },
      reminders: { type: "boolean", default: false },
      count: { type: "string", default: "100000" },
      load: { type: "string", default: "0" },
      calendars: { type: "boolean", default: false },
      day: { type: "boolean", default: false },
      speed: { type: "boolean", default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1 && seconds <= 60)) throw new StartError("--seconds takes a number from 1 to 60.");
  if (!names.some((name) => name.includes(values.only))) {
    throw new StartError(`--only takes a part of one of: ${names.join("; ")}.`);
  }
  if (values.beside && !/^[A-Z_]+=/.test(values.beside)) throw new StartError("--beside takes NAME=value.");
  const scale = { families: Number(values.families), events: Number(values.events) };
  if (values.scale && !(scale.families > 0 && scale.events >= scale.families && scale.events <= 2e9)) {
    throw new StartError("--families and --events take numbers, and no fewer events than families.");
  }
  if (values.reminders && !(Number(values.count) >= 1)) throw new StartError("--count takes a number.");
  const load = Number(values.load);
  if (!(Number.isInteger(load) && load >= 0 && load <= 64)) throw new StartError("--load takes a number from 0 to 64.");
  return {
    seconds,
    load,
    only: values.only,
    beside: values.beside,
    language: values.language,
    scale: values.scale ? scale : undefined,
    profile: values.profile && resolve(values.profile),
    reminders: values.reminders ? Number(values.count) : undefined,
    areCalendarsOnly: values.calendars,
    isDayOnly: values.day,
    // A profile shows the load alone.
    isSpeedOnly: values.speed || values.profile !== undefined,
  };
}
