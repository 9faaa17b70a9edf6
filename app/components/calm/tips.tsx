import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Form, SubmitButton, useIsBusy } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";
import { calm } from "#app/words/catalogues/calm.ts";

export const GET_TIP = "get-tip";

interface Tip {
  id: number;
  text: string;
  isBuiltIn: boolean;
  isEnglish: boolean;
}

function Body({ tip, failure }: { tip: Tip | undefined; failure: string | undefined }) {
  const say = useSay(calm);
  const lang = useLibraryLang(tip?.isEnglish ?? false);
  const isBusy = useIsBusy(GET_TIP);
  if (isBusy) {
    return (
      <div className="stack stack-s" role="status">
        <div className="skel" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p className="small">{say("gettingTip")}</p>
      </div>
    );
  }
  if (failure) return <IdeaFailure intent={GET_TIP} text={failure} />;
  if (!tip) {
    return (
      <EmptyState picture={<RestingBird />} title={say("noTips")}>
        <Form intent={GET_TIP} preventScrollReset>
          <SubmitButton intent={GET_TIP}>
            <Icon name="spark" />
            {say("firstTip")}
          </SubmitButton>
        </Form>
      </EmptyState>
    );
  }
  return (
    <div className="ai-box">
      <p className="say say--lg" lang={lang}>
        {tip.text}
      </p>
      <p>
        <span className="tag">{say(tip.isBuiltIn ? "builtInTip" : "byModel")}</span>
      </p>
    </div>
  );
}

/** The newest tip, large. */
export function DailyTip({ tip, failure }: { tip: Tip | undefined; failure: string | undefined }) {
  const say = useSay(calm);
  return (
    <section className="card card--warm" aria-labelledby="daily-tip">
      <div className="card__head">
        <h2 id="daily-tip">
          <Icon name="calm" />
          {say("dailyTip")}
        </h2>
        {tip ? (
          <Form intent={GET_TIP} preventScrollReset>
            <SubmitButton intent={GET_TIP} className="btn">
              <Icon name="refresh" />
              {say("newTip")}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
      <Body tip={tip} failure={failure} />
    </section>
  );
}

const TipText = ({ tip }: { tip: Tip }) => <p lang={useLibraryLang(tip.isEnglish)}>{tip.text}</p>;

/** The tips before it. */
export function PreviousTips({ tips }: { tips: Tip[] }) {
  const say = useSay(calm);
  if (tips.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="previous-tips">
      <h2 id="previous-tips">{say("previousTips")}</h2>
      <ul className="grid">
        {tips.map((tip) => (
          <li className="card" key={tip.id}>
            <TipText tip={tip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
