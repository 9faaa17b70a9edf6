/** The inside of the jar in units of the SVG; stars fill it from below. */
const ROOM = { bottom: 118, height: 92 };

/** A jar of stars: `filled` from 0 to 1, `id` unique on the page. */
export function StarJar({ id, filled }: { id: string; filled: number }) {
  const height = Math.round(filled * ROOM.height);
  return (
    <svg className="jar" viewBox="0 0 100 124" width="96" height="119" aria-hidden="true">
      <path
        className="glass"
        d="M20 22h60c10 6 14 14 14 24v58a16 16 0 0 1-16 16H22a16 16 0 0 1-16-16V46c0-10 4-18 14-24z"
      />
      <clipPath id={id}>
        <path d="M22 25h56c9 5 13 12 13 21v58a13 13 0 0 1-13 13H22a13 13 0 0 1-13-13V46c0-9 4-16 13-21z" />
      </clipPath>
      <rect className="gold" x="8" y={ROOM.bottom - height} width="84" height={height} clipPath={`url(#${id})`} />
      <rect className="lid" x="16" y="6" width="68" height="15" rx="5" />
    </svg>
  );
}
