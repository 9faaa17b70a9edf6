import { useEffect, useId, useRef, useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

interface CopyFieldProps {
  label: string;
  value: string;
  /** The message after Copy. */
  copied: string;
  failed: string;
}

/** A text to copy. The field's text can be selected; with script a button copies it. */
export function CopyField({ label, value, copied, failed }: CopyFieldProps) {
  const say = useSay(frame);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => setCanCopy(true), []);

  async function copy() {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome("copied");
    } catch {
      // Without permission, or on plain http, the button selects the text.
      input.current?.select();
      setOutcome("failed");
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="hint" id={`${id}-h`}>
        {say("copyByHand")}
      </span>
      <div className="with-btn">
        <input className="input" dir="ltr" id={id} ref={input} readOnly value={value} aria-describedby={`${id}-h`} />
        <button type="button" className="btn" hidden={!canCopy} onClick={copy}>
          <Icon name="copy" />
          {say("copy")}
        </button>
      </div>
      <div role="status">{outcome ? <p>{outcome === "copied" ? copied : failed}</p> : null}</div>
    </div>
  );
}
