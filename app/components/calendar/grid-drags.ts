import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { FIRST_HOUR, LAST_HOUR, QUARTER, QUARTERS } from "#app/shared/calendar/grid-hours.ts";
import { clamp } from "#app/utils/clamp.ts";

/** The distance of a drag in minutes by the family's clock, and the change of length. */
export interface Drop {
  by: number;
  longer: number;
}

interface Drags {
  /** The event of a link; `undefined` for one that cannot be dragged. */
  findEvent: (href: string | null) => EventView | undefined;
  /** The hours beside the grid: "07:00". */
  hours: readonly string[];
  /** Receives the drop; the event stays at its new place until `settle` is called. */
  onDrop: (event: EventView, drop: Drop, settle: () => void) => void;
}

const DAY = 24 * 60;
/** A pointer may move less than this during a click. */
const CLICK_TOLERANCE_PX = 5;
/** A finger that rests this long does not scroll. */
const HOLD_MS = 350;
/** The lower end of an event, by which it is stretched. */
const EDGE_PX = 8;

/** A time of day in the format of the hours beside the grid; empty for a time outside them. */
const formatTime = (minute: number, hours: readonly string[]) =>
  hours[Math.floor(minute / 60) - FIRST_HOUR]?.replace("00", String(minute % 60).padStart(2, "0")) ?? "";

const toQuarters = (minutes: number) => Math.round(minutes / QUARTER) * QUARTER;

/** Page coordinates, so that the drag follows the pointer while the page scrolls. */
const readPoint = ({ clientX, clientY }: PointerEvent) => ({
  x: clientX + window.scrollX,
  y: clientY + window.scrollY,
});
type Point = ReturnType<typeof readPoint>;

/** An event that is being dragged: computes the drop for a point of the page, and shows the event there. */
function takeEvent(
  grid: HTMLElement,
  link: HTMLAnchorElement,
  { grip }: EventView,
  from: Point,
  hours: Drags["hours"],
) {
  const column = link.closest(".tg__col");
  /** In a right-to-left page, days begin at their right edge, and later ones have smaller coordinates. */
  const forward = document.dir === "rtl" ? -1 : 1;
  const begins = [...grid.querySelectorAll(".days .tg__col")].map((each) => {
    const { left, right } = each.getBoundingClientRect();
    return ((forward < 0 ? right : left) + window.scrollX) * forward;
  });
  const { height, bottom } = link.getBoundingClientRect();
  const minutePx = (column?.getBoundingClientRect().height ?? 0) / (QUARTERS * QUARTER);
  const { start = 0, end = DAY } = grip ?? {};
  const isStretched =
    minutePx > 0 && grip?.end !== undefined && height > 3 * EDGE_PX && bottom + window.scrollY - from.y < EDGE_PX;
  const dayAt = (x: number) => begins.filter((begin) => begin <= x * forward).length;
  return {
    dropAt({ x, y }: Point): Drop {
      const minutes = minutePx ? toQuarters((y - from.y) / minutePx) : 0;
      if (isStretched) {
        return {
          by: 0,
          longer: clamp(minutes, Math.min(0, start + QUARTER - end), Math.max(0, LAST_HOUR * 60 - end)),
        };
      }
      const days = begins.length > 0 ? Math.max(1, dayAt(x)) - Math.max(1, dayAt(from.x)) : 0;
      const [first, last] = [FIRST_HOUR * 60, LAST_HOUR * 60 - QUARTER];
      const later = minutes && clamp(minutes, Math.min(0, first - start), Math.max(0, last - start));
      return { by: days * DAY + later, longer: 0 };
    },
    show({ by, longer }: Drop): void {
      const days = Math.round(by / DAY);
      const at = Math.max(1, dayAt(from.x));
      const aside = ((begins[at + days - 1] ?? 0) - (begins[at - 1] ?? 0)) * forward;
      link.classList.add("is-dragged");
      link.dataset.at = minutePx ? formatTime(isStretched ? end + longer : start + by - days * DAY, hours) : "";
      link.style.transform = `translate(${aside}px, ${(by - days * DAY) * minutePx}px)`;
      if (isStretched) link.style.blockSize = `${height + longer * minutePx}px`;
    },
    settle(): void {
      link.classList.remove("is-dragged");
      delete link.dataset.at;
      link.removeAttribute("style");
    },
  };
}

/**
 * Lets events of a grid of hours be dragged to another quarter of an hour or day, and stretched by their lower end:
 * with a mouse or pen at once, with a finger after `HOLD_MS`. Escape cancels. Returns a function that stops listening.
 */
export function listenToDrags(grid: HTMLElement, { findEvent, hours, onDrop }: Drags): () => void {
  let held: { event: EventView; from: Point; pointer: number; link: HTMLAnchorElement; timer?: number } | null = null;
  let taken: ReturnType<typeof takeEvent> | null = null;
  /** True until the button is released: the click after a drag, even a cancelled one, does not open the link. */
  let wasTaken = false;
  const listening = new AbortController();

  const take = () => {
    if (!held) return;
    wasTaken = true;
    taken = takeEvent(grid, held.link, held.event, held.from, hours);
    taken.show({ by: 0, longer: 0 });
    held.link.setPointerCapture(held.pointer);
  };
  const detachReferences = () => {
    window.clearTimeout(held?.timer);
    held = null;
    taken = null;
  };
  const putBack = () => {
    taken?.settle();
    detachReferences();
  };
  /** Ends a drag that no click follows. */
  const cancel = () => {
    wasTaken = false;
    putBack();
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ) => grid.addEventListener(name, listener, { signal: listening.signal, ...options });

  listen("pointerdown", (pointer) => {
    const link = (pointer.target as Element).closest<HTMLAnchorElement>("a.slot");
    const event = link && findEvent(link.getAttribute("href"));
    // The list on a phone has no hours beside it.
    const isGrid = grid.querySelector<HTMLElement>(".tg__hours")?.offsetParent;
    if (!link || !event?.grip || !isGrid || !pointer.isPrimary || pointer.button !== 0 || taken) return;
    held = { event, from: readPoint(pointer), pointer: pointer.pointerId, link };
    if (pointer.pointerType === "touch") held.timer = window.setTimeout(take, HOLD_MS);
  });
  listen("pointermove", (pointer) => {
    if (!held || pointer.pointerId !== held.pointer) return;
    // The button was released elsewhere.
    if (pointer.buttons === 0) return cancel();
    const point = readPoint(pointer);
    if (!taken) {
      if (Math.hypot(point.x - held.from.x, point.y - held.from.y) < CLICK_TOLERANCE_PX) return;
      if (pointer.pointerType === "touch") return detachReferences();
      take();
    }
    taken?.show(taken.dropAt(point));
  });
  listen("pointerup", (pointer) => {
    window.setTimeout(() => {
      wasTaken = false;
    });
    if (!held || !taken) return detachReferences();
    const drop = taken.dropAt(readPoint(pointer));
    const { settle } = taken;
    if (drop.by || drop.longer) onDrop(held.event, drop, settle);
    else settle();
    detachReferences();
  });
  listen("click", (click) => wasTaken && click.preventDefault(), { capture: true });
  listen("pointercancel", cancel);
  listen("touchmove", (touch) => taken && touch.preventDefault(), { passive: false });
  listen("contextmenu", (menu) => taken && menu.preventDefault());
  // The browser's own dragging of links.
  listen("dragstart", (drag) => held && drag.preventDefault());
  document.addEventListener("keydown", ({ key }) => key === "Escape" && putBack(), { signal: listening.signal });
  return () => {
    putBack();
    listening.abort();
  };
}
