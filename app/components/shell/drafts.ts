/**
 * Drafts of forms: saves typed fields in `localStorage`, offers them when the form is shown again, and asks before a page
 * with typed fields is left (docs/product/pages.md, "Unsaved input"). Runs beside React, once for a document.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | boolean;
type Saved = [key: string, value: Value];

/** The texts of this script, and the locale of its dates. */
export interface DraftTexts {
  locale: string;
  draftFrom: (when: string) => string;
  restoreDraft: string;
  discardDraft: string;
  discardTyped: string;
}
let texts: DraftTexts;

interface Draft {
  /** The last change, in milliseconds since 1970. */
  at: number;
  fields: Saved[];
}

interface Known {
  key: string;
  form: HTMLFormElement;
  /** The values that the user sees saved, by the fields' keys. */
  before: Map<string, Value>;
  /** The user has changed a field since the form was last sent. */
  isTouched: boolean;
  /** The server did not accept the form: it shows messages. */
  isRefused: boolean;
  /** The form's submission id while it is being sent. */
  sent?: string | undefined;
}

/** How long a draft is offered. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Setting one field may render others. */
const ROUNDS = 3;
/** How often the page looks for a row that the server adds, and the pause between two looks. */
const LOOKS = 100;
const LOOK_MS = 100;

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
// A shown password is a text.
const isSecret = ({ type, autocomplete }: Field) =>
  /^(file|password)$/.test(type) || /^off$|-password$/.test(autocomplete);
const read = (field: Field): Value => (isBox(field) ? field.checked : field.value);

function readDefault(field: Field): Value {
  if (isBox(field)) return field.defaultChecked;
  if (!("options" in field)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? "";
}

/** The fields of a form by their keys, which are the same after a reload. */
function keyed(form: HTMLFormElement): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of form.querySelectorAll<Field>("input:not([type=hidden]),textarea,select")) {
    const name = `${field.name} ${isBox(field) ? field.value : ""}`;
    let count = 0;
    while (fields.has(`${name} ${count}`)) count += 1;
    fields.set(`${name} ${count}`, field);
  }
  return fields;
}

/** Forms that save something, but not searches. */
const isKept = (form: HTMLFormElement) => form.matches("[method=post],[data-draft]");
const keptForms = () => [...document.forms].filter(isKept);

/** Identifies a form by its address, its intent and the row that it is about. */
function makeKey(form: HTMLFormElement): string {
  const ids = form.querySelectorAll<HTMLInputElement>(
    "[name=intent],[type=hidden][name$=id]:not([name=submission_id])",
  );
  const path = new URL(form.getAttribute("action") ?? "", location.href).pathname;
  return [path, ...[...ids].filter(({ type }) => type === "hidden").map(({ value }) => value)].join(" ");
}

/** The page's forms by their keys. */
const known = new Map<string, Known>();

const readAll = (form: HTMLFormElement, get: (field: Field) => Value) =>
  new Map([...keyed(form)].map(([name, field]) => [name, get(field)]));
const hasMessages = (form: HTMLFormElement) => form.querySelector(".oops") !== null;

/** State of a form. A form that replaces another one, because a row was added, inherits its state. */
function know(form: HTMLFormElement): Known {
  const key = makeKey(form);
  const present = known.get(key);
  const isHeir = present && !present.form.isConnected && (present.isTouched || present.sent);
  if (present && (present.form === form || isHeir)) return Object.assign(present, { form });
  const state = { key, form, before: readAll(form, readDefault), isTouched: false, isRefused: hasMessages(form) };
  known.set(key, state);
  return state;
}

/** The changed fields of a form. Those of rows added since are compared with nothing. */
function findChanged(form: HTMLFormElement): [key: string, field: Field][] {
  const { before } = know(form);
  return [...keyed(form)].filter(([key, field]) => read(field) !== (before.get(key) ?? (isBox(field) ? false : "")));
}

function isUnsaved(form: HTMLFormElement): boolean {
  const { isTouched, isRefused } = know(form);
  return isRefused || (isTouched && findChanged(form).length > 0);
}

const readSubmissionId = (root: ParentNode) =>
  root.querySelector<HTMLInputElement>("[name=submission_id]")?.value ?? "";

/** The mark of the signed-in account, which is part of each form; empty without a session. */
const account = () => readSubmissionId(document).split(".")[1] ?? "";

/** The drafts of this account. Empty without storage, as in some private windows. */
function readDrafts(): Record<string, Draft> {
  try {
    const stored = JSON.parse(localStorage.drafts);
    const drafts = Object.entries<Draft>(stored.account === account() ? stored.forms : {});
    return Object.fromEntries(drafts.filter(([, { at }]) => Date.now() - at < DAY_MS));
  } catch {
    return {};
  }
}

