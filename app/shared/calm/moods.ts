import type { Mood } from "#app/shared/calm/constants.ts";

export const MOOD_EMOJI: Record<Mood, string> = {
  happy: "😊",
  stressed: "😫",
  anxious: "😰",
  sad: "😢",
  angry: "😠",
  tired: "😴",
  overwhelmed: "🤯",
  neutral: "😐",
};
