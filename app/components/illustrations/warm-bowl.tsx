import { Bird } from "#app/components/illustrations/bird.tsx";

/** A steaming bowl, and a bird that waits beside it: meals to plan. */
export function WarmBowl() {
  return (
    <svg className="ill" viewBox="0 0 240 130" aria-hidden="true">
      <circle className="f-sky" cx="120" cy="66" r="62" />
      <path
        className="s-wood"
        strokeWidth="3"
        strokeDasharray="1 6"
        d="M116 36c-6-10 6-14 0-24M138 36c-6-10 6-14 0-24"
      />
      <path className="f-leaf" d="M96 56c4-12 14-14 22-10 8-8 22-6 26 2 10-2 16 2 18 8z" />
      <path className="f-roof" d="M84 54h88c0 30-16 50-44 50S84 84 84 54z" />
      <path className="f-shade" d="M84 54h88l-1 8H85z" />
      <path className="s-wood" strokeWidth="6" d="M10 108c60-6 140 2 220 0" />
      <Bird color="yellow" x={26} y={52} scale={0.92} />
    </svg>
  );
}
