/** A nest with eggs of several colours: a family about to be there. */
export function NestOfEggs() {
  return (
    <svg className="ill" viewBox="0 0 240 130" aria-hidden="true">
      <circle className="f-sky" cx="120" cy="66" r="62" />
      <path className="s-wood" strokeWidth="6" d="M10 108c60-6 130 4 220-4" />
      <path
        className="f-leaf"
        d="M202 102c0-18 10-26 22-28 2 14-6 26-22 28zM36 104c-16-6-20-16-20-26 14 2 22 14 20 26z"
      />
      <path className="f-m m-teal" d="M92 34c11 0 17 15 17 24s-7 17-17 17-17-8-17-17 6-24 17-24z" />
      <path className="f-m m-coral" d="M148 34c11 0 17 15 17 24s-7 17-17 17-17-8-17-17 6-24 17-24z" />
      <path className="f-m m-yellow" d="M120 28c12 0 18 16 18 26s-8 18-18 18-18-8-18-18 6-26 18-26z" />
      <path className="f-wood" d="M64 60c30 12 82 12 112 0 0 32-20 48-56 48S64 92 64 60z" />
      <path
        className="s-pale"
        strokeWidth="2.5"
        d="M70 72c32 11 68 11 100 0M74 84c30 10 62 10 92 0M84 95c24 7 48 7 72 0M64 60c-8-2-12-6-16-10M176 60c8-2 12-6 16-10"
      />
    </svg>
  );
}
