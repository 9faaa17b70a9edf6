/**
 * Buttons that add or remove a row of a repeated field. Their names are those that Conform's `parseWithZod` reads on
 * the server, so the browser does not load Conform.
 */
export const LIST_BUTTON = "__intent__";

/** Adds a row with `defaultValue` at the end of a list. */
export const insertRow = (name: string, defaultValue: Record<string, string>): string =>
  JSON.stringify({ type: "insert", payload: { name, defaultValue } });

/** The value of a button that removes a row of a list in a form (Conform’s intent). */
export const removeRow = (name: string, index: number): string =>
  JSON.stringify({ type: "remove", payload: { name, index } });

/** Excludes names that every object has, such as `__proto__`. */
const LIST_NAME = /^(?!constructor$)[a-z][a-z_]*$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The list of a button's value; `null` for any other value, because clients may send anything. */
export function buttonList(text: unknown): string | null {
  const value = typeof text === "string" ? parseJson(text) : null;
  if (!isObject(value) || !isObject(value.payload)) return null;
  const { type, payload } = value;
  if (typeof payload.name !== "string" || !LIST_NAME.test(payload.name)) return null;
  if (type === "remove" && Number.isInteger(payload.index) && Number(payload.index) >= 0) return payload.name;
  const isInsert =
    type === "insert" &&
    payload.index === undefined &&
    isObject(payload.defaultValue) &&
    Object.values(payload.defaultValue).every((field) => typeof field === "string");
  return isInsert ? payload.name : null;
}
