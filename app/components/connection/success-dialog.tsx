import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { CheeringBirds } from "#app/components/illustrations/cheering-birds.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SUCCESS_CLOSES_AFTER_MS } from "#app/shared/connection/constants.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { connection } from "#app/words/catalogues/connection.ts";
import { frame } from "#app/words/catalogues/frame.ts";

interface SuccessDialogProps {
  closeHref: string;
  title: string;
  points: number;
  base: number;
  bonus: number;
  streak: string;
  rewards: { id: number; title: string; description: string; icon: IconName }[];
}

/** Events that keep the view open. The page beneath is inert, so they occur inside it. */
const HOLDS = ["focusin", "pointerdown"];

/**
 * Closes the view after three seconds (docs/product/connection.md, "Completing an activity"), unless the user interacts
 * with it.
 */
function useClosing(closeHref: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const close = () => navigate(closeHref, { replace: true, preventScrollReset: true });
    const timer = setTimeout(close, SUCCESS_CLOSES_AFTER_MS);
    const stay = () => clearTimeout(timer);
    for (const hold of HOLDS) document.addEventListener(hold, stay);
    return () => {
      stay();
      for (const hold of HOLDS) document.removeEventListener(hold, stay);
    };
  }, [navigate, closeHref]);
}

/** Points, streak and new rewards, with a link that closes it. */
export function SuccessDialog({ closeHref, title, points, base, bonus, streak, rewards }: SuccessDialogProps) {
  const say = useSay(connection);
  const close = useSay(frame)("close");
  useClosing(closeHref);
  return (
    <Dialog title={say("wellDone")} closeHref={closeHref}>
      <div className="dlg__form">
        <div className="dlg__body">
          <div className="cheer" role="status">
            <CheeringBirds />
            <p className="points">+{say.number(points)}</p>
            <p className="say">{say("pointsForActivity", { title })}</p>
            <p className="row center">
              <span className="tag tag--brand">{say("basePoints", { points: base })}</span>
              {bonus > 0 ? <span className="tag tag--sun">{say("streakPoints", { points: bonus })}</span> : null}
              <span className="tag">{streak}</span>
            </p>
            {rewards.map((reward) => (
              <div className="card card--warm member" key={reward.id}>
                <span className="badge">
                  <Icon name={reward.icon} />
                </span>
                <span>
                  <strong>{say("newReward", { title: reward.title })}</strong>
                  <small>{reward.description}</small>
                </span>
              </div>
            ))}
          </div>
        </div>
        <CloseFoot closeHref={closeHref} label={close} />
      </div>
    </Dialog>
  );
}
