import { translateAll } from "#app/domain/ideas/library.server.ts";
import type { Practice } from "#app/domain/ideas/practice.ts";
import type { CheckIn } from "#app/schemas/chores/check-in.ts";
import { MOOD_EMOJI } from "#app/shared/calm/moods.ts";
import { say } from "#app/words/catalogue.ts";
import { calm } from "#app/words/catalogues/calm.ts";

/** The state of the Calm page, all of it in the URL. */
export interface CalmState {
  /** The check-in; `null` before the first one. */
  checkIn: CheckIn | null;
  /** The id of the practice for it. */
  practice: number | null;
  /** The id of the dashboard's tip that the user followed. */
  tip: number | null;
  isCheckingIn: boolean;
  isBreathing: boolean;
}

/** The path of the Calm page in a state; `place` is the card to scroll to. */
export function calmHref(state: Partial<CalmState>, place?: "mindfulness" | "breathing"): string {
  const { checkIn, practice, tip, isCheckingIn, isBreathing } = state;
  const query = new URLSearchParams();
  if (tip) query.set("tip", String(tip));
  if (isCheckingIn) query.set("checkin", "1");
  if (isBreathing) query.set("breathing", "1");
  if (checkIn) {
    query.set("mood", checkIn.mood);
    query.set("stress_level", String(checkIn.stress_level));
    query.set("time_available", String(checkIn.time_available));
    if (practice) query.set("practice", String(practice));
  }
  return `/calm${query.size > 0 ? `?${query}` : ""}${place ? `#${place}` : ""}`;
}

/** The page's links. */
export const calmLinks = (state: CalmState) => ({
  checkIn: calmHref({ ...state, isCheckingIn: true }, "mindfulness"),
  cancel: calmHref({ ...state, isCheckingIn: false }, "mindfulness"),
  startBreathing: calmHref({ ...state, isBreathing: true }, "breathing"),
  stopBreathing: calmHref({ ...state, isBreathing: false }, "breathing"),
});

/** "😴 Tired" and "10 min", above a practice. */
export const presentCheckIn = ({ mood, time_available: count }: CheckIn, locale: string) => ({
  mood: { emoji: MOOD_EMOJI[mood], label: say(calm, locale)(`mood.${mood}`) },
  minutes: say(calm, locale)("minutes", { count }),
});

/** A practice, of the library in the reader's language. */
export function presentPractice(
  { source, content }: { source: "ai" | "built-in"; content: Practice },
  locale: string,
): { practice: Practice; isBuiltIn: boolean; isEnglish: boolean } {
  const isBuiltIn = source === "built-in";
  if (!isBuiltIn) return { practice: content, isBuiltIn, isEnglish: false };
  const { texts, isEnglish } = translateAll(
    [content.title, ...content.steps.flatMap(({ title, text }) => [title, text])],
    locale,
  );
  const [title = content.title, ...parts] = texts;
  const steps = content.steps.map((step, at) => ({
    ...step,
    title: parts[at * 2] ?? step.title,
    text: parts[at * 2 + 1] ?? step.text,
  }));
  return { practice: { title, steps }, isBuiltIn, isEnglish };
}
