/** The hours and steps of the week and day grids (docs/product/calendar.md, "The week and the day"). */
export const FIRST_HOUR = 7;
export const LAST_HOUR = 21;
export const QUARTER = 15;
export const QUARTERS = ((LAST_HOUR - FIRST_HOUR) * 60) / QUARTER;
