import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";

/** For an unexpected error: a bird looks down at the egg that fell out of its nest. */
export function FallenBird() {
  return (
    <Illustration viewBox="0 0 240 150">
      <circle className="f-sky" cx="120" cy="72" r="66" />
      <path className="s-wood" strokeWidth="6" d="M10 84c40-6 90-2 134 0" />
      <path className="s-wood" strokeWidth="4" d="M124 83c10-8 16-14 28-16" />
      <path
        className="f-leaf"
        d="M150 68c6-14 18-18 28-16-4 12-14 20-28 16zM30 82c-14-4-20-14-20-24 12 2 20 12 20 24z"
      />
      <Bird color="coral" x={62} y={22} scale={0.95} />
      <path className="f-wood" d="M52 64h66c-2 18-14 28-33 28S54 82 52 64z" />
      <path className="s-pale" strokeWidth="2.5" d="M60 70c16 5 34 5 50 0M62 78c14 5 32 5 46 0M70 86c10 3 20 3 30 0" />
      <path className="s-wood" strokeWidth="2" strokeDasharray="2 7" d="M128 76c20 2 34 18 40 38" />
      <path className="f-h2" d="M20 142c50-8 150-10 200 0v6H20z" />
      <g className="m-mint" transform="rotate(24 172 128)">
        <path className="f-m" d="M172 112c9 0 14 11 14 18s-6 13-14 13-14-6-14-13 5-18 14-18z" />
      </g>
    </Illustration>
  );
}
