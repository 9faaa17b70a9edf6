import { isDatabaseReachable } from "#app/services/system/health.server.ts";

/** 200 `ok` if this process can reach its database, else 503 (docs/operating.md, "Running it"). */
export async function loader() {
  const isReachable = await isDatabaseReachable();
  return new Response(isReachable ? "ok" : "database unreachable", {
    status: isReachable ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
