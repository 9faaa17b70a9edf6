import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FormState } from "#app/components/ui/form-state.ts";
import { joinTimes, movedEnd } from "#app/shared/calendar/event-end.ts";

const readTimes = (value: (name: string) => string) => ({
  start_date: value("start_date"),
  start_time: value("start_time"),
  end_date: value("end_date"),
  end_time: value("end_time"),
});

/**
 * Moves the end in an event's form with its start (docs/product/calendar.md, "The end follows the start"). `inStep` and
 * `field` are for the hidden field; call `follow` after each change.
 */
export function useFollowingEnd(state: FormState) {
  const [inStep, setInStep] = useState(() => state.value("in_step") || joinTimes(readTimes(state.value)));
  const field = useRef<HTMLInputElement>(null);
  const moveEnd = useCallback(() => {
    const form = field.current?.form;
    if (!form) return;
    const data = new FormData(form);
    const typed = readTimes((name) => String(data.get(name) ?? ""));
    const moved = movedEnd(typed, String(data.get("in_step")), data.has("is_all_day"));
    if (!moved) return;
    for (const [name, value] of Object.entries(moved.end)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    setInStep(moved.inStep);
  }, []);
  // The user may have typed a start before the script was loaded.
  useEffect(moveEnd, [moveEnd]);
  const follow = ({ target }: FormEvent) => {
    if ((target as HTMLInputElement).name.startsWith("start_")) moveEnd();
  };
  return { inStep, field, follow };
}
