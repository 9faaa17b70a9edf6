import type { LoaderFunctionArgs } from "@remix-run/node";
import small from "#app/icons/icon-192.png?url";
import large from "#app/icons/icon-512.png?url";
import maskable from "#app/icons/icon-maskable-512.png?url";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { say } from "#app/words/catalogue.ts";
import { offline } from "#app/words/catalogues/offline.ts";
import { isFromRight } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";

/** The manifest in the reader's language. */
function manifest(locale: string) {
  const text = say(offline, locale);
  const language = languageOf(locale) ?? "en";
  return {
    lang: language,
    dir: isFromRight(language) ? "rtl" : "ltr",
    name: "Roost",
    short_name: "Roost",
    description: text("manifest"),
    id: "/",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#faf5ec",
    theme_color: "#faf5ec",
    icons: [
      { src: small, sizes: "192x192", type: "image/png" },
      { src: large, sizes: "512x512", type: "image/png" },
      { src: maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: text("shortcutGroceries"), url: "/groceries" },
      { name: text("shortcutEvent"), url: NEW_EVENT },
      { name: text("shortcutToday"), url: "/dashboard" },
    ],
  };
}

export const loader = ({ request }: LoaderFunctionArgs) => {
  const locale = readerLocale(request);
  const body = manifest(locale);
  return new Response(JSON.stringify(body), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Content-Language": body.lang,
      "Cache-Control": "public, max-age=86400",
      Vary: "Accept-Language",
    },
  });
};
