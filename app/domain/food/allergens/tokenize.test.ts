import { describe, expect, test } from "vitest";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { isFiller, readWords, splitNames, tokenize, wordsKey } from "#app/domain/food/allergens/tokenize.ts";
import { asWritten, findWritten } from "#app/domain/food/allergens/written.ts";

const parts = (text: string) => tokenize(text).map((words) => words.map(({ typed }) => typed).join(" "));

describe("an allergy in words of one's own is taken apart", () => {
  test.each([
    ["Milk", ["milk"]],
    ["milk and eggs", ["milk", "eggs"]],
    ["milk  nor\teggs plus nuts", ["milk", "eggs", "nuts"]],
    ["candy", ["candy"]],
    ["milk & eggs + nuts / soy", ["milk", "eggs", "nuts", "soy"]],
    ["a; b, c: d. e! f? g", ["b", "c", "f", "g"]],
    ["milk (eggs) [nuts] {soy} | fish", ["milk", "eggs", "nuts", "soy", "fish"]],
    ["• milk\n• eggs\r\n· nuts", ["milk", "eggs", "nuts"]],
    ['“milk” „eggs“ «nuts» "soy"', ["milk", "eggs", "nuts", "soy"]],
    ["milk - eggs -- nuts – soy", ["milk", "eggs", "nuts", "soy"]],
    ["tree-nuts", ["tree nuts"]],
    ["half and half, hundreds and thousands", ["half and half", "hundreds and thousands"]],
    ["half & half", ["half and half"]],
    ["🥜🥛 eggs", ["peanut", "milk", "eggs"]],
    ["🥜️", ["peanut"]],
    ["🙂", []],
    ["severe allergy", []],
    ["severe milk allergy", ["severe milk allergy"]],
    ["E 120, e-471 and E330", ["e120", "e471", "e330"]],
    ["one 120", ["one 120"]],
    ["C.M.P.A. and c.m. p", ["cmpa", "cm p"]],
    ["ab.cd", ["ab", "cd"]],
    ["Nussallergie", ["nuss"]],
    ["Milchunverträglichkeit", ["milch"]],
    ["glutenfrei", ["gluten"]],
    ["xfrei", ["xfrei"]],
    ["Œufs", ["œufs"]],
    ["", []],
  ])("%j: %j", (text, names) => expect(parts(text)).toEqual(names));
});

test("a list has names between its commas", () => {
  expect(splitNames(" egg , egg white,,milk ")).toEqual(["egg", "egg white", "milk"]);
});

test("words and numbers are read in lower case, and in plain letters", () => {
  expect(readWords("2 Œufs, E120x e1 xe123 Crème-fraîche\u0301")).toEqual([
    { typed: "2", plain: "2" },
    { typed: "œufs", plain: "oeufs" },
    { typed: "e120", plain: "e120" },
    { typed: "x", plain: "x" },
    { typed: "e", plain: "e" },
    { typed: "1", plain: "1" },
    { typed: "xe", plain: "xe" },
    { typed: "123", plain: "123" },
    { typed: "crème", plain: "creme" },
    { typed: "fraîché", plain: "fraiche" },
  ]);
  expect(readWords("\u0301")).toEqual([]);
});

test("words are said around a food in one and in many", () => {
  const [allergies, egg] = readWords("allergies egg");
  expect([allergies, egg].map((word) => word && isFiller(word))).toEqual([true, false]);
});

test("words are known in one and many, together and apart", () => {
  expect(wordsKey(readWords("Soya beans"))).toBe(wordsKey(readWords("soyabean")));
  expect(wordsKey([])).toBe("");
});

describe("words that nobody knows", () => {
  const written = (text: string) => asWritten(readWords(text)).written;
  const find = (name: string, food: string) =>
    findWritten(readFood({ ingredients: [food] }), asWritten(readWords(name)));

  test("are looked for in one and many", () => {
    expect(written("red Zzqx")).toEqual(["red zzqx", "red zzqxes"]);
    expect(written("zzops")).toEqual(["zzops", "zzop"]);
  });

  test.each([
    ["zzqx", "Red-Zzqx paste", "red zzqx paste"],
    ["zzqx", "azzqxb", "azzqxb"],
    ["zzqxes", "one zzqx", "one zzqx"],
    ["red zzqx", "dark red zzqx", "dark red zzqx"],
    ["zz", "a zz b", "a zz b"],
    ["zzz", "azzz", null],
    ["zz", "azz", null],
    ["e12", "e120", null],
    ["зз", "азза", "азза"],
    ["zzqx", "rice, zzqx", "zzqx"],
    ["zzqx", "rice", null],
  ])("%s in %s: %s", (name, food, found) => expect(find(name, food)).toBe(found));

  test("are found in titles, too, after the ingredients", () => {
    const food = readFood({ titles: ["Zzqx soup"], ingredients: ["Rice"] });
    expect(findWritten(food, asWritten(readWords("zzqx")))).toBe("zzqx soup");
    const both = readFood({ titles: ["Zzqx soup"], ingredients: ["Zzqx"] });
    expect(findWritten(both, asWritten(readWords("zzqx")))).toBe("zzqx");
  });
});
