import type { PushDevice } from "#app/models/notices/push-device.server.ts";
import { formatInstant } from "#app/shared/format.ts";

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
  const rang = device.last_rang_at ? `last used ${at(device.last_rang_at)}` : `since ${at(device.created_at)}`;
  const state = device.is_working ? rang : "no longer gets notifications";
  const browser = device.name === device.browser ? "" : `${device.browser} · `;
  const about = `${browser}${state}`;
  return {
    id: device.id,
    name: device.name,
    about: about[0]?.toUpperCase() + about.slice(1),
    isHere: device.session_hash === current,
  };
}
