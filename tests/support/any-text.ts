import fc from "fast-check";

const anyCharacter = fc
  .oneof(fc.nat(0xff), fc.nat(0x10_ffff))
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

/**
 * Texts of any characters at all, halves of surrogate pairs apart, of at most `maxLength` of them. What fast-check calls
 * "binary" is the same, but takes two seconds to be made.
 */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(anyCharacter, { maxLength }).map((characters) => characters.join(""));
