import { redirect } from "@remix-run/node";
import icon from "#app/icons/icon-192.png?url";

/** For programs that read no icons from pages. */
export const loader = () => redirect(icon, { headers: { "Cache-Control": "public, max-age=86400" } });
