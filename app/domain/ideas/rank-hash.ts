import { createHash } from "node:crypto";

/**
 * Rendezvous hashing (Thaler and Ravishankar, 1998): each thing's rank is the SHA-256 of seed and id, and the
 * highest wins. Every seed puts the things in an order of its own, each order as likely as any other, and an idea that
 * joins the library moves no other.
 */
export const rankHash = (seed: string, id: string): string =>
  createHash("sha256").update(`${seed}\n${id}`).digest("hex");
