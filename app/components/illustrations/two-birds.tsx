import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";

/** For time together: two birds with a heart between them. */
export function TwoBirds() {
  return (
    <Illustration viewBox="0 0 240 130">
      <circle className="f-sky" cx="120" cy="66" r="62" />
      <path className="s-wood" strokeWidth="6" d="M10 106c60-8 130 6 220-4" />
      <path
        className="f-leaf"
        d="M206 102c0-18 10-26 22-28 2 14-6 26-22 28zM36 104c-16-6-20-16-20-26 14 2 22 14 20 26z"
      />
      <path className="f-roof" d="M120 40c-12-8-16-14-16-19 0-9 12-10 16-2 4-8 16-7 16 2 0 5-4 11-16 19z" />
      <Bird color="teal" x={50} y={46} />
      <Bird color="coral" x={190} y={46} turned />
    </Illustration>
  );
}
