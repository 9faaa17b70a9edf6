import { preferencesJson } from "#app/presenters/api/preferences-json.ts";
import { preferencesSchema } from "#app/schemas/notices/notices.ts";
import { apiRoute, forUser, ok } from "#app/server/api/api-route.server.ts";
import { workingChannels } from "#app/services/notices/channels.server.ts";
import { changePreferences, findRecipient } from "#app/services/notices/preferences.server.ts";

export const loader = apiRoute({
  GET: forUser({
    operation: "fetch-user",
    handle: async ({ user }) => {
      const person = await findRecipient(user.id);
      return ok(preferencesJson(person, workingChannels(person)));
    },
  }),
  PUT: forUser({
    operation: "save-notices",
    body: preferencesSchema,
    handle: async ({ user, value }) => {
      const person = await changePreferences(user, value);
      return ok(preferencesJson(person, workingChannels(person)));
    },
  }),
});
export const action = loader;
