/**
 * Digits of other scripts as 0 to 9, for reading typed input: Arabic-Indic ones, those of Persian and Urdu, and
 * full-width ones, with their decimal and thousands separators. Each sign becomes one sign.
 */
export const toLatinDigits = (text: string): string =>
  text
    // The last four bits of each are its value.
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(?<=\d)[٫．](?=\d)/g, ".")
    .replace(/(?<=\d)[٬，](?=\d)/g, ",");
