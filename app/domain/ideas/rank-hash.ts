import { createHash } from "node:crypto";

/**
 * Rendezvous hashing (Thaler and Ravishankar, 1998): each item's rank is the SHA-256 of seed and id, and the highest
 * wins. Every seed gives an order of its own, all orders are equally likely, and adding an idea to the library leaves
 * the order of the others alone.
 */
export const rankHash = (seed: string, id: string): string =>
  createHash("sha256").update(`${seed}\n${id}`).digest("hex");
