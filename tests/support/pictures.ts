import sharp from "sharp";

/** A picture of this size in pixels, red on its left and blue on its right half. */
export function picture(width = 1600, height = 800) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const red = sharp({ create: { ...half, background: "red" } }).png();
  return red
    .toBuffer()
    .then((input) =>
      sharp({ create: { width, height, channels: 3, background: "blue" } }).composite([{ input, left: 0, top: 0 }]),
    );
}

/** A photo of a phone: on its side, with EXIF data of its orientation and place. */
export const phonePicture = async (): Promise<Buffer> =>
  (await picture())
    .withExif({ IFD0: { Make: "Phone of Maya" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A picture of a single pixel. */
export const smallPicture = () => new File([Buffer.from(PIXEL, "base64")], "dinner.png", { type: "image/png" });
