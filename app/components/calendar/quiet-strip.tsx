import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { StripView } from "#app/presenters/school/strips.ts";

/** School on a day, in one quiet strip above its events. */
export const QuietStrip = ({ strip: { title, text, href } }: { strip: StripView }) => (
  <Link className="quiet" to={href} discover="none">
    <Icon name="school" />
    <span>
      <b>{title}</b>
      {text ? (
        <>
          <br />
          {text}
        </>
      ) : null}
    </span>
  </Link>
);
