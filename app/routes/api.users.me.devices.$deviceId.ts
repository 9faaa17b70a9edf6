import { deviceJson } from "#app/presenters/api/device-json.ts";
import { deviceNameSchema } from "#app/schemas/notices/push-devices.ts";
import { apiRoute, forUser, noContent, ok } from "#app/server/api/api-route.server.ts";
import { findDevice, removeDevice, renameDevice } from "#app/services/notices/devices.server.ts";

export const loader = apiRoute({
  PUT: forUser({
    operation: "save-notices",
    find: ({ user, params }) => findDevice(user, params.deviceId),
    body: deviceNameSchema,
    handle: async ({ resource, value }) => ok(deviceJson(await renameDevice(resource, value.name))),
  }),
  DELETE: forUser({
    operation: "save-notices",
    find: ({ user, params }) => findDevice(user, params.deviceId),
    handle: async ({ resource }) => {
      await removeDevice(resource);
      return noContent();
    },
  }),
});
export const action = loader;