/** Stores a draft; deletes it without fields. Drafts of other accounts are overwritten. */
function store(key: string, fields: Saved[]): void {
  const forms = readDrafts();
  delete forms[key];
  if (fields.length > 0) forms[key] = { at: Date.now(), fields };
  try {
    if (account() && Object.keys(forms).length > 0) localStorage.drafts = JSON.stringify({ account: account(), forms });
    else localStorage.removeItem("drafts");
  } catch {
    // The storage is full or forbidden.
  }
}

const save = (form: HTMLFormElement) => {
  const fields = findChanged(form).filter(([, field]) => !isSecret(field));
  store(
    know(form).key,
    fields.map(([key, field]): Saved => [key, read(field)]),
  );
};

/** Sets a field as typing does: React notices a value only through the element's own setter and an event. */
function fill(field: Field, value: Value) {
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
function findMore(form: HTMLFormElement, key: string): HTMLElement | null {
  const [list = ""] = key.match(/^\w+(?=\[)/) ?? [];
  return list
    ? form.querySelector(`[value*='"insert"'][value*='"name":"${list}"'],[value=add-${list.slice(0, -1)}]`)
    : null;
}

/** The keys of forms that are being filled in. */
const restoring = new Set<string>();

/** Fills in a draft, except for fields that the user has typed in since. */
async function restore(first: HTMLFormElement, { fields }: Draft) {
  const { key: formKey } = know(first);
  let form = first;
  restoring.add(formKey);
  const begun = new Set(findChanged(first).map(([key]) => key));
  const waiting = new Map(fields.filter(([key]) => !begun.has(key)));
  const fillAll = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [key, field] of keyed(form)) {
        const value = waiting.get(key);
        if (value !== undefined) fill(field, value);
        waiting.delete(key);
      }
      await pause(0);
    }
  };
  const nextMore = () => [...waiting.keys()].map((key) => findMore(form, key)).find(Boolean);
  await fillAll();
  // Rows that only a response of the server had added are added again, one by one.
  for (let more = nextMore(); more; more = nextMore()) {
    const before = keyed(form).size;
    more.click();
    for (let look = 0; keyed(form).size === before; look += 1) {
      if (look === LOOKS) return void restoring.delete(formKey);
      await pause(LOOK_MS);
      form = keptForms().find((other) => makeKey(other) === formKey) ?? form;
    }
    await fillAll();
  }
  restoring.delete(formKey);
}

/** Shows that a form has a draft, with buttons to fill it in and to discard it. */
function offer(form: HTMLFormElement, draft: Draft) {
  const notice = Object.assign(document.createElement("div"), { className: "flash flash--note" });
  notice.dataset.offer = "";
  notice.setAttribute("role", "status");
  const when = new Date(draft.at).toLocaleString(texts.locale, { dateStyle: "medium", timeStyle: "short" });
  notice.innerHTML =
    '<div class="stack stack-s"><p></p><div class="row"><button type="button" class="btn"></button>' +
    '<button type="button" class="btn"></button></div></div>';
  (notice.querySelector("p") as Element).textContent = texts.draftFrom(when);
  const [use, discard] = notice.querySelectorAll("button");
  use?.append(texts.restoreDraft);
  discard?.append(texts.discardDraft);
  use?.addEventListener("click", async () => {
    notice.remove();
    await restore(form, draft);
    findChanged(form)[0]?.[1].focus();
  });
  discard?.addEventListener("click", () => {
    notice.remove();
    if (!know(form).isTouched) store(know(form).key, []);
  });
  (form.querySelector(".dlg__body") ?? form).prepend(notice);
}

/** A form is answered when the page has a new submission id, or shows messages and is no longer busy. */
function isAnswered({ form, sent }: Known): boolean {
  const isBusy = form.querySelector("[aria-busy=true]") !== null;
  return sent !== readSubmissionId(form) || (hasMessages(form) && !isBusy);
}

/** Looks after forms that were sent: one that is shown again unsaved has a draft again, one that is gone has none. */
function followSent() {
  for (const state of [...known.values()]) {
    const heir = state.form.isConnected ? state.form : keptForms().find((form) => makeKey(form) === state.key);
    if (!heir) {
      known.delete(state.key);
      if (state.sent) store(state.key, []);
    } else if (state.sent && isAnswered(know(heir))) {
      state.sent = undefined;
      state.isRefused = hasMessages(heir);
      if (state.isRefused || state.isTouched) save(heir);
      else state.before = readAll(heir, read);
    }
  }
}

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
/** Forms whose drafts were looked for. */
const met = new WeakMap<HTMLFormElement, string>();

