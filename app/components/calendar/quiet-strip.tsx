import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { StripView } from "#app/view/strip.ts";

interface QuietStripProps {
  icon: "school" | "chores";
  strip: StripView;
}

/** School or chores of a day, in one quiet strip beside its events. */
export const QuietStrip = ({ icon, strip: { title, text, href } }: QuietStripProps) => (
  <Link className="quiet" to={href} discover="none">
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      {text ? <small>{text}</small> : null}
    </span>
  </Link>
);
