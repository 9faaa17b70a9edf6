import { failing } from "#app/shared/operations/facts.ts";
import { school } from "#app/words/catalogues/school.ts";

const saveTimetable = failing(school, "failed");
const saveSubject = failing(school, "failedSubject");
const saveTerms = failing(school, "failedTerms");
const savePack = failing(school, "failedPack");

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
