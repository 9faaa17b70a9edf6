import type { ServerResponse } from "node:http";
import { say } from "#app/words/catalogue.ts";
import { localSignIn } from "#app/words/catalogues/local-sign-in.ts";
import { messagePage, type PageContext } from "#scripts/local-sign-in/pages.tsx";

/** Ends the response with a body of known length. */
export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}

export function sendPage(response: ServerResponse, status: number, page: string): void {
  send(response, status, "text/html; charset=utf-8", page);
}

/** Messages without values. */
type PlainMessage =
  | "tooMuch"
  | "tooMuchText"
  | "ended"
  | "endedText"
  | "wrong"
  | "wrongText"
  | "otherMethod"
  | "otherMethodText";

/** A page of one heading and one sentence. */
export function sendMessage(
  response: ServerResponse,
  context: PageContext,
  status: number,
  heading: PlainMessage,
  text: PlainMessage,
): void {
  const words = say(localSignIn, context.locale);
  sendPage(response, status, messagePage(context, words(heading), words(text)));
}
