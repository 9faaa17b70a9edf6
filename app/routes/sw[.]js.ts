import { text as worker } from "#app/components/offline/worker.ts?script";
import icon from "#app/icons/icon-192.png?url";

/** With each build it is another text: that is how browsers learn of a newer Roost. */
const TEXT = `const ICON=${JSON.stringify(icon)};${worker}//${import.meta.env.ROOST_BUILD}`;

/** A worker asks this site alone, and is nothing that could be shown. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export const loader = () =>
  new Response(TEXT, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": POLICY,
    },
  });
