import { Outlet } from "@remix-run/react";
import type { ShellData } from "#app/components/shell/shell.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import { memberStyles } from "#app/presenters/people/member-colors.ts";
import { groceriesToBuy } from "#app/route-helpers/groceries-to-buy.server.ts";
import { firstCharacter } from "#app/view/member-names.ts";

/** Every page of a family lies below this route: it lets in, and brings what the frame shows. */
export const loader = familyLoader(async (context) => {
  const { user } = context.actor;
  const members = await familyMembers(context);
  const own = members.find((member) => member.user_id === user.id);
  return {
    me: {
      name: user.given_name ?? user.email,
      email: user.email,
      member: own ? { id: own.id, name: own.name, initial: firstCharacter(own.name) } : null,
    },
    toGo: (await groceriesToBuy(context)).count,
    memberStyles: memberStyles(members),
  } satisfies ShellData & { memberStyles: string };
});

export { revalidateAfterConflict as shouldRevalidate } from "#app/view/revalidate.ts";

export default function App() {
  return <Outlet />;
}
