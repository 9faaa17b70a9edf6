import { useState } from "react";

/**
 * Whether the list is in edit mode. Without a connection the switch works in the browser, because its link needs the
 * server.
 */
export function useEditing(isAsked: boolean, isAway: boolean) {
  const [isTurned, setIsTurned] = useState(false);
  const onSwitch = (event: { preventDefault: () => void }) => {
    if (!isAway && !isTurned) return;
    event.preventDefault();
    setIsTurned(!isTurned);
  };
  return { isEditing: isAsked !== isTurned, onSwitch };
}
