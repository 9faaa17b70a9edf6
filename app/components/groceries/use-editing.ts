import { useState } from "react";

/** Whether the list is shown to be changed. Without a signal the page knows its other mode by itself. */
export function useEditing(isAsked: boolean, isAway: boolean) {
  const [isTurned, setIsTurned] = useState(false);
  const onSwitch = (event: { preventDefault: () => void }) => {
    if (!isAway && !isTurned) return;
    event.preventDefault();
    setIsTurned(!isTurned);
  };
  return { isEditing: isAsked !== isTurned, onSwitch };
}
