import type { EventType } from "#app/utils/constants.ts";

/** What the choices of an event are called on screen. */

export const EVENT_TYPE_NAMES: Record<EventType, string> = {
  school: "School",
  work: "Work",
  social: "Social",
  extracurricular: "Extracurricular",
  appointment: "Appointment",
  family: "Family",
  personal: "Personal",
  other: "Other",
};

export const REMINDER_NAMES: Record<number, string> = {
  0: "At the start",
  10: "10 minutes before",
  30: "30 minutes before",
  60: "1 hour before",
  1440: "1 day before",
};
