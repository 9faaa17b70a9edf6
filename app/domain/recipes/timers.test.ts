import fc from "fast-check";
import { expect, it, test } from "vitest";
import { findTimers } from "#app/domain/recipes/timers.ts";
import { writeDuration } from "#app/presenters/food/cooking.ts";
import { anyText } from "#tests/support/any-text.ts";

test.each<[step: string, ...timers: string[]]>([
  ["Simmer for 20 minutes.", "20 minutes"],
  ["Bake 1 hour 10 until golden", "1 hour 10 minutes"],
  ["Bake for 1 hour 10.", "1 hour 10 minutes"],
  ["Bake for 1 hour 10", "1 hour 10 minutes"],
  ["Bake 1 hour and 10 mins", "1 hour 10 minutes"],
  ["Bake 1 hour 10 minutes, rest 5 minutes", "1 hour 10 minutes", "5 minutes"],
  ["Bake 1h10 and rest", "1 hour 10 minutes"],
  ["Bake 1 h 10 min", "1 hour 10 minutes"],
  ["Bake 1 hour 10–15 minutes", "1 hour 10 minutes"],
  ["Bake for 1 hour, 2 trays at a time", "1 hour"],
  ["After 1 hour 10 g of butter go in", "1 hour"],
  ["Cook 10–15 minutes", "10 minutes"],
  ["Cook 10-15 min.", "10 minutes"],
  ["Cook 10 to 15 minutes", "10 minutes"],
  ["Cook for 10 or 15 minutes", "10 minutes"],
  ["Roast 45 minutes to 1 hour", "45 minutes"],
  ["Roast 1 to 1½ hours", "1 hour"],
  ["Roast 1½–2 hours", "1 hour 30 minutes"],
  ["Roast 1.5 hours", "1 hour 30 minutes"],
  ["Roast 1 hour and a half", "1 hour 30 minutes"],
  ["Roast ½ hour", "30 minutes"],
  ["Rest half an hour", "30 minutes"],
  ["Rest a quarter of an hour", "15 minutes"],
  ["Rest three quarters of an hour", "45 minutes"],
  ["Wait an hour or so", "1 hour"],
  ["Fold and rest a minute.", "1 minute"],
  ["Blend 90 seconds", "1 minute 30 seconds"],
  ["Blend 30 secs", "30 seconds"],
  ["Give it a 20-minute rest", "20 minutes"],
  ["FRY 5 MINUTES A SIDE", "5 minutes"],
  ["Fry 5 minutes, turn, fry 5 minutes, rest 2 minutes", "5 minutes", "2 minutes"],
  ["Bake at 180 °C for 15\n minutes", "15 minutes"],
  ["Simmer 20  \n minutes", "20 minutes"],
  ["Boil 2 minutes 30", "2 minutes"],
  ["Wait 24 hours", "24 hours"],
])("%j", (step, ...timers) => expect(findTimers(step).map((seconds) => writeDuration(seconds, "en"))).toEqual(timers));

// From here to the next test: the same in other languages.
test.each<[step: string, ...timers: string[]]>([
  ["20 Minuten köcheln", "20 minutes"],
  ["1 Std. 10 Min. backen", "1 hour 10 minutes"],
  ["1 Stunde und 10 Minuten backen", "1 hour 10 minutes"],
  ["10 bis 15 Minuten backen", "10 minutes"],
  ["anderthalb Stunden schmoren, eine Viertelstunde ruhen", "1 hour 30 minutes", "15 minutes"],
  ["die letzten 5 Minuten grillen, eine halbe Stunde ruhen", "5 minutes", "30 minutes"],
  ["Cuire 1 h 30", "1 hour 30 minutes"],
  ["Cuire 1 heure et demie", "1 hour 30 minutes"],
  ["les 2 dernières minutes", "2 minutes"],
  ["laisser reposer une heure ou 2 heures", "1 hour"],
  ["hornear de 20 a 25 minutos", "20 minutes"],
  ["dejar 1 hora y 15 minutos, después media hora", "1 hour 15 minutes", "30 minutes"],
  ["cuocere 1 ora e 20 minuti", "1 hour 20 minutes"],
  ["bak 1 uur en 10 minuten", "1 hour 10 minutes"],
  ["asse por 40 minutos", "40 minutes"],
  ["piecz 25 minut, odstaw na 2 godziny", "25 minutes", "2 hours"],
  ["koka i 10–12 minuter, vila 1 timme", "10 minutes", "1 hour"],
  ["варити 15 хвилин, 1 годину настоювати", "15 minutes", "1 hour"],
  ["20 dakika pişirin, 1 saat dinlendirin", "20 minutes", "1 hour"],
  ["20 dakikadan sonra", "20 minutes"],
  ["يُطهى مدة ٢٠ دقيقة ثم يُترك ساعتين", "20 minutes", "2 hours"],
  ["من 10 إلى 15 دقيقة، ثم نصف ساعة", "10 minutes", "30 minutes"],
  ["לבשל 20 דקות ולאפות שעה ו-10 דקות", "20 minutes", "10 minutes"],
  ["弱火で約20分煮て、1時間30分置く", "20 minutes", "1 hour 30 minutes"],
  ["煮２０分钟，静置1小时", "20 minutes", "1 hour"],
])("%j", (step, ...timers) => expect(findTimers(step).map((seconds) => writeDuration(seconds, "en"))).toEqual(timers));

test.each([
  ...["4分の1に切る", "2 Orangen", "1 Minze", "5 mincar", "20 minutada", "3 horneadas", "1 timian", "2 sahat"],
])("%j has none", (step) => expect(findTimers(step)).toEqual([]));

test.each([
  ...["", "Chop 2 onions.", "Bake at 180 °C.", "Soak overnight.", "Wait 25 hours", "0 minutes", "20 minuteslong"],
  ...["1,000 minutes", "1/0 hours", "12345 minutes", "2 minuets", "in minutes", "a minced onion", "1 hamburger"],
])("%j has none", (step) => expect(findTimers(step)).toEqual([]));

it("takes the lower of two, whatever they are", () => {
  const minutes = fc.integer({ min: 1, max: 120 });
  const between = fc.constantFrom("-", "–", " – ", " to ", " or ");
  fc.assert(
    fc.property(minutes, minutes, between, (from, to, sign) => {
      expect(findTimers(`Cook ${from}${sign}${to} minutes.`)).toEqual([from * 60]);
    }),
  );
});

it("reads its own words again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 60 }), (minutes) => {
      const hours = Math.floor(minutes / 60);
      const [timer] = findTimers(`${hours ? `${hours} h ` : ""}${minutes % 60 ? `${minutes % 60} min` : ""}`);
      expect(timer).toBe(minutes * 60);
      expect(findTimers(`Cook for ${writeDuration(minutes * 60, "en")}.`)).toEqual([timer]);
    }),
  );
});

it("finds times of a day at most in any text", () => {
  fc.assert(
    fc.property(
      anyText(100),
      fc.integer({ min: 0, max: 99_999 }),
      fc.constantFrom("h", "min", "s"),
      (text, n, unit) => {
        for (const seconds of findTimers(`${text} ${n} ${unit} ${text}`)) {
          expect(seconds).toBeGreaterThan(0);
          expect(seconds).toBeLessThanOrEqual(86_400);
          expect(writeDuration(seconds, "en")).toMatch(/^\d+ (hour|minute|second)s?/);
        }
      },
    ),
  );
});
