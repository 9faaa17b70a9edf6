import type { PushDevice } from "#app/models/notices/push-device.server.ts";

/** A device in the API, without its endpoint and keys. */
export const deviceJson = ({ id, name, browser, created_at, last_rang_at, is_working }: PushDevice) => ({
  id,
  name,
  browser,
  created_at,
  last_rang_at: last_rang_at ?? null,
  is_working,
});
