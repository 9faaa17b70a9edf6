import type { SpanKind } from "#app/shared/school/constants.ts";

/** School subjects of the example family: name, room, teacher, and things to bring. */
export const EXAMPLE_SUBJECTS: readonly [name: string, room: string, teacher: string, bring?: string][] = [
  ["Maths", "Room 4", "Mr Osei"],
  ["English", "Room 4", "Mr Osei"],
  ["Science", "Lab", "Ms Lund"],
  ["History", "Room 4", "Mr Osei"],
  ["French", "Room 6", "Mme Roy"],
  ["PE", "Hall", "Mr Hart", "PE kit"],
  ["Music", "Music room", "Mrs Lamb", "Recorder"],
  ["Swimming", "Town pool", "Mr Hart", "Swim things"],
  ["Library", "Library", "Mrs Bell", "Library book"],
  ["Art", "Art room", "Mrs Bell", "Old shirt"],
  ["Reading", "Room 1", "Miss Park", "Reading book"],
];

const rows = (times: readonly string[]) => {
  let number = 0;
  return times.map((time) => {
    const [starts_at = "", name] = time.split(" ");
    if (name) return { name, starts_at, is_break: true };
    number += 1;
    return { name: `Lesson ${number}`, starts_at, is_break: false };
  });
};

/** A week by days from Monday on; each lesson by its row, breaks counted. */
const week = (places: readonly number[], days: readonly string[]) =>
  Object.fromEntries(
    days.map((day, index) => [
      index + 1,
      Object.fromEntries(day.split(", ").map((subject, place) => [places[place], subject])),
    ]),
  );

const BIG = [1, 2, 4, 6, 7];
const SMALL = [1, 2, 4];

/** The timetables of the example's children. */
export const EXAMPLE_TIMETABLES = [
  {
    name: "Ella",
    weeks: 2,
    home_at: "15:15",
    rows: rows(["09:00", "10:00", "10:45 Break", "11:00", "12:00 Lunch", "13:00", "14:00"]),
    cells: {
      A: week(BIG, [
        "Maths, English, Science, History, Art",
        "English, Maths, French, PE, English",
        "Maths, English, Science, Science, Music",
        "English, Maths, History, Swimming, Swimming",
        "Maths, English, French, Library, Art",
      ]),
      B: week(BIG, [
        "English, Maths, Science, PE, Art",
        "Maths, English, French, History, Music",
        "English, Maths, Science, Science, Library",
        "Maths, English, History, French, Art",
        "English, Maths, French, PE, English",
      ]),
    },
  },
  {
    name: "Noah",
    weeks: 1,
    home_at: "12:10",
    rows: rows(["08:50", "09:40", "10:30 Break", "10:50"]),
    cells: {
      A: week(SMALL, [
        "Reading, Maths, Art",
        "Maths, Reading, Music",
        "Reading, PE, Maths",
        "Maths, Reading, Library",
        "Reading, Maths, PE",
      ]),
    },
  },
] as const;

/** Terms and holidays around the week of today, in days from its Monday. */
export const EXAMPLE_SPANS: readonly [name: string, from: number, to: number, kind: SpanKind][] = [
  ["Term, first half", -42, 18, "school"],
  ["Half-term", 21, 25, "holiday"],
  ["Term, second half", 28, 74, "school"],
];
