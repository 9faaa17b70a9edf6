import { change, count, flush, open } from "#app/components/offline/queue.ts";

export { change, flush, push, watch } from "#app/components/offline/queue.ts";

/** Signing out waits at most this long for unsent changes. */
const LAST_TRY_MS = 5_000;

/** The texts of this script, in the page's language. */
export interface OfflineTexts {
  /** Of a stored page. JavaScript must be able to parse `date`. */
  seenAt: (date: string) => string;
  changesWait: (count: number) => string;
  signOutAnyway: string;
  cancel: string;
  newVersion: string;
  reload: string;
}

/** Shows a message with buttons at the head of the page, in an element that React does not render. */
function say(text: string, buttons: Record<string, () => void>) {
  const place = document.getElementById("seen");
  if (!place) return;
  place.innerHTML = `<div class="card" role="status">${text}</div>`;
  for (const [name, act] of Object.entries(buttons)) {
    const button = document.createElement("button");
    button.className = "btn";
    button.textContent = name;
    button.onclick = () => {
      place.textContent = "";
      act();
    };
    place.firstChild?.appendChild(button);
    button.focus();
  }
}

/** Sends all changes, then signs out. Unsent changes need a confirmation (docs/product/offline.md, "Signing out"). */
async function signOut(form: HTMLFormElement, texts: OfflineTexts) {
  await Promise.race([flush(), new Promise((done) => setTimeout(done, LAST_TRY_MS))]);
  const waiting = count();
  const lose = () => void change(() => []).then(() => form.submit());
  if (waiting === 0) return lose();
  say(texts.changesWait(waiting), { [texts.signOutAnyway]: lose, [texts.cancel]: () => undefined });
}

let report: (() => Promise<void>) | undefined;
/**
 * Registers the service worker and opens the queue of an account: the user's mark and the family's id, with a space
 * between. `useOffline` calls it again after each navigation. Without HTTPS the worker is missing, but the queue works.
 */
export async function start(account: string, texts: OfflineTexts) {
  if (report) return report();
  const notice = document.querySelector("#seen p");
  if (notice) notice.textContent = texts.seenAt(notice.textContent as string);
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute("action") !== "/logout") return;
      event.preventDefault();
      void signOut(form, texts);
    },
    true,
  );
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const ready = workers?.register("/sw.js").then(
    () => workers.ready,
    () => undefined,
  );
  /** Sends the page's address and its asset files to the worker, which stores them. */
  report = async () => {
    const files = performance.getEntries().map(({ name }) => name);
    const assets = files.filter((name) => name.includes("/assets/"));
    (await ready)?.active?.postMessage({
      page: location.pathname + location.search,
      language: document.documentElement.lang,
      assets,
    });
  };
  if (workers?.controller) {
    workers.addEventListener("controllerchange", () => {
      // The grocery list cancels the event and shows this message itself.
      if (dispatchEvent(new Event("newer", { cancelable: true })))
        say(texts.newVersion, {
          [texts.reload]: () => {
            // Typed fields are filled in again.
            dispatchEvent(new Event("reload"));
            location.reload();
          },
        });
    });
  }
  workers?.addEventListener("message", () => {
    // The network's answer arrived after the stored page was shown: reload, unless the user has touched the page.
    if (navigator.userActivation?.hasBeenActive === false) location.reload();
  });
  document.addEventListener("visibilitychange", async () => {
    void report?.();
    if (document.hidden) return;
    void flush();
    (await ready)?.update();
  });
  void report();
  const [mark = "", family] = account.split(" ");
  await open(mark, `/api/families/${family}/grocery`);
}
