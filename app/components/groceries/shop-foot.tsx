import type { FormEvent, ReactNode } from "react";
import type { ListForms } from "#app/components/groceries/use-list-forms.ts";
import type { ListQueue } from "#app/components/groceries/use-queue.ts";
import { reloadPage } from "#app/components/shell/after-load.ts";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { byCount } from "#app/shared/by-count.ts";

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

/** "1 change", "3 changes" */
const changes = (count: number) => byCount(count, "1 change", `${count} changes`);

/** The message about the queue; `null` while all changes are sent. */
function findNews({ notSent, waiting, isSignedOut, isAway, sent }: ListQueue): StripProps | null {
  if (notSent.length > 0) {
    const children = (
      <>
        <p>{`${changes(notSent.length)} couldn’t be sent.`}</p>
        <a className="btn" href={`#item-${notSent[0]?.item}`}>
          See item
        </a>
      </>
    );
    return { tone: "bad", children };
  }
  if (isSignedOut && waiting > 0) {
    return {
      tone: "warn",
      children: (
        <p>
          {byCount(
            waiting,
            "You’re signed out. 1 change is waiting: sign in to send it.",
            `You’re signed out. ${waiting} changes are waiting: sign in to send them.`,
          )}
        </p>
      ),
    };
  }
  if (isAway) {
    const text =
      waiting > 0
        ? `You’re offline. ${changes(waiting)} saved on this phone.`
        : "You’re offline. You can still tick things off.";
    return { tone: "warn", children: <p>{text}</p> };
  }
  return sent > 0 && waiting === 0 ? { children: <p>{`Back online. ${changes(sent)} sent.`}</p> } : null;
}

interface NewsProps {
  forms: Pick<ListForms, "queue" | "ticks" | "failure" | "message">;
  problem: string | null;
  /** Whether a newer version of Roost is ready. */
  isOld: boolean;
  /** The item that another member ticked last. */
  putIn: { name: string; by: string } | null;
  /** The address that the list's forms post to. */
  action: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The most urgent message alone, in one place, so that no button moves while the user taps. */
function News({ forms, problem, isOld, putIn, ...form }: NewsProps) {
  const { queue, ticks, message } = forms;
  const { last } = ticks;
  const failure = forms.failure ?? problem;
  const news = findNews(queue);
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
        <p>A new version is ready. Your list is safe.</p>
        <button type="button" className="btn" onClick={reloadPage}>
          Reload
        </button>
      </Strip>
    );
  }
  if (message || (!last && putIn)) {
    return (
      <Strip tone="note">
        <p>{message ?? `${putIn?.by} put in: ${putIn?.name}`}</p>
      </Strip>
    );
  }
  if (!last) return <FlashMessage place="grocery" undo={{ method: "post", ...form }} />;
  return (
    <Strip>
      <p>{`In the basket: ${last.name}`}</p>
      <button type="button" className="btn" onClick={ticks.undo}>
        Undo
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
  return (
    <section className="shop-foot" aria-labelledby="foot">
      <h2 className="vh" id="foot">
        Add items, and progress
      </h2>
      <News {...news} />
      <progress max={Math.max(1, all)} value={bought} aria-label="Items in the basket">
        {bought} of {all}
      </progress>
      {children}
    </section>
  );
}
