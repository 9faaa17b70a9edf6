import sharp from "sharp";
import { expect, it } from "vitest";
import { countPixels, makePicture } from "#app/services/food/pictures.server.ts";
import { phonePicture, picture } from "#tests/support/pictures.ts";

const KINDS = ["jpeg", "png", "webp", "avif"] as const;

it.each(KINDS)("takes a picture that is %s, and keeps it in two sizes", async (kind) => {
  const { large, small } = await makePicture(await (await picture()).toFormat(kind).toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ format: "webp", width: 1200, height: 600 });
  expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 400, height: 200 });
});

it("turns it upright, and keeps nothing but its pixels", async () => {
  const sent = await phonePicture();
  expect(sent.includes("Phone of Maya")).toBe(true);
  const { large, small } = await makePicture(sent);
  for (const kept of [large, small]) {
    expect(kept.includes("Phone of Maya")).toBe(false);
    const { exif, icc, xmp, orientation, width = 0, height = 0 } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(height).toBe(2 * width);
  }
  const { data, info } = await sharp(small).raw().toBuffer({ resolveWithObject: true });
  const [top, bottom] = [data.subarray(0, 3), data.subarray((info.height - 1) * info.width * 3)];
  expect([top[0], bottom[2]].every((value) => (value ?? 0) > 200)).toBe(true);
});

it("makes a small picture no larger", async () => {
  const { large, small } = await makePicture(await (await picture(300, 200)).png().toBuffer());
  for (const kept of [large, small]) expect(await sharp(kept).metadata()).toMatchObject({ width: 300, height: 200 });
});

const KNOWN = "That file type isn’t supported. Choose a JPEG, PNG, WebP or AVIF.";
const READ = "We couldn’t read this picture. Choose a JPEG, PNG, WebP or AVIF.";

it.each<[what: string, bytes: () => Promise<Buffer>, message: string]>([
  ["no picture", async () => Buffer.from("%PDF-1.7"), KNOWN],
  ["nothing", async () => Buffer.alloc(0), KNOWN],
  ["a drawing with a script", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), KNOWN],
  ["a GIF", async () => (await picture(20, 20)).gif().toBuffer(), KNOWN],
  ["a TIFF", async () => (await picture(20, 20)).tiff().toBuffer(), KNOWN],
  ["half a picture", async () => (await phonePicture()).subarray(0, 2_000), READ],
  ["a beginning alone", async () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), READ],
  ["a HEIC that is none", async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), READ],
  [
    "more than 50 megapixels",
    async () =>
      sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: "white" } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    "This picture has more than 50 megapixels. Choose a smaller one.",
  ],
])("refuses %s", async (_, bytes, message) => {
  await expect(makePicture(await bytes())).rejects.toMatchObject({ code: "invalid", field: "photo", message });
});

it("counts pixels by the header alone, and none of a picture that it refuses", async () => {
  expect(await countPixels(await (await picture(300, 200)).webp().toBuffer())).toBe(60_000);
  expect(await countPixels((await phonePicture()).subarray(0, 2_000))).toBeGreaterThan(0);
  const header = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  expect(await countPixels(header)).toBe(0);
  expect(await countPixels(Buffer.from("%PDF-1.7"))).toBe(0);
});

it("decodes nothing for a sender who has gone", async () => {
  const bytes = await (await picture()).png().toBuffer();
  const sender = new AbortController();
  const [first, second] = [makePicture(bytes), makePicture(bytes, sender.signal)];
  sender.abort();
  await expect(second).rejects.toMatchObject({ code: "gone" });
  await first;
});

it("takes one at a time, and no more than a few that wait", async () => {
  const bytes = await (await picture()).png().toBuffer();
  const made = await Promise.allSettled(Array.from({ length: 7 }, () => makePicture(bytes)));
  expect(made.map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), ...Array(3).fill("rejected")]);
  expect(made.at(-1)).toMatchObject({ reason: { code: "limited", retryAfter: 10 } });
  expect((await makePicture(bytes)).large.length).toBeGreaterThan(0);
});
