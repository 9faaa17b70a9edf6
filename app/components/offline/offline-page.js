// Fills the offline page: the stored pages, and the fields of a form that could not be sent. Not React, because this
// page is answered at any address. Browsers run this file as it is.
(() => {
  const DAY_MS = 864e5;
  /** Fields that forms send but users do not type. */
  const CARRIED = /^(intent|level|return_to|has_script|.*_(id|at))$/;
  const find = (id) => document.getElementById(id);

  /** The page's language; with the reader's region, where their browser is in the same language. */
  const { lang } = document.documentElement;
  const locale = navigator.languages.find((known) => known.split("-")[0] === lang.split("-")[0]) ?? lang;

  /** "10:12", "yesterday", "12 October" */
  const formatWhen = (seen) => {
    const midnight = (date) => new Date(date).setHours(0, 0, 0, 0);
    const days = Math.round((midnight(Date.now()) - midnight(seen)) / DAY_MS);
    if (days === 0) return seen.toLocaleTimeString(locale, { timeStyle: "short" });
    if (days === 1) return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-1, "day");
    return seen.toLocaleDateString(locale, { day: "numeric", month: "long" });
  };

  const showPage = async (request, page) => {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const rows = [...find("kept").querySelectorAll("[data-address]")];
    const pattern = rows.find(({ dataset }) => new RegExp(dataset.address).test(address));
    const row = pattern.cloneNode(true);
    const title = /<title>([^<]*) · Roost/.exec(await page.text());
    const name = row.querySelector("strong");
    name.textContent ||= title?.[1] ?? pathname;
    const { toTick, toRead } = find("kept").dataset;
    const when = formatWhen(new Date(page.headers.get("Date")));
    row.querySelector("small").textContent = (pathname === "/groceries" ? toTick : toRead).replace("{when}", when);
    row.querySelector("a").href = address;
    row.hidden = find("kept").hidden = find("last").hidden = false;
    row.removeAttribute("data-address");
    find("kept").prepend(row);
  };

  const showPages = async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith("pages ")) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const page = await cache.match(request);
        if (page?.headers.get("Content-Type")?.startsWith("text/html")) await showPage(request, page);
      }
    }
  };

  const showTyped = () => {
    const { typed } = document.documentElement.dataset;
    const fields = typed ? JSON.parse(decodeURIComponent(typed)) : [];
    if (fields.length === 0) return;
    find("missing").hidden = true;
    find("typed").hidden = false;
    for (const [name, value] of fields) {
      if (!value || CARRIED.test(name)) continue;
      const line = document.createElement("p");
      // The names of fields are English.
      const words = lang === "en" ? name.replace(/[_.[\]]+/g, " ").trim() : "";
      line.textContent = words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${value}` : value;
      find("typed").append(line);
    }
  };

  find("again").href = location.href;
  showTyped();
  if ("caches" in window) showPages();
})();
