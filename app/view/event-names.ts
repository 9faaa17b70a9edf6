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
