import { change, count, flush, open } from "#app/components/offline/queue.ts";

export { change, flush, push, watch } from "#app/components/offline/queue.ts";

/** Signing out waits so long for what is not sent yet. */
const LAST_TRY_MS = 5_000;

/** Says something at the head of the page, with buttons for what there is to do: pages know nothing of it. */
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

/** Signs out when all is sent, or somebody wants to lose it (docs/product/offline.md, "Signing out"). */
async function signOut(form: HTMLFormElement) {
  await Promise.race([flush(), new Promise((done) => setTimeout(done, LAST_TRY_MS))]);
  const waiting = count();
  const lose = () => void change(() => []).then(() => form.submit());
  if (waiting === 0) return lose();
  say(waiting === 1 ? "1 change is not sent yet." : `${waiting} changes are not sent yet.`, {
    "Sign out and lose them": lose,
    Stay: () => undefined,
  });
}

let report: (() => Promise<void>) | undefined;
/**
 * Keeps this phone able to do without a signal, for a person of a family, by their mark and its number; called again wherever
 * the page goes. Without https there is no worker, and the queue lives all the same.
 */
export async function start(account: string) {
  if (report) return report();
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute("action") !== "/logout") return;
      event.preventDefault();
      void signOut(form);
    },
    true,
  );
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const ready = workers?.register("/sw.js").then(
    () => workers.ready,
    () => undefined,
  );
  /** Says where the page is, and what it runs on. */
  report = async () => {
    const files = performance.getEntries().map(({ name }) => name);
    const assets = files.filter((name) => name.includes("/assets/"));
    (await ready)?.active?.postMessage({ page: location.pathname + location.search, assets });
  };
  if (workers?.controller) {
    workers.addEventListener("controllerchange", () => {
      // The list says so at its foot.
      if (dispatchEvent(new Event("newer", { cancelable: true })))
        say("A newer Roost is ready. Your list is kept.", { Reload: () => location.reload() });
    });
  }
  workers?.addEventListener("message", () => {
    // What came late takes the place of what was kept, where nobody has begun anything.
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
