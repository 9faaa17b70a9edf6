import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

/** Deletes the resource of a dialog's form without a confirmation, by an intent of the form's route. */
export function DeleteButton({ intent }: { intent: string }) {
  return (
    <button type="submit" className="btn btn--danger-line btn--first" name="intent" value={intent}>
      <Icon name="trash" />
      {useSay(frame)("delete")}
    </button>
  );
}
