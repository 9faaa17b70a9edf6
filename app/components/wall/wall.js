// The wall's own script, inlined into its pages: fetches the page again each minute, at each change and after each tap, and
// replaces the old one. While Roost is away it keeps the page, and says how old it is.
(() => {
  const RETRY_MS = 10000;
  const PATIENCE_MS = 20000;
  const GATHER_MS = 400;
  const HOME_AFTER_MS = 180000;
  const HOME = "/wall";
  const root = document.documentElement;
  let here = location.pathname;
  let madeAt = Date.now();
  let touchedAt = madeAt;
  let timer;
  let source;
  let isBusy = false;
  // Requests to send after the current one: taps in their order, or the page again after a change.
  const waiting = [];

  const later = (ms) => {
    clearTimeout(timer);
    // The current request sets the timer again.
    timer = setTimeout(() => isBusy || load(Date.now() - touchedAt > HOME_AFTER_MS ? HOME : here), ms);
  };
  const styles = (page) => [...page.querySelectorAll("link[rel=stylesheet]")].map(({ href }) => href).join();
  const own = document.currentScript.textContent;

  function formatOld(isTap) {
    const foot = document.querySelector(".wfoot");
    const minutes = Math.floor((Date.now() - madeAt) / 60000);
    const { old, oldAgo, notSaved } = foot.dataset;
    const ago = new Intl.RelativeTimeFormat(root.lang).format(-minutes, "minute");
    const age = minutes < 1 ? old : oldAgo.replace("{ago}", ago);
    foot.textContent = isTap ? `${notSaved} ${age}` : age;
    foot.hidden = false;
    root.classList.add("is-old");
  }

  function show(page, path, colors) {
    const script = page.querySelector("script");
    // Another build: its own styles and script come with it.
    if (styles(page) !== styles(document) || (script && script.textContent !== own)) return location.replace(path);
    const focused = document.activeElement?.getAttribute("value") ?? document.activeElement?.getAttribute("href");
    document.querySelector("style").textContent = colors;
    document.title = page.title;
    root.className = page.documentElement.className;
    for (const name of ["refresh", "wait", "revision", "clock"]) {
      const value = page.documentElement.dataset[name];
      if (value === undefined) delete root.dataset[name];
      else root.dataset[name] = value;
    }
    document.body.replaceWith(document.adoptNode(page.body));
    if (focused) document.querySelector(`[value="${CSS.escape(focused)}"], [href="${CSS.escape(focused)}"]`)?.focus();
    if (path !== location.pathname) history.replaceState(null, "", path);
    here = path;
    madeAt = Date.now();
  }

  async function load(path = here, body) {
    if (isBusy) return waiting.push([path, body]);
    isBusy = true;
    const stop = new AbortController();
    const limit = setTimeout(() => stop.abort(), PATIENCE_MS);
    try {
      const init = { cache: "no-store", signal: stop.signal, ...(body ? { method: "POST", body } : {}) };
      const answer = await fetch(path, init);
      let colors = "";
      // The element that is there may have other colours; one with another nonce would not be let in.
      const text = (await answer.text()).replace(/<style[^>]*>([^<]*)<\/style>/, (_, css) => {
        colors = css;
        return "";
      });
      const page = new DOMParser().parseFromString(text, "text/html");
      if (answer.status >= 500 || !page.documentElement.classList.contains("wall")) throw new Error();
      show(page, new URL(answer.url).pathname, colors);
      goOn();
    } catch {
      formatOld(Boolean(body));
      later(RETRY_MS);
    } finally {
      clearTimeout(limit);
      isBusy = false;
      if (waiting.length > 0) load(...waiting.shift());
    }
  }

  // A page that is on its way may have been made before the change.
  function catchUp() {
    if (!isBusy) later(GATHER_MS);
    else if (waiting.length === 0) waiting.push([]);
  }

  // A stream that was refused is asked for again with the next page.
  function listen() {
    if (!root.dataset.revision) return source?.close();
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(HOME);
    source.addEventListener("hello", ({ data }) => {
      if (JSON.parse(data).revision > Number(root.dataset.revision)) catchUp();
    });
    for (const name of ["changed", "signed-out"]) source.addEventListener(name, catchUp);
    source.addEventListener("signed-out", () => source.close());
  }

  // A screen that was taken off asks for nothing more.
  function goOn() {
    listen();
    clearTimeout(timer);
    if (root.dataset.refresh !== "0") later(1000 * Number(root.dataset.wait));
  }

  addEventListener("online", () => later(0));
  addEventListener("pointerdown", () => {
    touchedAt = Date.now();
  });
  addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    load(new URL(link.href).pathname);
  });
  addEventListener("submit", (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(event.target));
    if (event.submitter?.name) body.append(event.submitter.name, event.submitter.value);
    load(new URL(event.target.action).pathname + new URL(event.target.action).search, body);
  });
  goOn();
})();
