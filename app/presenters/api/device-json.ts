import type { PushDevice } from "#app/models/notices/push-device.server.ts";

/** A device as the API sends it: nothing by which anyone could reach it. */
export const deviceJson = ({ id, name, browser, created_at, last_rang_at, is_working }: PushDevice) => ({
  id,
  name,
  browser,
  created_at,
  last_rang_at: last_rang_at ?? null,
  is_working,
});
