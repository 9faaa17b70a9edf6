import type { ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink, MenuLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { account } from "#app/words/catalogues/account.ts";

const TABS = [
  { to: "/account", name: "profile" },
  { to: "/account/family", name: "family" },
  { to: "/account/notifications", name: "notifications" },
  { to: "/account/privacy", name: "privacy" },
] as const;

/** The frame of the account's four pages. */
export function AccountPage({ children, dialog }: { children: ReactNode; dialog?: ReactNode }) {
  const say = useSay(account);
  return (
    <Page dialog={dialog} title={say("pages")}>
      <AppLink className="back" to="/dashboard">
        <Icon name="left" flip />
        {say("backToDashboard")}
      </AppLink>
      <nav aria-label={say("pagesName")}>
        <div className="tabs">
          {TABS.map(({ to, name }) => (
            <MenuLink key={to} to={to} end={to === "/account"}>
              {say(name)}
            </MenuLink>
          ))}
        </div>
      </nav>
      <div className="stack stack-l measure">{children}</div>
    </Page>
  );
}
