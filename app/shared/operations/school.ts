import { withReason } from "#app/shared/operations/facts.ts";

const saveTimetable = { failure: withReason("Failed to save timetable") };
const saveSubject = { failure: withReason("Failed to save subject") };
const saveTerms = { failure: withReason("Failed to save terms and holidays") };
const savePack = { failure: withReason("Failed to save what to pack") };

export const SCHOOL = {
  "start-timetable": saveTimetable,
  "save-timetable": saveTimetable,
  "next-day": saveTimetable,
  "delete-timetable": saveTimetable,
  "show-sun": saveTimetable,
  "show-mon": saveTimetable,
  "show-tue": saveTimetable,
  "show-wed": saveTimetable,
  "show-thu": saveTimetable,
  "show-fri": saveTimetable,
  "show-sat": saveTimetable,
  "show-a": saveTimetable,
  "show-b": saveTimetable,
  "copy-day": saveTimetable,
  "add-row": saveTimetable,
  "add-saturday": saveTimetable,
  "add-sunday": saveTimetable,
  "edit-subject": saveSubject,
  "delete-subject": saveSubject,
  "save-terms": saveTerms,
  "bring-in-holidays": saveTerms,
  "add-pack": savePack,
  "remove-pack": savePack,
};
