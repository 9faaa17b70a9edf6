import encodeQR from "qr";

/**
 * A text as a QR code (ISO/IEC 18004): an SVG with a white background also in dark mode, because scanners need dark on
 * light.
 */
export const qrSvg = (text: string): string =>
  encodeQR(text, "svg", { ecc: "medium", border: 4 }).replace(">", '><rect width="100%" height="100%" fill="#fff"/>');
