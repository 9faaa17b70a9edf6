import iconsUrl from "#app/icons/icons.svg?url";

/** The classes `m-…` of palette.css. */
export type PaletteColor = "teal" | "coral" | "yellow" | "periwinkle" | "plum" | "mint" | "peach" | "sage";

interface BirdProps {
  color: PaletteColor;
  /** The upper left corner in units of the picture; a bird of scale 1 is 66 units wide. */
  x: number;
  y: number;
  scale?: number;
  /** Faces left; then `x` is its right edge. */
  turned?: boolean;
  flies?: boolean;
  hop?: string;
}

/** One bird of a picture. The outer group has the position, because the hop animates the inner group's transform. */
export function Bird({ color, x, y, scale = 1, turned, flies, hop }: BirdProps) {
  return (
    <g className={`m-${color}`} transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}>
      <g className={hop}>
        <svg width="66" height={flies ? 46 : 60} overflow="visible" color="var(--m)" aria-hidden="true">
          <use href={`${iconsUrl}#${flies ? "bird-fly" : "bird"}`} />
        </svg>
      </g>
    </g>
  );
}
