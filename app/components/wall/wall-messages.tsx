import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import type { BusyView, FailedView, JoinView, OffView } from "#app/presenters/wall/wall-view.ts";
import { byCount } from "#app/shared/by-count.ts";

/** The code of a new screen, as a QR code and as text. */
export const WallJoin = ({ code, address, qr, minutes, clock }: JoinView) => (
  <main className="wjoin">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the server has drawn */}
    <div className="qr" role="img" aria-label={`QR code: ${address}`} dangerouslySetInnerHTML={{ __html: qr }} />
    <div className="stack">
      <h1>Show Roost on this screen</h1>
      <p>
        Scan this with a phone that is signed in. Or open <strong>{address}</strong> there and type:
      </p>
      <p className="code">{code}</p>
      <p className="muted">
        The code works for {byCount(minutes, "1 minute", `${minutes} minutes`)}. This screen can only show things. It
        never sees your password.
      </p>
      <p className="muted wmade">As of {clock}</p>
    </div>
  </main>
);

/** A removed screen, without data of the family. */
export const WallOff = ({ when, clock }: OffView) => (
  <main className="wjoin">
    <RestingBird />
    <div className="stack">
      <h1>This screen was removed</h1>
      <p>Removed on {when}. It holds nothing of the family’s.</p>
      <form method="post" action="/wall?again">
        <button type="submit" className="btn btn--main btn--lg">
          Add it again
        </button>
      </form>
      <p className="muted wmade">As of {clock}</p>
    </div>
  </main>
);

export const WallBusy = ({ clock }: BusyView) => (
  <main className="wjoin">
    <RestingBird />
    <div className="stack">
      <h1>One moment</h1>
      <p>Too many codes requested. A new one appears here automatically.</p>
      <p className="muted wmade">As of {clock}</p>
    </div>
  </main>
);

export const WallFailed = ({ clock }: FailedView) => (
  <main className="wjoin">
    <RestingBird />
    <div className="stack">
      <h1>Back in a moment</h1>
      <p>Roost can’t be reached right now. This screen tries again automatically.</p>
      <p className="muted wmade">As of {clock}</p>
    </div>
  </main>
);
