import iconsUrl from "#app/icons/icons.svg?url";

/** A bird sits puzzled on a broken branch: something went wrong on our side. */
export function FallenBird() {
  return (
    <svg className="ill" viewBox="0 0 240 130" aria-hidden="true">
      <circle className="f-sky" cx="120" cy="66" r="62" />
      <path className="s-wood" strokeWidth="6" d="M10 106c60-8 130 6 220-4" />
      <path className="s-wood" strokeWidth="4" d="M168 104c10-12 16-18 30-22" />
      <path
        className="f-leaf"
        d="M198 82c-2-18 8-28 18-32 4 14-2 28-18 32zM40 104c-16-6-20-16-20-26 14 2 22 14 20 26z"
      />
      <g className="m-coral" transform="translate(96 40) scale(1.1 1.1)">
        <svg width="66" height="60" overflow="visible" color="var(--m)" aria-hidden="true">
          <use href={`${iconsUrl}#bird`} />
        </svg>
      </g>
    </svg>
  );
}
