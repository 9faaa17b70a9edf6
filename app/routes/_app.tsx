import { Outlet } from "@remix-run/react";
import type { ShellData } from "#app/components/shell/shell.tsx";
import { loadShell } from "#app/pages/dashboard/shell.server.ts";
import { familyLoader } from "#app/server/page.server.ts";

/** Nearly every page of a family lies below this route: it lets in, and brings what the frame shows. */
export const loader = familyLoader(
  async (context) => (await loadShell(context)) satisfies ShellData & { memberStyles: string },
);

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";

export default function App() {
  return <Outlet />;
}
