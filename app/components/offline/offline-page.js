// Fills the offline page: the stored pages, and the fields of a form that could not be sent. Not React, because this
// page is answered at any address. Browsers run this file as it is.
(() => {
  const DAY_MS = 864e5;
  /** Fields that forms send but users do not type. */
  const CARRIED = /^(intent|level|return_to|has_script|.*_(id|at))$/;
  const find = (id) => document.getElementById(id);

  /** "10:12", "yesterday", "12 October", in the browser's language. */
  const formatWhen = (seen) => {
    const midnight = (date) => new Date(date).setHours(0, 0, 0, 0);
    const days = Math.round((midnight(Date.now()) - midnight(seen)) / DAY_MS);
    if (days === 0) return seen.toLocaleTimeString([], { timeStyle: "short" });
    return days === 1 ? "yesterday" : seen.toLocaleDateString([], { day: "numeric", month: "long" });
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
    const use = pathname === "/groceries" ? "ticking works" : "to read";
    row.querySelector("small").textContent = `As of ${formatWhen(new Date(page.headers.get("Date")))}, ${use}`;
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
      const words = name.replace(/[_.[\]]+/g, " ").trim();
      line.textContent = `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${value}`;
      find("typed").append(line);
    }
  };

  find("again").href = location.href;
  showTyped();
  if ("caches" in window) showPages();
})();
