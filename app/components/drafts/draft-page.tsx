import type { ReactNode } from "react";
import { DiscardButton, Failed, LeftOut, MadeBy, Making } from "#app/components/drafts/draft-state.tsx";
import { useDraftNews } from "#app/components/live/use-draft-news.ts";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { drafts } from "#app/words/catalogues/drafts.ts";

/** The parts that all drafts share. */
export interface DraftView {
  state: "making" | "ready" | "failed";
  source: "ai" | "built-in" | null;
  problem: string | null;
  /** The options in words. */
  choices: readonly string[];
  /** The meanings of the family's own words for allergies. */
  ownWords: readonly string[];
  leftOut: readonly { title: string; reason: string }[];
  notes: readonly string[];
}

interface DraftPageProps {
  draft: DraftView;
  title: string;
  text: string;
  /** The link to the week or the list that the draft is added to. */
  back: { href: string; label: string };
  /** The form for another draft. */
  again: { href: string; label: string };
  making: Parameters<typeof Making>[0];
  /** Why a form of this page failed; `isShownBelow` if the message is at its button, too. */
  failure?: { text: string; isShownBelow: boolean } | undefined;
  /** Further buttons of a finished draft. */
  buttons?: ReactNode;
  dialog?: ReactNode;
  children: ReactNode;
}

/** The page of a draft: progress, options, left out items, actions. */
export function DraftPage(props: DraftPageProps) {
  const say = useSay(drafts);
  const { draft, title, text, back, again, making, failure, buttons, dialog, children } = props;
  useDraftNews(draft.state === "making");
  return (
    <Page dialog={dialog}>
      <AppLink className="back" to={back.href}>
        <Icon name="left" flip />
        {back.label}
      </AppLink>
      <PageHead title={title} text={text} takesFocus>
        {draft.state === "ready" ? (
          <div className="row">
            <AppLink className="btn" to={again.href}>
              {again.label}
            </AppLink>
            <DiscardButton label={say("discard")} />
            {buttons}
          </div>
        ) : null}
      </PageHead>
      <MadeBy source={draft.source} choices={draft.choices} />
      {draft.ownWords.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failure ? (
        <div className="flash flash--bad" role={failure.isShownBelow ? undefined : "alert"}>
          <Icon name="warn" />
          <p>{failure.text}</p>
        </div>
      ) : null}
      {draft.state === "making" ? <Making {...making} /> : null}
      {draft.state === "failed" ? <Failed problem={draft.problem ?? ""} /> : null}
      {children}
      <LeftOut leftOut={draft.leftOut} notes={draft.notes} />
    </Page>
  );
}