/** Offers the drafts of forms that the page shows now. A reload fills them in at once, and a form of one line always. */
function meetForms(isReload = false) {
  const forms = keptForms().filter((form) => met.get(form) !== makeKey(form));
  if (forms.length === 0) return;
  const drafts = readDrafts();
  for (const form of forms) {
    const { key } = know(form);
    met.set(form, key);
    const draft = drafts[key];
    const isBegun = findChanged(form).length > 0 && !isReload;
    if (!draft || isBegun || restoring.has(key)) continue;
    const isLine = draft.fields.length === 1 && !form.closest("dialog");
    if (isReload || isLine) void restore(form, draft);
    else offer(form, draft);
  }
}

/** The user has agreed to leave, or the page reloads itself and fills in its drafts again. */
let hasAgreed = false;

function onInput({ target }: Event) {
  const { form } = target as Field;
  if (!form || !isKept(form)) return;
  know(form).isTouched = true;
  hasAgreed = false;
  save(form);
}

const findOut = () => document.querySelector<HTMLAnchorElement>(".modal__out");

/** The forms that are lost when the page, or the dialog over it, is left for another path. */
function findLost(path?: string): HTMLFormElement[] {
  const out = findOut();
  // A dialog opens over its page, which stays.
  if (path === location.pathname || (!out && path?.startsWith(`${location.pathname}/`))) return [];
  const dialog = path && out?.pathname === path ? out.parentElement : null;
  return keptForms().filter((form) => (!dialog || dialog.contains(form)) && isUnsaved(form));
}

/** Asks once before input is lost by going to another path of Roost. Agreeing deletes the drafts. */
function mayLeave(path: string): boolean {
  const lost = findLost(path);
  if (lost.length === 0) return true;
  if (!confirm(texts.discardTyped)) return false;
  for (const form of lost) {
    Object.assign(know(form), { isTouched: false, isRefused: false });
    store(know(form).key, []);
  }
  hasAgreed = true;
  return true;
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!isKept(form)) {
    if (!mayLeave(new URL(form.action).pathname)) stop(event);
    return;
  }
  const state = know(form);
  form.querySelector("[data-offer]")?.remove();
  store(state.key, []);
  Object.assign(state, { sent: readSubmissionId(form), isRefused: false });
  // Some buttons only look something up, and their answer shows the form again.
  if ((event.submitter as HTMLButtonElement | null)?.name !== "intent") state.isTouched = false;
  if (!form.querySelector("[name=intent][value=sign-out]")) return;
  try {
    localStorage.removeItem("drafts");
  } catch {
    // The browser allows no storage.
  }
}

/** The browser's history of this tab, which TypeScript's library lacks, as do browsers before 2026. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { url: string; sameDocument: boolean };
}
interface Navigation extends EventTarget {
  entries(): { url: string }[];
  currentEntry: { index: number };
}
const { navigation } = window as { navigation?: Navigation };

/** Asks before a link is followed. A link that closes a dialog navigates back if the previous entry is its page. */
function onClick(event: MouseEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  // Leaving Roost asks in the browser's own words.
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!mayLeave(link.pathname)) return stop(event);
  const before = navigation?.entries()[navigation.currentEntry.index - 1];
  if (!before || link.href !== findOut()?.href || new URL(before.url).pathname !== link.pathname) return;
  stop(event);
  history.back();
}

/** Asks at Back and Forward, where browsers let a page do so. */
function onNavigate(event: Event) {
  const { navigationType, destination } = event as NavigateEvent;
  if (navigationType !== "traverse" || !event.cancelable || !destination.sameDocument) return;
  if (!mayLeave(new URL(destination.url).pathname)) event.preventDefault();
}

function onUnload(event: BeforeUnloadEvent) {
  if (hasAgreed || findLost().length === 0) return;
  event.preventDefault();
  // Browsers of 2022 ask only with it.
  event.returnValue = true;
}

/** Starts once, with the texts of the page's language. */
export function start(given: DraftTexts): void {
  texts = given;
  addEventListener("input", onInput, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("click", onClick, true);
  navigation?.addEventListener("navigate", onNavigate);
  addEventListener("beforeunload", onUnload);
  addEventListener("reload", () => {
    hasAgreed = true;
    // The page may reload before it shows the answer to a form.
    for (const { form, sent } of known.values()) if (sent) save(form);
  });

  // Deletes drafts of other accounts, and all on the landing page, which is only for visitors without a session.
  if (account() || location.pathname === "/") store("", []);
  meetForms(visit?.type === "reload");
  // The user may have typed before this module was loaded.
  for (const form of keptForms()) {
    const isText = (field: Field) => !isBox(field) && !("options" in field);
    if (!findChanged(form).some(([, field]) => isText(field))) continue;
    know(form).isTouched = true;
    save(form);
  }
  new MutationObserver(() => {
    followSent();
    meetForms();
  }).observe(document.body, { childList: true, subtree: true });
}
