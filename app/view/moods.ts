import type { Mood } from "#app/utils/constants.ts";

/** How a mood looks and what it is called on screen. */
export const MOOD_NAMES: Record<Mood, { emoji: string; label: string }> = {
  happy: { emoji: "😊", label: "Happy" },
  stressed: { emoji: "😫", label: "Stressed" },
  anxious: { emoji: "😰", label: "Anxious" },
  sad: { emoji: "😢", label: "Sad" },
  angry: { emoji: "😠", label: "Angry" },
  tired: { emoji: "😴", label: "Tired" },
  overwhelmed: { emoji: "🤯", label: "Overwhelmed" },
  neutral: { emoji: "😐", label: "Neutral" },
};
