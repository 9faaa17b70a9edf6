import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { qrSvg } from "#app/domain/people/qr-code.ts";

/** Pixels of a module's side, small enough for a camera across a table. */
const SCALE = 4;

/** Draws the SVG's path, a square for each dark module, in black on white. */
function draw(svg: string) {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * SCALE;
  const data = new Uint8Array(width * width * 3).fill(255);
  let [x, y] = [0, 0];
  for (const [, move, dx, dy] of svg.matchAll(/(m)(-?\d+) (-?\d+)h1v1/gi)) {
    [x, y] = move === "M" ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1) {
      data.fill(0, (row * width + x * SCALE) * 3, (row * width + (x + 1) * SCALE) * 3);
    }
  }
  return { width, height: width, data };
}

it("is read by a scanner as the link that it was made of, with a white edge around it", () => {
  const link = `https://roost.example/join/${"aZ09-_".repeat(7)}`;
  const svg = qrSvg(link);
  expect(svg).toMatch(/^<svg [^>]*><rect width="100%" height="100%" fill="#fff"\/>/);
  // Four modules on each side (ISO/IEC 18004, "Quiet zone"), and room for 15 % of damage.
  expect(svg).toContain('viewBox="0 0 45 45"');
  expect(decodeQR(draw(svg))).toBe(link);
});
