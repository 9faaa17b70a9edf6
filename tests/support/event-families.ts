import { beforeAll, expect } from "vitest";
import type { Client } from "#tests/support/api.ts";
import type { runApp } from "#tests/support/api-app.ts";

export type Input = Record<string, unknown>;
export interface Listed {
  id: number;
  title: string;
  start_time: string;
  end_time: string;
  instance_date: string | null;
  is_recurring_instance: boolean;
  original_event_id: number | null;
}

/** Makes a family for each group of tests, so that lists have only the group's own events. */
export const eventFamilies =
  (app: ReturnType<typeof runApp>) =>
  (timeZone = "UTC") => {
    let made: Awaited<ReturnType<typeof app.family>>;
    beforeAll(async () => {
      made = await app.family({ timeZone, members: ["Ben"] });
    });
    const events = () => `${made.path}/events`;
    return {
      get api(): Client {
        return made.api;
      },
      get familyId() {
        return made.family.id;
      },
      get memberId() {
        return made.members[1]?.id as number;
      },
      path: (id?: number) => (id === undefined ? events() : `${events()}/${id}`),
      create: (input: Input) => made.api.post(events(), { title: "Dentist", ...input }),
      make: async (input: Input) => {
        const { status, body, text } = await made.api.post(events(), { title: "Dentist", ...input });
        expect(status, text).toBe(201);
        return body.event as Listed & Input;
      },
      change: async (id: number, input: Input) => {
        const { status, body, text } = await made.api.put(`${events()}/${id}`, input);
        expect(status, text).toBe(200);
        return body.event as Listed & Input;
      },
      /** The feed's text, with folded lines as one. */
      feed: async (): Promise<string> => {
        const { text } = await made.api.get(`${made.path}/calendar/subscribe?token=${made.family.feed_token}`);
        return text.replace(/\r\n[ \t]/g, "");
      },
      list: async (from: string, to: string): Promise<(Listed & Input)[]> => {
        const { status, body, text } = await made.api.get(`${events()}?from=${from}&to=${to}`);
        expect(status, text).toBe(200);
        return body;
      },
    };
  };

export const at = (events: Listed[]) => events.map(({ start_time }) => start_time);
