/** Hours and minutes with a mark of the half of the day, such as "AM", "p.m." or "pm". */
const HALF_DAY = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\.?$/i;

/** A time for narrow cells: "5p" for "5:00 PM", "5:30p" for "5:30 p.m."; 24-hour times stay unchanged. */
export const shortTime = (time: string): string =>
  time.replace(
    HALF_DAY,
    (_, hours: string, minutes: string | undefined, half: string) =>
      (minutes === undefined || minutes === "00" ? hours : `${hours}:${minutes}`) + half.toLowerCase(),
  );
