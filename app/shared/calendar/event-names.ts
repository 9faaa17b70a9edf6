import type { EventType } from "#app/shared/calendar/constants.ts";

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
