import fc from "fast-check";

const anyCharacter = fc
  .oneof(fc.nat(0xff), fc.nat(0x10_ffff))
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

/**
 * Texts of at most `maxLength` characters of any kind except halves of surrogate pairs. fast-check's unit "binary" is
 * the same, but takes two seconds to make.
 */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(anyCharacter, { maxLength }).map((characters) => characters.join(""));
