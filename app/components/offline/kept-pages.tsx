import { useEffect, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/view/icon-name.ts";

interface KeptPage {
  address: string;
  icon: IconName;
  name: string;
  text: string;
}

const NAMES: [address: RegExp, icon: IconName, name: string][] = [
  [/^\/groceries$/, "basket", "Groceries"],
  [/^\/dashboard$/, "home", "Dashboard"],
  [/^\/calendar\?/, "calendar", "Day"],
  [/^\/meals/, "meals", "Meals"],
];

const DAY_MS = 864e5;

/** "10:12", "yesterday", "12 October", in the browser's language. */
function sayWhen(seen: Date, now: Date): string {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(seen)) / DAY_MS);
  if (days === 0) return seen.toLocaleTimeString([], { timeStyle: "short" });
  return days === 1 ? "yesterday" : seen.toLocaleDateString([], { day: "numeric", month: "long" });
}

/** The pages that this phone has, the last seen first. */
async function readKept(): Promise<KeptPage[]> {
  const pages: KeptPage[] = [];
  for (const name of (await caches.keys()).filter((known) => known.startsWith("pages "))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const page = await cache.match(request);
      if (!page?.headers.get("Content-Type")?.startsWith("text/html")) continue;
      const known = NAMES.find(([pattern]) => pattern.test(pathname + search));
      const title = /<title>([^<]*) · Roost/.exec(await page.text())?.[1] ?? pathname;
      const when = sayWhen(new Date(page.headers.get("Date") ?? 0), new Date());
      const use = pathname === "/groceries" ? "ticking works" : "to read";
      pages.unshift({
        address: pathname + search,
        icon: known?.[1] ?? "book",
        name: known?.[2] ?? title,
        text: `As of ${when}, ${use}`,
      });
    }
  }
  return pages;
}

/** What was opened last, and can be read without a signal. By script alone: it is this phone that knows. */
export function KeptPages() {
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    if ("caches" in window) readKept().then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <>
      <p>What you opened last is:</p>
      <ul className="hits">
        {pages.map(({ address, icon, name, text }) => (
          <li key={address}>
            <a href={address}>
              <Icon name={icon} />
              <span>
                <strong>{name}</strong>
                <small>{text}</small>
              </span>
              <Icon name="right" small flip />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
