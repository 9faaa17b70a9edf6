const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count in words: "no", "four", "12". */
export const formatNumber = (count: number): string => NUMBERS[count] ?? String(count);
