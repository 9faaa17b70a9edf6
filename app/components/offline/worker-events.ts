/** Types of the service worker's events, as far as `worker.ts` uses them. TypeScript's "dom" library has none. */

export interface ExtendableEvent extends Event {
  waitUntil(what: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
export interface MessageEventOfPage extends ExtendableEvent {
  /** `language` is the page's. */
  data: { page: string; assets: string[]; language: string };
  source: { postMessage(what: string): void } | null;
}
export interface PushEvent extends ExtendableEvent {
  data: { json(): { title: string; body: string; url: string; tag: string; lang?: string; dir?: string } };
}
export interface NotificationEvent extends ExtendableEvent {
  notification: { close(): void; data: string };
}
