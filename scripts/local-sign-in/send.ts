import type { ServerResponse } from "node:http";
import { messagePage, type PageContext } from "#scripts/local-sign-in/pages.tsx";

/** Ends the response with a body of known length. */
export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}

export function sendPage(response: ServerResponse, status: number, page: string): void {
  send(response, status, "text/html; charset=utf-8", page);
}

export function sendMessage(
  response: ServerResponse,
  context: PageContext,
  status: number,
  heading: string,
  text: string,
): void {
  sendPage(response, status, messagePage(context, heading, text));
}
