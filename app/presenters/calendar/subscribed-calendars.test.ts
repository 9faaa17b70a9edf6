import { expect, test } from "vitest";
import { writeProblem } from "#app/presenters/calendar/subscribed-calendars.ts";
import { calendarFileWords } from "#app/words/catalogues/calendar-file-words.ts";
import { note } from "#app/words/note.server.ts";

test("a failed refresh is said in the reader's language, and one of an earlier version as it was written", () => {
  const problem = "The server answered with 418.";
  const problem_note = note(calendarFileWords, "source.status", { status: 418 });
  expect(writeProblem({ problem, problem_note }, "en-GB")).toBe(problem);
  expect(writeProblem({ problem, problem_note }, "en-XA")).toMatch(/^⟦.* 418\.⟧$/);
  expect(writeProblem({ problem, problem_note: null }, "en-XA")).toBe(problem);
  expect(writeProblem({ problem: null, problem_note: null }, "en-XA")).toBeNull();
});
