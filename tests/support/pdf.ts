import { inflateSync } from "node:zlib";

/** The number of pages of a PDF, and of the pieces of text drawn on them. Chromium does not draw clipped text. */
export function readPdf(pdf: Buffer): { pages: number; texts: number } {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/FlateDecode[\s\S]*?stream\r?\n/g)].map(({ index, 0: found }) => {
    const begin = index + found.length;
    return inflateSync(pdf.subarray(begin, text.indexOf("endstream", begin))).toString("latin1");
  });
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    texts: streams.join("").match(/\bT[jJ]\b/g)?.length ?? 0,
  };
}
