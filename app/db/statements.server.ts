/** A statement with its values taken out of the text, for PostgreSQL to be given beside it. */
interface Lifted {
  text: string;
  values: (string | string[])[];
}

/** The largest `integer` of PostgreSQL: a larger number stays in the text, because a parameter would be refused. */
const MAX_INTEGER = 2_147_483_647;

const LITERAL = "'(?:[^']|'')*'|\\d+(?![\\w.])";
/**
 * The parts of a statement as Sequelize writes it: lists of values, names in quotes, texts, words, whole numbers,
 * what makes us leave a statement as it is (parameters, comments, fractions, a quote without its end), operators, and every other sign.
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

/** A literal after one of these is a value. Elsewhere it may be syntax: `INTERVAL '1 day'`. */
const BEFORE_VALUES = /^(=|<|>|<=|>=|<>|!=|LIKE|ILIKE|AND|BETWEEN|OFFSET)$/;
/** A LIMIT stays in the text: without it PostgreSQL would plan for a tenth of the rows. */
const BEFORE_CONSTANTS = /^(LIMIT|SELECT)$/;

const toValue = (literal: string) => (literal.startsWith("'") ? literal.slice(1, -1).replaceAll("''", "'") : literal);
const isTooLarge = (literal: string) => !literal.startsWith("'") && Number(literal) > MAX_INTEGER;

/**
 * Takes the values out of a SELECT without parameters, so that statements that differ only in values have one text; `null` when
 * a value cannot be recognised for sure. Lists become arrays of any length.
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

/** More texts than Roost has statements: what each connection of PostgreSQL keeps stays within bounds. */
const MAX_NAMES = 250;
const names = new Map<string, string>();

/** The name under which a connection keeps a statement; none for texts beyond the first 250. */
export function findName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `roost_${names.size + 1}`;
  names.set(text, name);
  return name;
}
