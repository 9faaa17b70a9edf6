import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

const TABS = [
  { to: "/account", name: "Profile Information" },
  { to: "/account/family", name: "Family Settings" },
  { to: "/account/notifications", name: "Notifications" },
  { to: "/account/privacy", name: "Privacy & Security" },
];

/** The frame of the account's four pages. */
export function AccountPage({ children, dialog }: { children: ReactNode; dialog?: ReactNode }) {
  return (
    <Page dialog={dialog} title="Account Settings">
      <AppLink className="back" to="/dashboard">
        <Icon name="left" flip />
        Back to Dashboard
      </AppLink>
      <nav aria-label="Account settings">
        <div className="tabs">
          {TABS.map(({ to, name }) => (
            <NavLink key={to} to={to} end={to === "/account"}>
              {name}
            </NavLink>
          ))}
        </div>
      </nav>
      <div className="stack stack-l measure">{children}</div>
    </Page>
  );
}
