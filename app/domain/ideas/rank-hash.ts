import { createHash } from "node:crypto";

/**
 * Rendezvous hashing (Thaler and Ravishankar, 1998): an item's rank is the SHA-256 of seed and id, and the highest
 * wins. Every seed gives another order, all orders are equally likely, and adding an item does not change the order of
 * the others.
 */
export const rankHash = (seed: string, id: string): string =>
  createHash("sha256").update(`${seed}\n${id}`).digest("hex");
