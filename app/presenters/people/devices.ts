import type { PushDevice } from "#app/models/notices/push-device.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export interface DeviceView {
  id: number;
  name: string;
  /** "Chrome on Android · last used 3 September" */
  about: string;
  /** Whether it is the browser of this request. */
  isHere: boolean;
}

/** A device for its owner's list; `current` is the hash of the request's session. */
export function presentDevice(device: PushDevice, current: string, locale: string, timeZone: string): DeviceView {
  const at = (date: Date) => formatInstant(date.getTime(), locale, "moment", timeZone);
  const words = say(peopleWords, locale);
  const { name, browser, last_rang_at, is_working } = device;
  const isNamed = name !== browser;
  const moment = at(last_rang_at ?? device.created_at);
  const state = last_rang_at ? "lastUsed" : "since";
  const used = isNamed ? words(`${state}By`, { browser, moment }) : words(state, { moment });
  const unused = isNamed ? words("noMoreNoticesBy", { browser }) : words("noMoreNotices");
  return {
    id: device.id,
    name,
    about: is_working ? used : unused,
    isHere: device.session_hash === current,
  };
}
