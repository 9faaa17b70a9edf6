import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";

/** For an empty list: a bird flies away from an empty branch. */
export function EmptyBranch() {
  return (
    <Illustration viewBox="0 0 240 130">
      <circle className="f-sky" cx="120" cy="66" r="62" />
      <path className="s-wood" strokeWidth="6" d="M10 100c60-8 130 6 220-4" />
      <path
        className="f-leaf"
        d="M198 78c-2-18 8-28 18-32 4 14-2 28-18 32zM40 98c-16-6-20-16-20-26 14 2 22 14 20 26z"
      />
      <path className="s-wood" strokeWidth="3" d="M194 96c1-8 2-12 5-19M48 98c-4-4-8-8-13-12" />
      <Bird color="coral" x={150} y={18} scale={0.8} flies />
      <path className="s-wood" strokeWidth="2" strokeDasharray="2 8" d="M60 84c20-30 50-44 84-46" />
    </Illustration>
  );
}
