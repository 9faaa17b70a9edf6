import type { Mood } from "#app/shared/calm/constants.ts";

/** Emoji and label of each mood. */
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
