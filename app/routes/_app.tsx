import { Outlet } from "@remix-run/react";
import type { ShellData } from "#app/components/shell/shell.tsx";
import { loadShell } from "#app/pages/dashboard/shell.server.ts";
import { familyLoader } from "#app/server/page.server.ts";

/** The layout of nearly all pages of a family: requires a user with a family, and loads the frame. */
export const loader = familyLoader(
  async (context) => (await loadShell(context)) satisfies ShellData & { memberStyles: string },
);

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";

export default function App() {
  return <Outlet />;
}
