import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { landing } from "#app/words/catalogues/landing.ts";

function LateBird() {
  return (
    <Illustration viewBox="0 0 120 84">
      <circle className="f-h3" cx="84" cy="42" r="34" />
      <circle className="f-wall" cx="84" cy="42" r="25" />
      <path className="s-ink" strokeWidth="4" d="M84 26v16l12 8" />
      <path className="s-wood" strokeWidth="3" d="M4 34h16M0 46h14M8 58h12" />
      <Bird color="coral" x={22} y={26} scale={0.84} flies />
    </Illustration>
  );
}

function EmptyBowl() {
  return (
    <Illustration viewBox="0 0 120 84">
      <path className="s-wood" strokeWidth="4" d="M80 16c0-12 18-12 18 0 0 8-9 8-9 16M89 40v.5" />
      <path className="f-roof" d="M54 50h64c0 18-12 28-32 28S54 68 54 50z" />
      <path className="f-shade" d="M54 50h64l-1 6H55z" />
      <path className="s-wood" strokeWidth="4" d="M2 80h116" />
      <Bird color="yellow" x={6} y={30} scale={0.84} />
    </Illustration>
  );
}

function BackToBack() {
  return (
    <Illustration viewBox="0 0 120 84">
      <circle className="f-glow" cx="4" cy="43" r="22" fill="url(#glow)" />
      <circle className="f-glow" cx="116" cy="43" r="22" fill="url(#glow)" />
      <Bird color="periwinkle" x={56} y={26} scale={0.8} turned />
      <Bird color="plum" x={64} y={26} scale={0.8} />
      <path className="f-ink" d="M-1 34h10v18H-1zM111 34h10v18h-10z" />
      <path className="f-screen" d="M1 37h6v11H1zM113 37h6v11h-6z" />
      <path className="s-wood" strokeWidth="4" d="M2 78h116" />
    </Illustration>
  );
}

const PROBLEMS = [
  { id: "late", picture: <LateBird /> },
  { id: "meals", picture: <EmptyBowl /> },
  { id: "apart", picture: <BackToBack /> },
] as const;

/** The troubles of family life. */
export function Problems() {
  const say = useSay(landing);
  return (
    <section className="band" aria-labelledby="problems">
      <div className="wrap">
        <h2 id="problems">{say("problems")}</h2>
        <ul className="pains">
          {PROBLEMS.map(({ id, picture }) => (
            <li key={id}>
              {picture}
              <h3>{say(id)}</h3>
              <p className="muted">{say(`${id}Text`)}</p>
            </li>
          ))}
        </ul>
        <p className="say say--lg">{say("carry")}</p>
      </div>
    </section>
  );
}
