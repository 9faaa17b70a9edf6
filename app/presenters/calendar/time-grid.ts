import type { MinuteSpan } from "#app/presenters/calendar/event-view.ts";
import { FIRST_HOUR, QUARTER, QUARTERS } from "#app/shared/calendar/grid-hours.ts";
import { clamp } from "#app/utils/clamp.ts";

/**
 * The grid of hours of the week and the day: 7:00 to 21:00 in quarters, up to three events side by side. Earlier and later
 * events are at the edge with their time in words. A place is class names, because the policy allows no inline style:
 * `t12 d4 ca` (docs/product/calendar.md, "The week and the day").
 */
/** Quarters; smaller boxes cannot be read and tapped. */
const SHORTEST = 2;
const LANES = [[""], [" ca", " cb"], [" c1", " c2", " c3"]] as const;
const MAX_LANES = LANES.length;

interface Box {
  index: number;
  begin: number;
  end: number;
  lane: number;
  /** Whether it begins or ends outside of the shown hours. */
  isOut: boolean;
}

const quarter = (minute: number) => (minute - FIRST_HOUR * 60) / QUARTER;

function toBox({ start, end }: MinuteSpan, index: number): Box {
  const begin = clamp(Math.floor(quarter(start)), 0, QUARTERS - SHORTEST);
  const isOut = quarter(start) < 0 || quarter(end) > QUARTERS;
  return { index, begin, end: clamp(Math.ceil(quarter(end)), begin + SHORTEST, QUARTERS), lane: 0, isOut };
}

/** Groups of boxes that overlap, directly or through others, in order. */
function clusters(boxes: readonly Box[]): Box[][] {
  const found: Box[][] = [];
  let end = -1;
  for (const box of boxes) {
    if (box.begin >= end) found.push([]);
    found.at(-1)?.push(box);
    end = Math.max(end, box.end);
  }
  return found;
}

/** Puts each box into the first lane that is free at its start. */
function fillLanes(cluster: readonly Box[]): void {
  const ends: number[] = [];
  for (const box of cluster) {
    const free = ends.findIndex((end) => end <= box.begin);
    box.lane = free === -1 ? ends.length : free;
    ends[box.lane] = box.end;
  }
}

/** The place of each span of a day, in order; `null` for a fourth at the same time. */
export function placeSpans(spans: readonly MinuteSpan[]): (string | null)[] {
  const places: (string | null)[] = spans.map(() => null);
  const boxes = spans.map(toBox).sort((a, b) => a.begin - b.begin || b.end - a.end || a.index - b.index);
  for (const cluster of clusters(boxes)) {
    fillLanes(cluster);
    const lanes = LANES[Math.min(MAX_LANES, Math.max(...cluster.map(({ lane }) => lane)) + 1) - 1] ?? [];
    for (const { index, begin, end, lane, isOut } of cluster) {
      const beside = lanes[lane];
      places[index] = beside === undefined ? null : `t${begin} d${end - begin}${beside}${isOut ? " out" : ""}`;
    }
  }
  return places;
}

/** The class of the line of the present time; `null` outside the hours shown. */
export function placeNow(minute: number): string | null {
  const at = Math.floor(quarter(minute));
  return at >= 0 && at < QUARTERS ? `t${at}` : null;
}
