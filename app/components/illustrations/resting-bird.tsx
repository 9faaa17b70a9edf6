import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";

/** For a calm moment: a bird rests on a branch. */
export function RestingBird() {
  return (
    <Illustration viewBox="0 0 240 130">
      <circle className="f-sky" cx="120" cy="66" r="62" />
      <circle className="f-orb" cx="150" cy="44" r="22" />
      <path className="s-wood" strokeWidth="6" d="M10 106c60-8 130 6 220-4" />
      <path className="s-wood" strokeWidth="4" d="M168 104c10-12 16-18 30-22" />
      <path
        className="f-leaf"
        d="M198 82c-2-18 8-28 18-32 4 14-2 28-18 32zM40 104c-16-6-20-16-20-26 14 2 22 14 20 26z"
      />
      <Bird color="periwinkle" x={82} y={40} scale={1.1} />
    </Illustration>
  );
}
