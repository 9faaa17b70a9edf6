import { describe, expect, it } from "vitest";
import { escapeHtml } from "#app/utils/escape-html.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";

const app = runApp();

/** Letters of two, three and four bytes, right to left and joined ones. */
const SCRIPTS = {
  Japanese: "保護者会の日程",
  Hebrew: "אסיפת הורים",
  emoji: "👩‍👧‍👦🏳️‍🌈🥐",
  German: "ÄÖÜäöüß",
};
/** Characters of a text that nearly fills a buffer of 2,048 bytes, so that one of its characters crosses the end. */
const LONG = 600;
/** Offsets that move a text across that end. */
const SHIFTS = [0, 1, 2, 3];
const MODES = { normal: {}, Lite: { "Save-Data": "on" } };

describe("a page keeps every character, wherever in the page it stands", () => {
  it.each(Object.entries(SCRIPTS))("%s", async (_, word) => {
    for (const shift of SHIFTS) {
      const title = "x".repeat(shift) + word;
      const description = `${"y".repeat(shift)}${word.repeat(Math.floor(LONG / word.length))}`;
      const { user, family, api } = await app.family({ name: title, members: [title] });
      const event = await makeEvent({ user, family }, { title, description, location: title });
      const meal = await makeMeal(family, { title });
      await meal.update({ description, ingredients: Array(20).fill(title) });
      await makeGroceryItem(family, { item_name: title });
      const pages: [path: string, texts: string[]][] = [
        [`/calendar/events/${event.id}/edit`, [title, description]],
        [`/calendar/events/${event.id}`, [title, description]],
        ["/calendar?month=2027-03", [title]],
        [`/meals/${meal.id}/edit`, [title, description]],
        ["/meals?week=2027-02-28", [title]],
        ["/account/family", [title]],
      ];
      for (const [path, texts] of pages) {
        for (const [mode, headers] of Object.entries(MODES)) {
          const answer = await fetch(app.url + path, { headers: { ...headers, Cookie: api.cookie } });
          const html = await answer.text();
          const what = `${path}, ${mode}, moved by ${shift}`;
          expect(answer.status, what).toBe(200);
          expect(/[\0\ufffd]/.test(html), `${what}: a broken character`).toBe(false);
          for (const text of texts) expect(html.includes(escapeHtml(text)), `${what}: ${text.slice(0, 20)}`).toBe(true);
        }
      }
    }
  });
});
