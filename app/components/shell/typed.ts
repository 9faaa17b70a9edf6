/**
 * Saves typed fields in `sessionStorage` on `pagehide`, and restores them after any reload of the same
 * address (docs/product/offline.md, "A newer Roost"). A field is found by its form, its name, and its position among
 * fields of that name.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Saved = [key: string, value: string | boolean];

/** Types of fields that are never saved. */
const NEVER = /^(file|password|hidden)$/;
/** Setting one field may render others. */
const ROUNDS = 3;
/** How often the page looks for a row that the server adds, and the pause between two looks. */
const LOOKS = 100;
const LOOK_MS = 100;

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
/** Whether a field differs from its default: somebody may have typed before this module was loaded. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!("options" in field)) return field.value !== field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== chosen?.value;
}

const address = () => location.pathname + location.search;
/** Identifies a field after a reload. Fields with equal keys are matched in their order. */
const makeKey = (field: Field) => `${field.form?.id} ${field.name} ${isBox(field) ? field.value : ""}`;
const fields = () =>
  [...document.querySelectorAll<Field>("input,textarea,select")].filter(({ type }) => !NEVER.test(type));
/** The page that `typedIn` belongs to: another page may have other fields of the same name. */
let typedAt = address();
/** Names of the fields that somebody has typed in. */
const typedIn = new Set(
  fields()
    .filter(isChanged)
    .map(({ name }) => name),
);

function markTyped({ name }: Field) {
  if (typedAt !== address()) {
    typedAt = address();
    typedIn.clear();
  }
  typedIn.add(name);
}

function save() {
  sessionStorage.removeItem("typed");
  if (typedAt !== address()) return;
  const saved = fields()
    .filter(({ name }) => typedIn.has(name))
    .map((field): Saved => [makeKey(field), isBox(field) ? field.checked : field.value]);
  if (saved.length > 0) sessionStorage.typed = JSON.stringify([typedAt, saved]);
}

/** Sets a field as typing does: React notices a value only through the element's own setter and an event. */
function fill(field: Field, value: string | boolean) {
  if (isBox(field)) {
    // Clicking a radio can only choose it.
    if (field.checked !== value && (value || field.type === "checkbox")) field.click();
  } else if (field.value !== value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The button that adds a row to the list that a field belongs to. */
function findMore([key]: Saved): HTMLElement | null {
  const [list = ""] = key.split(" ")[1]?.match(/^\w+(?=\[)/) ?? [];
  return list
    ? document.querySelector(`[value*='"insert"'][value*='"name":"${list}"'],[value=add-${list.slice(0, -1)}]`)
    : null;
}

async function restore([where, saved]: [string, Saved[]]) {
  if (where !== address()) return;
  // Fields that somebody has typed in since the reload stay as they are.
  const begun = new Set(typedIn);
  const fillAll = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const field of fields()) {
        const at = saved.findIndex(([key]) => key === makeKey(field));
        const [[, value] = []] = at < 0 ? [] : saved.splice(at, 1);
        if (value !== undefined && !begun.has(field.name)) fill(field, value);
      }
      await pause(0);
    }
  };
  await fillAll();
  // Rows that only a response of the server had added are added again, one by one.
  for (let more = saved.map(findMore).find(Boolean); more; more = saved.map(findMore).find(Boolean)) {
    const before = fields().length;
    more.click();
    for (let look = 0; fields().length === before; look += 1) {
      if (look === LOOKS) return;
      await pause(LOOK_MS);
    }
    await fillAll();
  }
}

addEventListener("input", ({ target }) => markTyped(target as Field), true);
addEventListener("pagehide", save);
const last = sessionStorage.typed;
sessionStorage.removeItem("typed");
// A new visit to the same address begins with empty fields.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (last && visit?.type === "reload") void restore(JSON.parse(last));
