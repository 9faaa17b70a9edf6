import { exceedsJson } from "#app/utils/json-bounds.ts";

/** Bounds of forms and calls; beyond them a request is refused before it is parsed. */
export const BOUNDS = {
  fields: 1_000,
  fieldsOfOneName: 200,
  nameLength: 200,
  /** Rows of a list, because a field `rows[4294967294]` would allocate a list of that length. */
  rows: 200,
  /** Levels of a field's name: `a.b[0].c` has four. */
  nameDepth: 5,
  jsonDepth: 20,
  jsonValues: 10_000,
} as const;

/** Whether `sign` occurs in a text more than `times` times. Stops at the first one beyond. */
function standsMoreOften(text: Buffer, sign: Buffer, times: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    count += 1;
    if (count > times) return true;
  }
  return false;
}

/** The separator of fields: `&` in urlencoded bodies, the boundary in multipart bodies. */
const fieldSeparator = (contentType: string): string => {
  if (!/^\s*multipart\//i.test(contentType)) return "&";
  const [, quoted, plain] = contentType.match(/boundary=(?:"([^"]+)"|([^;\s]+))/i) ?? [];
  const boundary = quoted ?? plain;
  return boundary ? `--${boundary}` : "&";
};

/** Whether a form's body has too many fields, estimated before it is parsed. */
export const hasTooManyFields = (body: Buffer, contentType: string): boolean =>
  standsMoreOften(body, Buffer.from(fieldSeparator(contentType)), BOUNDS.fields + 1);

const isStrangeName = (name: string): boolean =>
  name.length > BOUNDS.nameLength ||
  name.split(/[.[]/).length > BOUNDS.nameDepth ||
  [...name.matchAll(/\[(\d+)\]/g)].some(([, row]) => Number(row) >= BOUNDS.rows);

/** Whether a form has too many fields of one name, or too deep names. Linear in its size. */
export function isStrangeForm(form: FormData): boolean {
  const counts = new Map<string, number>();
  let fields = 0;
  for (const name of form.keys()) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    fields += 1;
    if (fields > BOUNDS.fields || count > BOUNDS.fieldsOfOneName || isStrangeName(name)) return true;
  }
  return false;
}

/** Whether a JSON text is nested too deep, or has too many values. Linear; the text may be invalid. */
export const isStrangeJson = (text: string): boolean =>
  exceedsJson(text, { depth: BOUNDS.jsonDepth, values: BOUNDS.jsonValues });
