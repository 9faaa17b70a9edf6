import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import { useWords } from "#app/components/wall/wall-words.ts";
import type { BusyView, FailedView, JoinView, OffView } from "#app/presenters/wall/wall-view.ts";

/** The code of a new screen, as a QR code and as text. */
export const WallJoin = ({ code, address, qr, minutes, clock }: JoinView) => {
  const say = useWords();
  return (
    <main className="wjoin">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the server has drawn */}
      <div className="qr" role="img" aria-label={say("qr", { address })} dangerouslySetInnerHTML={{ __html: qr }} />
      <div className="stack">
        <h1>{say("title.join")}</h1>
        <p>{say.rich("scan", { address, strong: (text) => <strong>{text}</strong> })}</p>
        <p className="code">{code}</p>
        <p className="muted">{say("codeWorks", { minutes })}</p>
        <p className="muted wmade">{say("asOfAlone", { clock })}</p>
      </div>
    </main>
  );
};

/** A removed screen, without data of the family. */
export const WallOff = ({ when, clock }: OffView) => {
  const say = useWords();
  return (
    <main className="wjoin">
      <RestingBird />
      <div className="stack">
        <h1>{say("title.off")}</h1>
        <p>{say("removedOn", { moment: when })}</p>
        <form method="post" action="/wall?again">
          <button type="submit" className="btn btn--main btn--lg">
            {say("addAgain")}
          </button>
        </form>
        <p className="muted wmade">{say("asOfAlone", { clock })}</p>
      </div>
    </main>
  );
};

export const WallBusy = ({ clock }: BusyView) => {
  const say = useWords();
  return (
    <main className="wjoin">
      <RestingBird />
      <div className="stack">
        <h1>{say("title.busy")}</h1>
        <p>{say("busy")}</p>
        <p className="muted wmade">{say("asOfAlone", { clock })}</p>
      </div>
    </main>
  );
};

export const WallFailed = ({ clock }: FailedView) => {
  const say = useWords();
  return (
    <main className="wjoin">
      <RestingBird />
      <div className="stack">
        <h1>{say("title.failed")}</h1>
        <p>{say("failed")}</p>
        <p className="muted wmade">{say("asOfAlone", { clock })}</p>
      </div>
    </main>
  );
};
