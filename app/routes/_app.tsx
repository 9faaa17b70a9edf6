import { Outlet } from "@remix-run/react";
import type { ShellData } from "#app/components/shell/shell.tsx";
import { loadShell } from "#app/pages/dashboard/shell.server.ts";
import { userLoader } from "#app/server/page.server.ts";
import { requireActor } from "#app/server/session/request-user.server.ts";
import { WAYS_HREF } from "#app/shared/people/sign-in-again.ts";

/** Pages about the account alone, for a user without a family, too. */
const OF_ACCOUNT = [WAYS_HREF, "/drafts/form"];

/** The layout of nearly all pages of a family: requires a user with a family, and loads the frame. */
export const loader = userLoader(async (context) => {
  const { session, url } = context;
  if (!session.family && OF_ACCOUNT.some((path) => url.pathname.startsWith(path))) return null;
  const shell = await loadShell({ ...context, actor: await requireActor(context) });
  return shell satisfies ShellData & { memberStyles: string };
});

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";

export default function App() {
  return <Outlet />;
}
