import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";

/** A nest box on a branch, with the sun behind it and a bird on its way. */
export function NestBox() {
  return (
    <Illustration viewBox="0 0 240 150">
      <circle className="f-orb" cx="70" cy="80" r="44" />
      <path className="s-wood" strokeWidth="6" d="M6 124c60-8 120 6 228-4" />
      <path
        className="f-leaf"
        d="M206 120c4-20 16-26 26-26 0 14-10 26-26 26zM30 122c-14-4-20-14-20-24 12 2 20 12 20 24z"
      />
      <path className="f-wall" d="M92 72 128 42l36 30v46H92z" />
      <path className="f-roof" d="m128 30-48 42 8 8 40-35 40 35 8-8z" />
      <path className="f-shade" d="M97 71.5 128 44l31 27.5v9L128 54 97 80.500z" />
      <circle className="f-lamp" cx="128" cy="84" r="14" />
      <path className="s-wood" strokeWidth="5" d="M128 108h18" />
      <Bird color="teal" x={236} y={30} scale={0.6} turned flies />
    </Illustration>
  );
}
