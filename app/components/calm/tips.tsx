import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Form, SubmitButton, useIsBusy } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";

export const GET_TIP = "get-tip";

interface Tip {
  id: number;
  text: string;
  isBuiltIn: boolean;
}

function Body({ tip, failure }: { tip: Tip | undefined; failure: string | undefined }) {
  const isBusy = useIsBusy(GET_TIP);
  if (isBusy) {
    return (
      <div className="stack stack-s" role="status">
        <div className="skel" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p className="small">Getting your wellness tip...</p>
      </div>
    );
  }
  if (failure) return <IdeaFailure intent={GET_TIP} text={failure} />;
  if (!tip) {
    return (
      <EmptyState picture={<RestingBird />} title="No wellness tips yet">
        <Form intent={GET_TIP} preventScrollReset>
          <SubmitButton intent={GET_TIP}>
            <Icon name="spark" />
            Get your first tip
          </SubmitButton>
        </Form>
      </EmptyState>
    );
  }
  return (
    <div className="ai-box">
      <p className="say say--lg">{tip.text}</p>
      <p>
        <span className="tag">{tip.isBuiltIn ? "Built-in tip" : "Made by AI"}</span>
      </p>
    </div>
  );
}

/** The newest tip, large. */
export function DailyTip({ tip, failure }: { tip: Tip | undefined; failure: string | undefined }) {
  return (
    <section className="card card--warm" aria-labelledby="daily-tip">
      <div className="card__head">
        <h2 id="daily-tip">
          <Icon name="calm" />
          Daily Wellness Tip
        </h2>
        {tip ? (
          <Form intent={GET_TIP} preventScrollReset>
            <SubmitButton intent={GET_TIP} className="btn">
              <Icon name="refresh" />
              New Tip
            </SubmitButton>
          </Form>
        ) : null}
      </div>
      <Body tip={tip} failure={failure} />
    </section>
  );
}

/** The tips before it. */
export function PreviousTips({ tips }: { tips: Tip[] }) {
  if (tips.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="previous-tips">
      <h2 id="previous-tips">Previous Tips</h2>
      <ul className="grid">
        {tips.map((tip) => (
          <li className="card" key={tip.id}>
            <p>{tip.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
