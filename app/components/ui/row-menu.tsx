import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useClosingMenu } from "#app/components/ui/use-closing-menu.ts";

/** A menu of links for further actions on a row. Script closes it after a choice, Escape or a click elsewhere. */
export const RowMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="menu" ref={useClosingMenu<HTMLDetailsElement>()}>
    <summary className="btn btn--icon" aria-label={label}>
      <Icon name="more" />
    </summary>
    <div className="menu__list">{children}</div>
  </details>
);
