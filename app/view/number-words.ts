const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count as it is read in a sentence: "no", "four", "12". */
export const sayNumber = (count: number): string => NUMBERS[count] ?? String(count);
