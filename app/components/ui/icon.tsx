import iconsUrl from "#app/icons/icons.svg?url";
import type { IconName } from "#app/shared/icon-name.ts";

/** The default size, so that an icon does not fill the screen without CSS. */
const SIZE = { width: 24, height: 24 };

/** A line icon beside text. `small` fits a line of text; `flip` mirrors it in right-to-left texts. */
export function Icon({ name, small, flip }: { name: IconName; small?: boolean; flip?: boolean }) {
  return (
    <svg className={`icon${small ? " icon--s" : ""}${flip ? " flip" : ""}`} {...SIZE} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}

/** A drawing of the icon file other than the line icons: the logo or a bird. */
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
