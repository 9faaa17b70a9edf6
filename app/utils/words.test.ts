import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areMet, fold, listWords, markFound, readTerms } from "#app/utils/words.ts";

const anyText = fc.string({ unit: "binary", maxLength: 100 });

describe("a folded text", () => {
  it.each([
    ["Crème Brûlée", "creme brulee"],
    ["İSTANBUL ıI", "istanbul ii"],
    ["Straße STRAẞE", "strasse strasse"],
    ["ΟΔΟΣ Οδός", "οδοσ οδοσ"],
    ["Smørrebrød Łódź Æble", "smorrebrod lodz aeble"],
    ["Ёлка Йод", "елка иод"],
    ["ﬁne ２０２６", "fine 2026"],
    ["co\u00ADop\u200B", "coop"],
    ["ガラス 한국", "がらす 한국"],
  ])("of %s is %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("stays as it is when it is folded again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe("words", () => {
  it("are apart and together where a sign parts them", () => {
    expect(listWords(["Grandma’s check-in", null])).toEqual(["grandma", "s", "grandmas", "check", "in", "checkin"]);
  });

  it("are any two letters side by side in scripts without spaces", () => {
    expect(listWords(["誕生日2026年"])).toEqual(["誕生", "生日", "日", "2026", "年"]);
  });

  it("are cut where nobody types on, and hold no half characters", () => {
    const [word = ""] = listWords(["𝒳".repeat(100)]);
    expect([...word]).toHaveLength(40);
    fc.assert(
      fc.property(anyText, (text) => {
        for (const found of listWords([text])) {
          expect(found).toMatch(/^(?:[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic})$/u);
          expect([...found].length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});

describe("terms", () => {
  it("are met by the text that they are", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(areMet(readTerms(text), listWords([text]))).toBe(true);
      }),
    );
  });

  it("are met by each beginning of a word, and by nothing else", () => {
    const words = listWords(["Swimming pool"]);
    for (const typed of ["s", "SWIMM", "pool swim", "pool"]) expect(areMet(readTerms(typed), words), typed).toBe(true);
    for (const typed of ["wimming", "swim lake", "pools"]) expect(areMet(readTerms(typed), words), typed).toBe(false);
  });
});

/** A text, and what someone types for it. */
const MEETING: [text: string, typed: string][] = [
  ["Müller", "Mueller"],
  ["Müller", "Muller"],
  ["Mueller", "Müller"],
  ["Muller", "Müller"],
  ["Größe 38", "groesse"],
  ["Größe 38", "GROSSE"],
  ["Räksmörgås", "raeksmoergaas"],
  ["Räksmörgås", "raksmorgas"],
  ["Århus", "Aarhus"],
  ["Rødgrød", "roedgroed"],
  ["Rødgrød", "rodgrod"],
  ["Æbleskiver", "aebleskiver"],
  ["Cœur", "coeur"],
  ["Łódź", "lodz"],
  ["Straße", "strasse"],
  ["أحمد", "احمد"],
  ["إبراهيم", "ابراهيم"],
  ["آمال", "امال"],
  ["مدرسة", "مدرسه"],
  ["مستشفى", "مستشفي"],
  ["مسؤول", "مسوول"],
  ["رئيس", "رييس"],
  ["السبت", "سبت"],
  ["سبت", "السبت"],
  ["مُدَرِّسـة", "مدرسة"],
  ["الحديقة الكبيرة", "حديقه"],
  ["שלום", "שלומ"],
  ["אופניים ירוקים", "אופניימ"],
  ["IŞIK", "isik"],
  ["ışık", "IŞIK"],
  ["İzmir", "izmir"],
  ["ピアノ", "ぴあの"],
  ["ぎゅうにゅう", "ギュウニュウ"],
  ["Йогурт", "иогурт"],
  ["Їжа", "іжа"],
  ["ґанок", "ганок"],
  ["п\u02BCять", "п'ять"],
  ["п’ять", "пять"],
  ["Ｐｉａｎｏ ５", "piano 5"],
  ["الغرفة ٣", "غرفة 3"],
];

const APART: [text: string, typed: string][] = [
  ["Muller", "Mueller"],
  ["Mueller", "Muller"],
  ["Neue Schuhe", "nue"],
  ["Poet", "pot"],
  ["Maas", "mas"],
  ["ألبان", "بان"],
  ["سبت", "الاحد"],
  ["сир", "сыр"],
  ["ぴあの", "びあの"],
  ["Łódź", "wodz"],
];

describe("spellings", () => {
  it.each(MEETING)("%s is found by %s", (text, typed) => {
    expect(areMet(readTerms(typed), listWords([text]))).toBe(true);
  });

  it.each(APART)("%s is not found by %s", (text, typed) => {
    expect(areMet(readTerms(typed), listWords([text]))).toBe(false);
  });
});

describe("marking", () => {
  it("marks whole words that begin like a term", () => {
    const marked = (text: string, typed: string) =>
      markFound(text, readTerms(typed)).map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece));
    expect(marked("Ella’s birthday, at Sam’s", "birth ella’s").join("")).toBe("[Ella’s] [birthday], at Sam’s");
    expect(marked("Nothing", "b")).toEqual(["Nothing"]);
    expect(marked("", "b")).toEqual([""]);
  });

  it("loses nothing of a text", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, typed) => {
        const pieces = markFound(text, readTerms(typed));
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });
});
