import { gzipSync } from "node:zlib";

const MEGABYTE = gzipSync(Buffer.alloc(1_000_000));

/** 200 MB of nothing in 200 kB: compressed members that follow one another are one file (RFC 1952, section 2.2). */
export const BOMB = Buffer.concat(Array.from({ length: 200 }, () => MEGABYTE));
