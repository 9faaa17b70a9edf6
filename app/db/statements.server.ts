/** A statement with its literals replaced by parameters. */
interface Lifted {
  text: string;
  values: (string | string[])[];
}

/**
 * The largest `integer` of PostgreSQL. A larger number stays in the text, because as a parameter it would be refused.
 */
const MAX_INTEGER = 2_147_483_647;

const LITERAL = "'(?:[^']|'')*'|\\d+(?![\\w.])";
/**
 * Tokens of SQL as Sequelize writes it: lists of values, quoted names, texts, words, whole numbers, tokens that stop
 * the rewriting (parameters, comments, fractions, an unterminated quote), operators, and other characters.
 */
const PARTS = new RegExp(
  [
    `\\b(?<not>NOT )?IN \\((?<items>(?:${LITERAL})(?:, (?:${LITERAL}))*)\\)`,
    '"(?:[^"]|"")*"',
    "(?<string>'(?:[^']|'')*')",
    "(?<word>[A-Za-z_]\\w*)",
    "(?<number>\\d+(?![\\w.]))",
    "(?<strange>\\$|--|/\\*|\\\\|\\d|['\"])",
    "[-+*/<>=~!@#%^&|?]+",
    "\\S",
  ].join("|"),
  "g",
);
const ITEMS = new RegExp(LITERAL, "g");

/** A literal after one of these is a value. Elsewhere it may be part of the syntax: `INTERVAL '1 day'`. */
const BEFORE_VALUES = /^(=|<|>|<=|>=|<>|!=|LIKE|ILIKE|AND|BETWEEN|OFFSET)$/;
/** A LIMIT stays in the text: with a parameter PostgreSQL would plan for a tenth of the rows. */
const BEFORE_CONSTANTS = /^(LIMIT|SELECT)$/;

const toValue = (literal: string) => (literal.startsWith("'") ? literal.slice(1, -1).replaceAll("''", "'") : literal);
const isTooLarge = (literal: string) => !literal.startsWith("'") && Number(literal) > MAX_INTEGER;

/**
 * Replaces the literals of a SELECT without parameters, so that statements that differ only in values share one text;
 * `null` if a literal is not certainly a value. Lists become arrays of any length.
 */
export function liftValues(sql: string): Lifted | null {
  const values: Lifted["values"] = [];
  const parts: string[] = [];
  const lift = (value: string | string[]) => `$${values.push(value)}`;
  let before = "";
  let end = 0;
  for (const match of sql.matchAll(PARTS)) {
    const [part] = match;
    const { items, not, string, number, strange, word } = match.groups ?? {};
    const literals = items?.match(ITEMS) ?? [];
    const literal = string ?? number;
    if (strange || [...literals, literal ?? ""].some(isTooLarge)) return null;
    let written = part;
    if (items) {
      written = `${not ? "<> ALL" : "= ANY"}(${lift(literals.map(toValue))})`;
    } else if (literal && BEFORE_VALUES.test(before)) {
      written = lift(toValue(literal));
    } else if (literal && !(number && BEFORE_CONSTANTS.test(before))) {
      return null;
    }
    parts.push(sql.slice(end, match.index), written);
    end = match.index + part.length;
    before = word?.toUpperCase() ?? part;
  }
  parts.push(sql.slice(end));
  return { text: parts.join(""), values };
}

/** More than Roost's own statements; bounds PostgreSQL's memory in each connection. */
const MAX_NAMES = 250;
const names = new Map<string, string>();

/** The name of a prepared statement; `undefined` for texts beyond the first `MAX_NAMES`. */
export function findName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `roost_${names.size + 1}`;
  names.set(text, name);
  return name;
}
