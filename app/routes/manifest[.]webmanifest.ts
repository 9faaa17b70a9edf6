import small from "#app/icons/icon-192.png?url";
import large from "#app/icons/icon-512.png?url";
import maskable from "#app/icons/icon-maskable-512.png?url";
import { NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";

const MANIFEST = {
  name: "Roost",
  short_name: "Roost",
  description: "One calm place for the family’s calendar, meals, shopping and time together.",
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
    { name: "Groceries", url: "/groceries" },
    { name: "Add Event", url: NEW_EVENT },
    { name: "Today", url: "/dashboard" },
  ],
};

export const loader = () =>
  new Response(JSON.stringify(MANIFEST), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
