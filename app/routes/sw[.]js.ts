import { text as worker } from "#app/components/offline/worker.ts?script";
import icon from "#app/icons/icon-192.png?url";

/** Contains the build's id, so that browsers notice a newer version. */
const TEXT = `const ICON=${JSON.stringify(icon)};${worker}//${import.meta.env.ROOST_BUILD}`;

/** The worker fetches from this site alone, and cannot be framed. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export const loader = () =>
  new Response(TEXT, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": POLICY,
    },
  });
