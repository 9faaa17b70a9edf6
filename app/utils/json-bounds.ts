/**
 * Whether a JSON text is nested deeper than `max.depth`, or holds more than `max.values` values. Linear in its length, which
 * JSON.parse is not for nested lists; the text may be invalid.
 */
export function exceedsJson(text: string, max: { depth: number; values: number }): boolean {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\" && isInString) at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === ",") values += 1;
    if (depth > max.depth || values > max.values) return true;
  }
  return false;
}
