/** A basket with bread, carrots and apples: groceries, all there. */
export function FullBasket() {
  return (
    <svg className="ill" viewBox="0 0 240 130" aria-hidden="true">
      <circle className="f-sky" cx="120" cy="66" r="62" />
      <path className="s-wood" strokeWidth="5" d="M84 70c0-62 72-62 72 0" />
      <path className="f-leaf" d="M88 40c-10-6-12-16-8-24 6 4 10 8 11 14 4-8 10-12 18-12-1 10-8 20-21 22z" />
      <path className="f-m m-yellow" d="M84 74c-2-16-2-26 6-34 8 8 9 18 8 34z" />
      <path className="f-roof" d="M138 74c-16-2-18-28-2-30 4 0 5 2 8 2s4-2 8-2c16 2 14 28-2 30z" />
      <path className="f-wall" d="M98 74c0-26 6-42 16-42s16 16 16 42z" />
      <path className="s-wood" strokeWidth="3" d="M144 46c0-6 2-9 6-11M106 48l14-5M106 58l14-5" />
      <path className="f-wood" d="M66 70h108l-10 42c-1 3-3 5-6 5H82c-3 0-5-2-6-5z" />
      <path className="s-pale" strokeWidth="3" d="M76 82h88M79 94h82M98 76l4 34M120 76v34M142 76l-4 34" />
      <path className="f-h2" d="M16 118c60-6 150-6 208 0v5H16z" />
    </svg>
  );
}
