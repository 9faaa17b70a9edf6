import type { CompiledPhrase, CompiledTable } from "#app/domain/quick-add/languages/table.ts";
import type { LineWord } from "#app/domain/quick-add/words.ts";
import { foldDigits } from "#app/utils/words.ts";

/** Replaces a word without a meaning in the reader's language, so that the English grammar does not read it. */
const UNKNOWN = "·";
/** The sign before a place. */
const PLACE = "@place";
/** "17:30", "3/4", "10x", "@", "+": written alike in every language. */
const ALIKE = /^(?:\d[\d:./,-]*[a-z]{0,2}|x\d+|[^\p{L}\p{N}]+)$/u;
const SHORTEST_ENGLISH = 3;
/** "La mer", "un jeu", "el mar", which are no weekdays. */
const ARTICLE = /^(?:l[ae]|une?|el|al?|del?|du|ce|mon|ton|y|et)$/;
/** "En casa de", before a member's name. */
const HOUSE_OF = /(?:^| )en casa del? (?:la |el )?$/;

/** Digits of every script as 0 to 9, one dash, one apostrophe. */
const plainSigns = (text: string) =>
  foldDigits(text.normalize("NFKC"))
    .replace(/[–—]/g, "-")
    .replace(/[’‘ʼ`´׳]/g, "'");

interface Options {
  /** Folded names of members, which no phrase takes. */
  names: ReadonlySet<string>;
  /** Whether doubtful words are read as weekdays. */
  isDoubtfulRead: boolean;
}

interface Found {
  phrase: CompiledPhrase;
  english: string;
  count: number;
}

/**
 * The words of a line as phrases of the grammar. A phrase with another number of words than its English is one group:
 * if one of its words is not read, the whole phrase is not, so that nothing is lost.
 */
export function translate(words: readonly LineWord[], table: CompiledTable, options: Options): LineWord[] {
  const texts = words.map(
    ({ written, plain }) => table.fold(plainSigns(written)).replace(/^[("“«„]+|[,;:!?)"”»،؛、。]+$/g, "") || plain,
  );
  const line = texts.join(" ");
  const starts: number[] = [];
  for (let at = 0, length = 0; at < texts.length; at += 1) {
    starts.push(length);
    length += (texts[at]?.length ?? 0) + 1;
  }
  const indexAt = new Map(starts.map((start, at) => [start, at]));
  const isName = (at: number) => options.names.has(texts[at] ?? "");

  const isDoubtfulRead = (at: number): boolean => {
    const written = words[at]?.written ?? "";
    const next = texts[at + 1];
    const isCommon = table.common.has((texts[at] ?? "").replace(/\.$/, ""));
    if (isCommon && ARTICLE.test(texts[at - 1] ?? "")) return false;
    const after = find(at + 1)?.english ?? next ?? "";
    if (/^(?:\d|at |from \d|noon|for )/.test(after) && !/[a-z]{3}(?: \d+)?$/.test(after)) return true;
    if (!options.isDoubtfulRead) return false;
    if (next === undefined) return true;
    return !isCommon || (/^\p{Lu}/u.test(written) && isName(at + 1));
  };

  const isMet = ({ phrase, count }: Found, at: number): boolean => {
    const next = at + count;
    const written = words[next]?.written ?? "";
    if (phrase.need === "name") return /^\p{Lu}/u.test(written) && !isName(next);
    if (phrase.need === "noNoun") return !/^\p{Lu}/u.test(written) || isName(next) || find(next) !== null;
    if (phrase.need === "known") return written === "" || /^[\d@]/.test(written) || isName(next) || find(next) !== null;
    return true;
  };

  const found = new Map<number, Found | null>();
  function find(at: number): Found | null {
    const cached = found.get(at);
    if (cached !== undefined) return cached;
    let best: Found | null = null;
    for (const phrase of table.phrases) {
      phrase.pattern.lastIndex = starts[at] ?? 0;
      const match = at < texts.length ? phrase.pattern.exec(line) : null;
      if (!match?.[0]) continue;
      const count = (indexAt.get(match.index + match[0].length + 1) ?? texts.length) - at;
      if (best && count <= best.count) continue;
      const one = { phrase, english: phrase.english(match), count };
      if (isMet(one, at)) best = one;
    }
    if (best?.count === 1 && table.doubtful.has((texts[at] ?? "").replace(/\.$/, "")) && !isDoubtfulRead(at))
      best = null;
    if (best && isName(at)) best = null;
    if (best?.english === PLACE && at + best.count === texts.length) best = null;
    found.set(at, best);
    return best;
  }

  const translated: LineWord[] = [];
  for (let at = 0, group = 0; at < words.length; group += 1) {
    const phrase = find(at);
    const count = phrase?.count ?? 1;
    const taken = words.slice(at, at + count);
    const isPlaceOfMember =
      isName(at) && (translated.at(-1)?.plain === PLACE || HOUSE_OF.test(line.slice(0, starts[at] ?? 0)));
    const plain = phrase
      ? phrase.english.split(" ")
      : taken.map((word, more) => asUnknown(word, texts[at + more] ?? "", table));
    if (plain.length === count) {
      translated.push(
        ...taken.map((word, more) => ({
          ...word,
          plain: plain[more] ?? "",
          // "Bei Ella" is a place.
          folded: isPlaceOfMember ? "" : (texts[at + more] ?? ""),
        })),
      );
    } else {
      const written = taken.map((word) => word.written).join(" ");
      translated.push(...plain.map((one) => ({ written, plain: one, folded: "", group })));
    }
    at += count;
  }
  return translated;
}

function asUnknown({ plain }: LineWord, text: string, table: CompiledTable): string {
  if (ALIKE.test(text)) return text;
  const isEnglish = table.hasEnglish && plain.replace(/[^\p{L}]/gu, "").length >= SHORTEST_ENGLISH;
  return isEnglish ? plain : UNKNOWN + plain;
}
