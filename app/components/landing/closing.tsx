import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";
import { StartButton } from "#app/components/landing/start-button.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { landing } from "#app/words/catalogues/landing.ts";

/** The evening picture: all four birds are on their branch. In the page's first picture they are on their way. */
function EveningPicture() {
  return (
    <Illustration viewBox="0 0 1200 300">
      <path
        className="f-star"
        d="M90 40h3v3h-3zM210 110h2v2h-2zM330 30h2v2h-2zM452 66h3v3h-3zM520 20h2v2h-2zM690 30h3v3h-3zM846 96h2v2h-2zM960 36h3v3h-3zM1080 90h2v2h-2zM1150 24h2v2h-2z"
      />
      <circle className="f-orb" cx="752" cy="62" r="30" />
      <path
        className="f-h1"
        d="M-2000 232h1100c400-60 700-40 1000-24 240 12 320-52 520-40s280 44 480 20 500-30 1000 20h1100v120H-2000z"
      />
      <path
        className="f-h2"
        d="M-2000 268h1100c340-40 700-30 1000-24s420-32 620-12 320 20 480 4 500-10 900 20h1100v60H-2000z"
      />
      <path
        className="s-wood"
        strokeWidth="9"
        d="M-1500 96c500 30 900 40 1460 22 240-8 420-14 640-4s430 20 660-14c500-40 900-20 1500 0"
      />
      <path className="s-wood" strokeWidth="5" d="M300 110c-16-20-34-28-58-32M900 112c14-18 30-26 52-30" />
      <path
        className="f-leaf"
        d="M242 78c-20-12-36-10-44-4 8 12 26 16 44 4zM270 90c-2-18-14-26-24-28-2 14 8 26 24 28zM952 82c18-14 34-14 44-6-8 12-26 18-44 6zM926 92c2-18 12-26 24-28 0 14-8 26-24 28z"
      />
      <path className="s-wood" strokeWidth="3" d="m600 112-26 44M600 112l26 44" />
      <circle className="f-glow" cx="600" cy="206" r="104" fill="url(#glow)" />
      <path className="f-wall" d="m558 184 42-36 42 36v72h-84z" />
      <path className="f-shade" d="m558 184 42-36 42 36v11l-42-36-42 36z" />
      <path className="f-roof" d="m600 134-56 49 9 10 47-41 47 41 9-10z" />
      <path className="f-h3" d="M550 254h100v9H550z" />
      <circle className="f-lamp" cx="600" cy="206" r="19" />
      <path className="s-wood" strokeWidth="5" d="M600 242h22" />
      <Bird color="teal" x={452} y={64} scale={0.86} />
      <Bird color="yellow" x={512} y={70} scale={0.74} />
      <Bird color="periwinkle" x={692} y={72} scale={0.7} turned />
      <Bird color="coral" x={754} y={63} scale={0.86} turned />
      <path className="f-h3" d="M-2000 290h1100c400-24 800-10 1200-12s500-20 800-4 600 10 900 0h1100v40H-2000z" />
    </Illustration>
  );
}

/** The last call to action. */
export function Closing({ start }: { start: string }) {
  const say = useSay(landing);
  return (
    <section className="close" aria-labelledby="begin">
      <div className="wrap">
        <h2 id="begin">{say("closing")}</h2>
        <p>{say("closingText")}</p>
        <StartButton action={start} className="btn btn--main btn--lg">
          {say("start")}
        </StartButton>
        <p className="small">{say("closingHint")}</p>
      </div>
      <EveningPicture />
    </section>
  );
}
