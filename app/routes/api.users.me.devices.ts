import { describeDevice } from "#app/domain/people/device.ts";
import { deviceJson } from "#app/presenters/api/device-json.ts";
import { newDeviceSchema } from "#app/schemas/notices/push-devices.ts";
import { apiRoute, created, forUser, ok } from "#app/server/api/api-route.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import { addDevice, findDevices } from "#app/services/notices/devices.server.ts";

export const loader = apiRoute({
  GET: forUser({
    operation: "fetch-user",
    handle: async ({ user }) => ok((await findDevices([user.id])).map(deviceJson)),
  }),
  POST: forUser({
    operation: "save-notices",
    body: newDeviceSchema,
    handle: async ({ user, value, request }) => {
      const token = (await readSessionToken(request)) ?? "";
      const { device, isNew } = await addDevice(
        user,
        token,
        value,
        describeDevice(request.headers.get("User-Agent")).name,
      );
      return isNew ? created(deviceJson(device)) : ok(deviceJson(device));
    },
  }),
});
export const action = loader;
