import iconsUrl from "#app/icons/icons.svg?url";
import type { IconName } from "#app/shared/icon-name.ts";

/** CSS sets other sizes; without CSS an icon must not fill the screen. */
const SIZE = { width: 24, height: 24 };

/** A line icon beside words. `small` sits in a line of text; `flip` mirrors it in right-to-left texts. */
export function Icon({ name, small, flip }: { name: IconName; small?: boolean; flip?: boolean }) {
  return (
    <svg className={`icon${small ? " icon--s" : ""}${flip ? " flip" : ""}`} {...SIZE} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}

/** A picture of the icon file that is not a line icon: the logo and the birds. */
export function Picture({ name, className }: { name: "logo" | "bird" | "bird-fly"; className?: string }) {
  return (
    <svg className={className} {...SIZE} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}

export function Brand({ href }: { href: string }) {
  return (
    <a className="brand" href={href}>
      <Picture name="logo" />
      Roost
    </a>
  );
}
