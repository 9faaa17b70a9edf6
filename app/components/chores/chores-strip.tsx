import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Strip } from "#app/presenters/chores/strip.ts";

/** A day's chores, in one quiet line at its foot. */
export const ChoresStrip = ({ strip: { title, text, href } }: { strip: Strip }) => (
  <Link className="quiet" to={href}>
    <Icon name="chores" />
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
  </Link>
);
