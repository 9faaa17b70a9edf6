import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";

/** The lamp's light, for `fill="url(#glow)"` in any picture of the page. Visible in dark mode alone (`.f-glow`). */
function LampGlow() {
  return (
    <radialGradient id="glow">
      <stop offset=".3" stopColor="#ffd777" stopOpacity=".5" />
      <stop offset="1" stopColor="#ffd777" stopOpacity="0" />
    </radialGradient>
  );
}

/** A bird house in a tree above hills, with the sun in light mode and the moon in dark mode. */
export function HeroPicture() {
  return (
    <Illustration viewBox="0 0 640 540">
      <LampGlow />
      <path
        className="f-star"
        d="M-80-150h3v3h-3zM20-40h2v2h-2zM120-190h3v3h-3zM250-90h2v2h-2zM330 40h3v3h-3zM360-160h2v2h-2zM520-90h3v3h-3zM690-170h2v2h-2zM740 10h3v3h-3z"
      />
      <circle className="f-orb" cx="226" cy="172" r="118" />
      <path
        className="f-h1"
        d="M-2600 470h1500c300-70 520-50 760-30 200 16 330-70 500-50 130 16 220 40 330-30s250-70 760-20h1500v210h-5350z"
      />
      <path className="f-wall" d="M250 402v-20l16-12 16 12v20zM296 404v-15l13-10 13 10v15z" />
      <path className="f-roof" d="m266 362-23 18 5 6 18-14 18 14 5-6zM309 373l-18 14 4 5 14-11 14 11 4-5z" />
      <path className="f-lamp" d="M261 386h10v9h-10zM304 392h9v7h-9z" />
      <path
        className="f-h2"
        d="M-2600 500h1500c340-50 640-30 900-20 180 6 280-70 420-28 150 44 240 30 360-20s170-40 670-10h1500v140h-5350z"
      />
      <g transform="translate(36)">
        <path
          className="f-wood"
          d="M520 540c18-90 22-170 6-250-10-52-16-92-52-128l14-12c24 22 38 44 50 74 6-50 2-92-18-140l18-6c24 56 28 100 22 150 14-30 34-50 66-70l10 14c-44 32-66 70-68 124-2 84 4 160 26 244z"
        />
        <path className="s-wood" strokeWidth="11" d="M486 160C440 132 380 124 262 144" />
        <path className="s-wood" strokeWidth="6" d="M318 134c-26-16-44-24-56-42M420 136c-14-20-20-36-40-52" />
        <g className="f-leaf">
          <ellipse cx="560" cy="84" rx="104" ry="76" />
          <ellipse cx="474" cy="66" rx="74" ry="52" />
          <ellipse cx="636" cy="160" rx="80" ry="62" />
        </g>
        <g className="f-h3" opacity=".6">
          <ellipse cx="520" cy="52" rx="62" ry="40" />
          <ellipse cx="612" cy="106" rx="60" ry="44" />
        </g>
        <path
          className="f-leaf"
          d="M262 92c-22-14-38-12-46-6 8 12 26 18 46 6zM380 84c-8-24-24-32-36-32 0 16 12 32 36 32zM352 128c2-18-8-28-20-32-2 14 4 28 20 32z"
        />
      </g>
      <g transform="translate(36)">
        <path className="s-wood" strokeWidth="3" d="m404 131-40 66M404 131l40 66" />
        <path className="f-wall" d="M340 240 404 186l64 54v110h-128z" />
        <path className="f-shade" d="m340 240 64-54 64 54v16l-64-54-64 54z" />
        <path className="f-roof" d="m404 166-84 74 13 14 71-62 71 62 13-14z" />
        <path className="f-h3" d="M330 348h148v12H330z" />
        <circle className="f-glow" cx="404" cy="272" r="84" fill="url(#glow)" />
        <circle className="f-lamp" cx="404" cy="272" r="29" />
        <path className="s-wood" strokeWidth="8" d="M404 330h34" />
        <Bird color="yellow" x={408} y={276} scale={0.86} />
      </g>
      <Bird color="mint" x={510} y={92} scale={0.62} turned />
      <path
        className="f-h3"
        d="M-2600 512h1500c360-30 640-6 900-12 160-4 320-40 460-14s300 22 1090-16h1500v130h-5450z"
      />
      <path className="s-leaf" strokeWidth="4" d="M360 508v-20M374 506v-30M388 506v-16M634 500v-20M648 500v-28" />
      <g className="m-coral">
        <circle className="f-m" cx="374" cy="472" r="8" />
        <circle className="f-m" cx="648" cy="468" r="8" />
      </g>
      <g className="m-yellow">
        <circle className="f-m" cx="360" cy="484" r="6" />
        <circle className="f-m" cx="388" cy="486" r="5" />
        <circle className="f-m" cx="634" cy="476" r="6" />
      </g>
    </Illustration>
  );
}
