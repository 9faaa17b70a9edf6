import type { Answer, Change, Mutation } from "#app/components/offline/rules.ts";
import * as rules from "#app/components/offline/rules.ts";
import { tapTime } from "#app/domain/food/taps.ts";

/** An item of the list, by the rules of docs/product/live.md, "Whose tap wins". */
export interface ModelItem {
  id: number;
  name: string;
  isPurchased: boolean;
  quantity: string | null;
  tickedAt: number;
  countedAt: number;
  tapPage: string | null;
  tapNumber: number;
  isRemoved: boolean;
  /** How often the item was added. */
  times: number;
}

/** A change as it travels. */
export interface Request {
  key: string;
  item: number;
  body: Mutation["body"];
  tap: Change["tap"] & { at: string; sent_at: string };
}

const NEVER = Number.NEGATIVE_INFINITY;
const newItem = (id: number, name: string): ModelItem => ({
  id,
  name,
  isPurchased: false,
  quantity: null,
  tickedAt: NEVER,
  countedAt: NEVER,
  tapPage: null,
  tapNumber: 0,
  isRemoved: false,
  times: 1,
});

/** The item after a change that arrives at a time of the server; the same object if nothing changes. */
export function applyChange(item: ModelItem, { body, tap }: Omit<Request, "key" | "item">, arrived: number): ModelItem {
  const at = tapTime(tap, arrived);
  if ("quantity" in body) return at > item.countedAt ? { ...item, quantity: body.quantity, countedAt: at } : item;
  if (!("is_purchased" in body)) return item;
  const isOfPage = item.tapPage === tap.page;
  const isLater = at > item.tickedAt || (at === item.tickedAt && body.is_purchased && !item.isPurchased);
  if (isOfPage ? tap.number < item.tapNumber : !isLater) return item;
  return { ...item, isPurchased: body.is_purchased, tickedAt: at, tapPage: tap.page, tapNumber: tap.number };
}

/** A server with one list. It handles each key once, and counts the items that left the basket wrongly. */
export class ModelServer {
  items = new Map<number, ModelItem>();
  private answers = new Map<string, { status: number; answer: Answer }>();
  /** The unticks by a tap that was not later than the tick. */
  cameBack = 0;

  add(name: string): ModelItem {
    const open = [...this.items.values()].find((item) => item.name === name && !item.isPurchased && !item.isRemoved);
    const item = open ? { ...open, times: open.times + 1 } : newItem(this.items.size + 1, name);
    this.items.set(item.id, item);
    return item;
  }

  remove(id: number): void {
    const item = this.items.get(id);
    if (item) this.items.set(id, { ...item, isRemoved: true });
  }

  receive(request: Request, now: number): { status: number; answer: Answer } {
    const known = this.answers.get(request.key);
    if (known) return known;
    const answered = this.handle(request, now);
    // The server rolls a refused change back together with its key.
    if (answered.status < 300) this.answers.set(request.key, answered);
    return answered;
  }

  private handle({ item: id, body, tap }: Request, now: number): { status: number; answer: Answer } {
    if ("text" in body) return { status: 201, answer: { id: this.add(body.text).id } };
    const item = this.items.get(id);
    if (!item || item.isRemoved) {
      const answer = { error: "Grocery item not found", removed_by: null, is_purchased: item?.isPurchased ?? false };
      return { status: 404, answer };
    }
    const after = applyChange(item, { body, tap }, now);
    if (item.isPurchased && !after.isPurchased && after.tickedAt < item.tickedAt) this.cameBack += 1;
    this.items.set(id, after);
    return { status: 200, answer: { id } };
  }
}

/** A phone with its queue, by the rules that the app itself has; its clock is wrong by `offset`, in milliseconds. */
export class ModelPhone {
  changes: Change[] = [];
  sent: Request[] = [];
  private taps = 0;

  constructor(
    readonly name: string,
    readonly offset: number,
    private server: ModelServer,
  ) {}

  mutate(mutation: Mutation, now: number): void {
    this.taps += 1;
    const same = rules.findSame(this.changes, mutation);
    const n = same?.n ?? Math.max(this.taps, (this.changes.at(-1)?.n ?? 0) + 1);
    const common = { n, key: `${this.name} ${this.taps}`, at: now + this.offset, name: "", quantity: null };
    const made = { item: -n, ...mutation, ...common, tap: { page: this.name, number: this.taps } } as Change;
    this.changes = rules.place(this.changes, made);
  }

  /** Sends the first waiting change. Request or answer may be lost. Returns whether the next one may be sent. */
  send(now: number, lost: "request" | "answer" | null): boolean {
    const next = rules.findNext(this.changes);
    if (!next || rules.isTooOld(next, now + this.offset)) return false;
    const iso = (time: number) => new Date(time).toISOString();
    const tap = { ...next.tap, at: iso(next.at), sent_at: iso(now + this.offset) };
    const request = { key: next.key, item: next.item, body: next.body, tap };
    if (lost === "request") return false;
    this.sent.push(request);
    const { status, answer } = this.server.receive(request, now);
    if (lost === "answer") return false;
    const verdict = rules.judge(status, answer, next);
    if (verdict === "sent") this.changes = rules.settle(this.changes, next, answer.id);
    else if (verdict === "refused") {
      const failed = { error: answer.error ?? "" };
      this.changes = this.changes.map((known) => (known.key === next.key ? { ...known, failed } : known));
    } else return false;
    return true;
  }
}
