import { expect, it } from "vitest";
import { readLine } from "#app/domain/quick-add/read-line.ts";
import { Temporal } from "#app/domain/time/time.ts";

it.each([
  ["en-GB", "Dentist 3.12.2026 17:30", "Dentist"],
  ["en-GB", "Dentist ٣.١٢.٢٠٢٦ ١٧:٣٠", "Dentist"],
  ["en-GB", "Dentist ３.１２.２０２６ １７：３０", "Dentist"],
  ["de-DE", "Zahnarzt am ٣.١٢. ١٧:٣٠", "Zahnarzt"],
  ["de-DE", "Zahnarzt am ３．１２． １７：３０ Uhr", "Zahnarzt"],
  ["fr-FR", "Dentiste le ٣ décembre ١٧h٣٠", "Dentiste"],
  ["es-ES", "Dentista ٣/١٢ a las ١٧:٣٠", "Dentista"],
  ["ar-EG", "طبيب الأسنان ٣ ديسمبر ١٧:٣٠", "طبيب الأسنان"],
  ["ar-EG", "طبيب الأسنان 3/12 17:30", "طبيب الأسنان"],
  ["ja-JP", "歯医者 １２/３ １７：３０", "歯医者"],
  ["ja-JP", "歯医者 12月3日 17時30分", "歯医者"],
])("in %s “%s” is on a day at a time", (locale, line, title) => {
  const context = {
    today: Temporal.PlainDate.from("2026-11-22"),
    now: 720,
    isDayFirst: locale !== "ja-JP",
    members: [],
    locale,
  };
  const read = readLine(line, context);
  expect([read.title, String(read.date), read.start]).toEqual([title, "2026-12-03", 17 * 60 + 30]);
});
