import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { Form } from "#app/components/ui/form.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

/** Turns Lite mode, pages without any script, on and off. A whole new page either way. */
export function LiteSwitch({ className = "linkish" }: { className?: string }) {
  const say = useSay(frame);
  const root = useRootData();
  return (
    <Form intent={root?.isLite ? "leave-lite" : "enter-lite"} action="/lite" reloadDocument>
      <input type="hidden" name="return_to" value={root?.here ?? "/"} />
      <button type="submit" className={className}>
        {say(root?.isLite ? "liteOn" : "liteOff")}
      </button>
    </Form>
  );
}
