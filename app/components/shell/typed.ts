/**
 * Saves typed fields in `sessionStorage` before the page reloads itself, and restores them on the next page of the same
 * address (docs/product/offline.md, "A newer Roost"). A field is found by its form, its name, and its position among fields of
 * that name.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = [key: string, value: string | boolean];

/** Types of fields that are never stored. */
const NEVER = /^(file|password|hidden)$/;
/** A field may show others, once it has its value. */
const ROUNDS = 3;
/** How often the server's answer is awaited. */
const LOOKS = 100;
const LOOK_MS = 100;

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
/** Whether a field differs from its sent value: the user may have typed before this module was loaded. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!("options" in field)) return field.value !== field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== chosen?.value;
}

const address = () => location.pathname + location.search;
/** By what a field is known again; of several with one, it is their order. */
const makeKey = (field: Field) => `${field.form?.id} ${field.name} ${isBox(field) ? field.value : ""}`;
const fields = () =>
  [...document.querySelectorAll<Field>("input,textarea,select")].filter(({ type }) => !NEVER.test(type));
/** The names of fields in which the user has typed. */
const typedIn = new Set(
  fields()
    .filter(isChanged)
    .map(({ name }) => name),
);

function keep() {
  const kept = fields()
    .filter(({ name }) => typedIn.has(name))
    .map((field): Kept => [makeKey(field), isBox(field) ? field.checked : field.value]);
  if (kept.length > 0) sessionStorage.typed = JSON.stringify([address(), kept]);
}

/** Sets a value past React's own setter and fires the events that React listens to. */
function put(field: Field, value: string | boolean) {
  if (isBox(field)) {
    // Of radio buttons only the chosen one can be clicked.
    if (field.checked !== value && (value || field.type === "checkbox")) field.click();
  } else if (field.value !== value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The button by which the list that a field is of gets a row more. */
function findMore([key]: Kept): HTMLElement | null {
  const [list = ""] = key.split(" ")[1]?.match(/^\w+(?=\[)/) ?? [];
  return list
    ? document.querySelector(`[value*='"insert"'][value*='"name":"${list}"'],[value=add-${list.slice(0, -1)}]`)
    : null;
}

async function putBack() {
  const [where, kept]: [string, Kept[]] = JSON.parse(sessionStorage.typed);
  sessionStorage.removeItem("typed");
  if (where !== address()) return;
  // Fields in which the user has typed meanwhile stay.
  const begun = new Set(typedIn);
  const fill = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const field of fields()) {
        const at = kept.findIndex(([key]) => key === makeKey(field));
        const [[, value] = []] = at < 0 ? [] : kept.splice(at, 1);
        if (value !== undefined && !begun.has(field.name)) put(field, value);
      }
      await pause(0);
    }
  };
  await fill();
  // A row that an earlier answer had added is requested again, with the values stored now.
  for (let more = kept.map(findMore).find(Boolean); more; more = kept.map(findMore).find(Boolean)) {
    const before = fields().length;
    more.click();
    for (let look = 0; fields().length === before; look += 1) {
      if (look === LOOKS) return;
      await pause(LOOK_MS);
    }
    await fill();
  }
}

addEventListener("input", ({ target }) => typedIn.add((target as Field).name), true);
addEventListener("again", keep);
if (sessionStorage.typed) void putBack();
