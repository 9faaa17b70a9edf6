import { useLocation } from "@remix-run/react";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { AISLES, EDIT_GROCERIES, GENERATE, GROCERIES, STAPLES } from "#app/shared/food/grocery-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";

const MORE: { to: string; icon: IconName; name: string }[] = [
  { to: GENERATE, icon: "spark", name: "AI Generate" },
  { to: STAPLES, icon: "repeat", name: "Staples" },
  { to: AISLES, icon: "settings", name: "Aisle order" },
  { to: "/meals/print", icon: "print", name: "Print" },
];

function More({ isAway, onClick }: Pick<ShopToolsProps, "isAway" | "onClick">) {
  return (
    <details className="menu">
      <summary className="btn btn--icon" aria-label="More list options">
        <Icon name="more" />
      </summary>
      <div className="menu__list">
        {isAway ? <p className="muted">Needs a connection</p> : null}
        {MORE.map(({ to, icon, name }) => (
          <AppLink className="btn btn--bare" to={to} key={to} preventScrollReset onClick={onClick}>
            <Icon name={icon} />
            {name}
          </AppLink>
        ))}
      </div>
    </details>
  );
}

interface ShopToolsProps {
  isEditing: boolean;
  isAway: boolean;
  /** For links that need a signal. */
  onClick: (event: { preventDefault: () => void }) => void;
  /** For the link to the other mode of the list. */
  onSwitch: (event: { preventDefault: () => void }) => void;
}

/** The link between shop mode and edit mode, and a menu. */
export function ShopTools({ isEditing, isAway, onClick, onSwitch }: ShopToolsProps) {
  const { pathname } = useLocation();
  return (
    <div className="row shop-tools">
      {isEditing ? (
        <AppLink className="btn btn--main" to={GROCERIES} preventScrollReset onClick={onSwitch}>
          <Icon name="check" />
          Done
        </AppLink>
      ) : (
        <AppLink
          className="btn btn--icon"
          to={EDIT_GROCERIES}
          aria-label="Edit list"
          preventScrollReset
          onClick={onSwitch}
        >
          <Icon name="edit" />
        </AppLink>
      )}
      {/* It closes with every page that is gone to. */}
      <More key={pathname} isAway={isAway} onClick={onClick} />
    </div>
  );
}
