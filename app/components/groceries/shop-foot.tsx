import type { FormEvent, ReactNode } from "react";
import type { TickList } from "#app/components/groceries/use-ticks.ts";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

interface StripProps {
  tone?: "warn" | "bad" | "note";
  children: ReactNode;
}

const ICONS = { warn: "warn", bad: "warn", note: "basket" } as const;

const Strip = ({ tone, children }: StripProps) => (
  <div className={tone ? `flash flash--${tone}` : "flash"} role={tone === "bad" ? "alert" : "status"}>
    <Icon name={tone ? ICONS[tone] : "ok"} />
    {children}
  </div>
);

interface NewsProps {
  ticks: TickList;
  problem: string | null;
  /** What another has put into the basket just now. */
  putIn: { name: string; by: string } | null;
  /** Where forms of the list go. */
  action: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What there is to say of the list, the most pressing alone: within reach, and nothing moves under a thumb. */
function News({ ticks, problem, putIn, ...form }: NewsProps) {
  const { unsaved, last } = ticks;
  const failure = ticks.failure ?? problem;
  if (failure) {
    return (
      <Strip tone="bad">
        <p>{failure}</p>
      </Strip>
    );
  }
  if (unsaved > 0) {
    return (
      <Strip tone="warn">
        <p>
          {unsaved === 1
            ? "No connection: 1 tick is not saved yet."
            : `No connection: ${unsaved} ticks are not saved yet.`}{" "}
          Keep shopping, it goes out by itself.
        </p>
      </Strip>
    );
  }
  if (!last && putIn) {
    return (
      <Strip tone="note">
        <p>
          {putIn.by} put in: {putIn.name}
        </p>
      </Strip>
    );
  }
  if (!last) return <FlashMessage place="grocery" undo={{ method: "post", ...form }} />;
  return (
    <Strip>
      <p>{`In the basket: ${last.name}`}</p>
      <button type="button" className="btn" onClick={() => ticks.tap(last)}>
        Undo
      </button>
    </Strip>
  );
}

interface ShopFootProps extends NewsProps {
  bought: number;
  all: number;
  /** The field in which things are written down. */
  children: ReactNode;
}

/** What is within reach of the thumb: what happened, how far it is, and the field for what is missing. */
export function ShopFoot({ bought, all, children, ...news }: ShopFootProps) {
  return (
    <section className="shop-foot" aria-labelledby="foot">
      <h2 className="vh" id="foot">
        Add, and how far
      </h2>
      <News {...news} />
      <progress max={Math.max(1, all)} value={bought} aria-label="Items in the basket">
        {bought} of {all}
      </progress>
      {children}
    </section>
  );
}
