import type { FormEvent, ReactNode } from "react";
import type { ListForms } from "#app/components/groceries/use-list-forms.ts";
import type { ListQueue } from "#app/components/groceries/use-queue.ts";
import { reloadPage } from "#app/components/shell/after-load.ts";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Say } from "#app/words/catalogue.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

const ICONS = { warn: "nosignal", bad: "warn", note: "basket", newer: "refresh" } as const;

interface StripProps {
  tone?: keyof typeof ICONS;
  children: ReactNode;
}

/** `aria-relevant="additions"` keeps screen readers from reading a warning again whenever its count changes. */
const Strip = ({ tone, children }: StripProps) => (
  <div
    className={tone ? `flash flash--${tone === "newer" ? "note" : tone}` : "flash"}
    role={tone === "bad" ? "alert" : "status"}
    aria-relevant={tone === "warn" ? "additions" : undefined}
  >
    <Icon name={tone ? ICONS[tone] : "ok"} />
    {children}
  </div>
);

type Words = Say<typeof groceries.english>;

/** The message about the queue; `null` while all changes are sent. */
function findNews({ notSent, waiting, isSignedOut, isAway, sent }: ListQueue, say: Words): StripProps | null {
  if (notSent.length > 0) {
    const children = (
      <>
        <p>{say("changesNotSent", { count: notSent.length })}</p>
        <a className="btn" href={`#item-${notSent[0]?.item}`}>
          {say("seeItem")}
        </a>
      </>
    );
    return { tone: "bad", children };
  }
  if (isSignedOut && waiting > 0) {
    return {
      tone: "warn",
      children: <p>{say("signedOut", { count: waiting })}</p>,
    };
  }
  if (isAway) {
    return { tone: "warn", children: <p>{say("offline", { count: waiting })}</p> };
  }
  return sent > 0 && waiting === 0 ? { children: <p>{say("online", { count: sent })}</p> } : null;
}

interface PutIn {
  name: string;
  /** The member’s name, if known. */
  by: string | undefined;
}

const describePutIn = ({ name: item, by: name }: PutIn, say: Words): string =>
  name ? say("putIn", { name, item }) : say("someonePutIn", { item });

interface NewsProps {
  forms: Pick<ListForms, "queue" | "ticks" | "failure" | "message">;
  problem: string | null;
  /** Whether a newer version of Roost is ready. */
  isOld: boolean;
  /** The item that another member ticked last. */
  putIn: PutIn | null;
  /** The address that the list's forms post to. */
  action: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The most urgent message alone, in one place, so that no button moves while the user taps. */
function News({ forms, problem, isOld, putIn, ...form }: NewsProps) {
  const say = useSay(groceries);
  const undo = useSay(frame)("undo");
  const { queue, ticks, message } = forms;
  const { last } = ticks;
  const failure = forms.failure ?? problem;
  const news = findNews(queue, say);
  if (failure) {
    return (
      <Strip tone="bad">
        <p>{failure}</p>
      </Strip>
    );
  }
  if (news) {
    return (
      <Strip {...news}>
        {news.children}
        {message && !news.tone ? <p>{message}</p> : null}
      </Strip>
    );
  }
  if (isOld) {
    return (
      <Strip tone="newer">
        <p>{say("newVersion")}</p>
        <button type="button" className="btn" onClick={reloadPage}>
          {say("reload")}
        </button>
      </Strip>
    );
  }
  if (message || (!last && putIn)) {
    return (
      <Strip tone="note">
        <p>{message ?? (putIn && describePutIn(putIn, say))}</p>
      </Strip>
    );
  }
  if (!last) return <FlashMessage place="grocery" undo={{ method: "post", ...form }} />;
  return (
    <Strip>
      <p>{say("inBasket", { item: last.name })}</p>
      <button type="button" className="btn" onClick={ticks.undo}>
        {undo}
      </button>
    </Strip>
  );
}

interface ListFooterProps extends NewsProps {
  bought: number;
  all: number;
  /** The field to add items. */
  children: ReactNode;
}

/** The foot of the list, in reach of the thumb: messages, progress, and the field to add items. */
export function ListFooter({ bought, all, children, ...news }: ListFooterProps) {
  const say = useSay(groceries);
  return (
    <section className="shop-foot" aria-labelledby="foot">
      <h2 className="vh" id="foot">
        {say("foot")}
      </h2>
      <News {...news} />
      <progress max={Math.max(1, all)} value={bought} aria-label={say("progressName")}>
        {say("progress", { bought, all })}
      </progress>
      {children}
    </section>
  );
}
