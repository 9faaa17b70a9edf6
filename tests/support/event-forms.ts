import { beforeAll } from "vitest";
import type { runApp } from "#tests/support/api-app.ts";
import { postForm } from "#tests/support/post-form.ts";

/** The fields of an event that the API requires, and `more`. */
export const event = (more: Record<string, unknown>) => ({
  title: "Swimming",
  start_time: "2027-03-01T09:00",
  ...more,
});

/** A family in Vienna, and the forms of its events as a browser without script sends them. */
export function eventForms(app: ReturnType<typeof runApp>) {
  let made: Awaited<ReturnType<typeof app.family>>;
  beforeAll(async () => {
    made = await app.family({ timeZone: "Europe/Vienna" });
  });
  const sendForm = (path: string, fields: Record<string, string>, cookie = made.api.cookie) =>
    postForm(app.url + path, cookie, { submission_id: `${Math.random()}${Date.now()}`, ...fields });
  return {
    get made() {
      return made;
    },
    sendForm,
    addByForm: (fields: Record<string, string>) =>
      sendForm("/calendar/events/new", {
        intent: "add-event",
        title: "Swimming",
        start_date: "2027-03-01",
        start_time: "09:00",
        ...fields,
      }),
  };
}
