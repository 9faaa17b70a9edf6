import { useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { type Drop, listenToDrags } from "#app/components/calendar/grid-drags.ts";
import { useRootData } from "#app/components/shell/root-data.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";

const STAY = { preventScrollReset: true };

/** The page that moves a dragged event; its address holds the distance, so that the question survives a reload. */
function dragHref({ href, grip }: EventView, { by, longer }: Drop): string {
  const [path, query] = (href ?? "").split("?");
  const more = new URLSearchParams({ by: String(by), longer: String(longer), version: grip?.version ?? "" });
  return `${path}/move?${query}&${more}`;
}

/** Dragging and stretching in a grid of hours, with script. Without script the "Move" form does the same. */
export function useDrags(events: EventView[], hours: string[]): RefObject<HTMLDivElement> {
  const grid = useRef<HTMLDivElement>(null);
  const settle = useRef(() => {});
  const navigate = useNavigate();
  const submit = useSubmit();
  const { state } = useNavigation();
  const submissionId = useRootData()?.submissionId ?? "";
  // Changes by others do not interrupt a drag.
  const latest = useRef({ events, hours, submissionId });
  latest.current = { events, hours, submissionId };
  useEffect(() => {
    if (state === "idle") settle.current();
  }, [state]);
  useEffect(() => {
    if (!grid.current) return undefined;
    return listenToDrags(grid.current, {
      hours: latest.current.hours,
      findEvent: (href) => latest.current.events.find((event) => event.href === href),
      onDrop(event, drop, putBack) {
        settle.current = putBack;
        const action = dragHref(event, drop);
        // A series is asked first how much of it is meant.
        if (action.includes("&instance=")) return navigate(action, STAY);
        const fields = Object.fromEntries(new URL(action, location.origin).searchParams);
        const form = { ...fields, intent: "drag-event", submission_id: latest.current.submissionId };
        return submit(form, { method: "post", action, ...STAY });
      },
    });
  }, [navigate, submit]);
  return grid;
}
