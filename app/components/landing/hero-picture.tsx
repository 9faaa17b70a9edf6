import iconsUrl from "#app/icons/icons.svg?url";

interface BirdProps {
  color: string;
  transform: string;
  flies?: boolean;
  hop?: string;
}

/** One bird of a picture. The outer group stands still, so that the hop's own transform does not move it away. */
export function Bird({ color, transform, flies, hop }: BirdProps) {
  return (
    <g className={`m-${color}`} transform={transform}>
      <g className={hop}>
        <svg width="66" height={flies ? 46 : 60} overflow="visible" color="var(--m)" aria-hidden="true">
          <use href={`${iconsUrl}#${flies ? "bird-fly" : "bird"}`} />
        </svg>
      </g>
    </g>
  );
}

/** Four coloured birds come home to a bird house in a tree, at sunrise by day and by moonlight at night. */
export function HeroPicture() {
  return (
    <svg
      className="ill"
      viewBox="0 0 640 520"
      role="img"
      aria-label="Four coloured birds coming home to a bird house in a tree at sunrise"
    >
      <circle className="f-orb" cx="208" cy="270" r="118" />
      <path
        className="f-h1"
        d="M-1100 470c300-70 520-50 760-30 200 16 330-70 500-50 130 16 220 40 330-30s250-70 560-20v190h-2150z"
      />
      <path
        className="f-h2"
        d="M-1100 500c340-50 640-30 900-20 180 6 280-70 420-28 150 44 240 30 360-20s170-40 470-10v120h-2150z"
      />
      <path
        className="f-wood"
        d="M520 540c18-90 22-170 6-250-10-52-16-92-52-128l14-12c24 22 38 44 50 74 6-50 2-92-18-140l18-6c24 56 28 100 22 150 14-30 34-50 66-70l10 14c-44 32-66 70-68 124-2 84 4 160 26 244z"
      />
      <path className="s-wood" strokeWidth="11" d="M486 160C420 132 340 132 214 150" />
      <path className="s-wood" strokeWidth="6" d="M300 140c-26-16-44-34-60-38M392 136c-14-20-20-36-40-52" />
      <g className="f-leaf">
        <ellipse cx="560" cy="84" rx="104" ry="76" />
        <ellipse cx="474" cy="66" rx="74" ry="52" />
        <ellipse cx="630" cy="160" rx="80" ry="62" />
      </g>
      <g className="f-h3" opacity=".75">
        <ellipse cx="520" cy="52" rx="62" ry="40" />
        <ellipse cx="612" cy="106" rx="60" ry="44" />
        <path d="M238 100c-22-14-38-12-46-6 8 12 26 18 46 6zM352 84c-8-24-24-32-36-32 0 16 12 32 36 32zM214 150c-24 2-34 14-38 24 16 4 34-6 38-24z" />
      </g>
      <path className="s-wood" strokeWidth="3" d="m330 138-44 62M330 138l44 62" />
      <path className="f-wall" d="M262 236 330 178l68 58v112H262z" />
      <path className="f-roof" d="m330 160-88 78 14 14 74-65 74 65 14-14z" />
      <path className="f-h3" d="M252 346h156v12H252z" />
      <circle className="f-lamp" cx="330" cy="266" r="30" />
      <path className="s-wood" strokeWidth="8" d="M330 326h34" />
      <Bird color="teal" transform="translate(334 272) scale(0.86 0.86)" />
      <Bird color="coral" transform="translate(266 128) scale(0.92 0.92)" hop="hop" />
      <Bird color="yellow" transform="translate(470 90) scale(-0.8 0.8)" />
      <Bird color="periwinkle" transform="translate(64 176) scale(1.25 1.25)" flies />
      <path className="f-h3" d="M-1100 512c360-30 640-6 900-12 160-4 320-40 460-14s300 22 790-16v110h-2150z" />
    </svg>
  );
}
