import { expect, it } from "vitest";
import { tidyLine } from "#app/domain/food/tidy-line.ts";

it.each([
  ["1 1/3Â cupsÂ pearl couscous", "1 1/3 cups pearl couscous"],
  ["Salt u0026 pepper", "Salt & pepper"],
  ["8 flour tortillas ((see recipe))", "8 flour tortillas (see recipe)"],
  ["3 celery ribs ( , chopped)", "3 celery ribs (chopped)"],
  ["1 red chilli* or 1 cup *oat flour", "1 red chilli or 1 cup oat flour"],
  ["1 14- ounce can coconut milk", "1 14-ounce can coconut milk"],
  ["1 15.5 -Ounce Can chickpeas", "1 15.5-Ounce Can chickpeas"],
  ["1, 14 oz can beans", "1 14 oz can beans"],
  ["2 - 15 oz cans beans", "2 x 15 oz cans beans"],
  ["Info 6 oz. linguine", "6 oz. linguine"],
  ["2 cups [challah | https://example.com/a] cubes", "2 cups challah cubes"],
  ["1 cup [stock](https://example.com/b)", "1 cup stock"],
  ["2 or more tablespoons stock", "2 tablespoons stock"],
  ["2 numbers onion", "2 onion"],
  ["1 1/4 1b. chicken", "1 1/4 lb chicken"],
  ["1 /2 banana", "1/2 banana"],
  ["2 - onions", "2 onions"],
  ["8 - (2-ounce) fillets", "8 (2-ounce) fillets"],
  ["1 tbsp (20 ml) - olive oil", "1 tbsp (20 ml) olive oil"],
  ["200g - spinach", "200g spinach"],
])("%j is written %j", (line, tidied) => expect(tidyLine(line)).toBe(tidied));

it.each(["3 - 4 onions", "2 eggs - beaten", "**Sauce**", "2-inch piece of ginger", "1 cup  milk ", "half-and-half"])(
  "%j stays as it is",
  (line) => expect(tidyLine(line)).toBe(line),
);
