import { useLocation } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { AISLES, EDIT_GROCERIES, GENERATE, GROCERIES, STAPLES } from "#app/shared/food/grocery-links.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

const MORE = [
  { to: GENERATE, icon: "spark", name: "generate" },
  { to: STAPLES, icon: "repeat", name: "staples" },
  { to: AISLES, icon: "settings", name: "aisleOrder" },
  { to: "/meals/print", icon: "print", name: "print" },
] as const;

function More({ isAway, onClick }: Pick<ShopToolsProps, "isAway" | "onClick">) {
  const say = useSay(groceries);
  return (
    <details className="menu">
      <summary className="btn btn--icon" aria-label={say("moreOptions")}>
        <Icon name="more" />
      </summary>
      <div className="menu__list">
        {isAway ? <p className="muted">{say("needsConnection")}</p> : null}
        {MORE.map(({ to, icon, name }) => (
          <AppLink className="btn btn--bare" to={to} key={to} preventScrollReset onClick={onClick}>
            <Icon name={icon} />
            {say(name)}
          </AppLink>
        ))}
      </div>
    </details>
  );
}

interface ShopToolsProps {
  isEditing: boolean;
  isAway: boolean;
  /** For links that need a connection. */
  onClick: (event: { preventDefault: () => void }) => void;
  /** For the link to the other mode of the list. */
  onSwitch: (event: { preventDefault: () => void }) => void;
}

/** The link between shop mode and edit mode, and a menu. */
export function ShopTools({ isEditing, isAway, onClick, onSwitch }: ShopToolsProps) {
  const say = useSay(groceries);
  const { pathname } = useLocation();
  return (
    <div className="row shop-tools">
      {isEditing ? (
        <AppLink className="btn btn--main" to={GROCERIES} preventScrollReset onClick={onSwitch}>
          <Icon name="check" />
          {say("doneEditing")}
        </AppLink>
      ) : (
        <AppLink
          className="btn btn--icon"
          to={EDIT_GROCERIES}
          aria-label={say("editList")}
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
