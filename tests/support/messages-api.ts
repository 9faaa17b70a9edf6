import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request of the app to the model. */
export interface AskedMessage {
  model: string;
  stream?: boolean;
  system: string;
  messages: { role: string; content: unknown }[];
  tool_choice: { type: string; name: string };
  tools: { name: string; input_schema: { properties: Record<string, unknown> } }[];
}

type Answer = (response: ServerResponse, asked: AskedMessage) => void;

const JSON_TYPE = { "Content-Type": "application/json" };
const SSE_TYPE = { "Content-Type": "text/event-stream" };

const message = (content: unknown[], stop_reason: string) => ({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "a-model",
  stop_sequence: null,
  content,
  stop_reason,
  usage: { input_tokens: 1, output_tokens: 1 },
});

const send = (response: ServerResponse, event: { type: string }) =>
  response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

function beginStream(response: ServerResponse): void {
  response.writeHead(200, SSE_TYPE);
  send(response, { type: "message_start", message: message([], null as never) } as never);
  const content_block = { type: "tool_use", id: "toolu_1", name: "answer", input: {} };
  send(response, { type: "content_block_start", index: 0, content_block } as never);
}

const delta = (response: ServerResponse, partial_json: string) =>
  send(response, { type: "content_block_delta", index: 0, delta: { type: "input_json_delta", partial_json } } as never);

function endStream(response: ServerResponse, stop_reason = "tool_use"): void {
  send(response, { type: "content_block_stop", index: 0 } as never);
  const usage = { output_tokens: 1 };
  send(response, { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage } as never);
  send(response, { type: "message_stop" });
  response.end();
}

/** An answer with the tool's input as text, which may be invalid JSON. */
const written =
  (text: string, stopReason = "tool_use"): Answer =>
  (response, { stream }) => {
    if (!stream) {
      const input = `{"type":"tool_use","id":"toolu_1","name":"answer","input":${text}}`;
      const whole = JSON.stringify(message(["HERE"], stopReason)).replace('"HERE"', () => input);
      response.writeHead(200, JSON_TYPE).end(whole);
      return;
    }
    beginStream(response);
    // In pieces that end in the middle of words, as the API sends them.
    for (const part of text.match(/[\s\S]{1,97}/g) ?? []) delta(response, part);
    endStream(response, stopReason);
  };

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(code, { ...JSON_TYPE, ...headers })
      .end(JSON.stringify({ type: "error", error: { type: "some_error", message: "No, maya@example.com" } }));

/** Answers of the Messages API, good and bad. */
export const answers = {
  /** The requested answer. `from` is the answer, or a function that makes it from the request. */
  good:
    (from: unknown | ((asked: AskedMessage) => unknown)): Answer =>
    (response, asked) =>
      written(JSON.stringify(typeof from === "function" ? from(asked) : from))(response, asked),
  malformed: written('{"tip": "Breathe", '),
  truncated: written('{"tip": "Brea', "max_tokens"),
  text: ((response) =>
    response
      .writeHead(200, JSON_TYPE)
      .end(JSON.stringify(message([{ type: "text", text: "Here you are!" }], "end_turn")))) satisfies Answer as Answer,
  refusal: ((response) =>
    response.writeHead(200, JSON_TYPE).end(JSON.stringify(message([], "refusal")))) satisfies Answer as Answer,
  html: ((response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>")) satisfies Answer as Answer,
  rateLimited: status(429, { "retry-after": "30" }),
  broken: status(500),
  overloaded: status(529),
  /** The connection ends in the middle of the answer. */
  cut: ((response, { stream }) => {
    if (stream) {
      beginStream(response);
      delta(response, '{"days": [');
    } else response.writeHead(200, { ...JSON_TYPE, "Content-Length": "5000" }).write('{"id":');
    setImmediate(() => response.destroy());
  }) satisfies Answer as Answer,
  /** Never answers. */
  silence: (() => undefined) satisfies Answer as Answer,
  /** Begins to answer, and continues once `gate` has opened. */
  gated:
    (input: unknown, gate: Promise<void>): Answer =>
    (response, asked) => {
      const text = JSON.stringify(typeof input === "function" ? input(asked) : input);
      if (!asked.stream) return void gate.then(() => written(text)(response, asked));
      beginStream(response);
      const half = Math.floor(text.length * 0.6);
      delta(response, text.slice(0, half));
      gate.then(() => {
        delta(response, text.slice(half));
        endStream(response);
      });
    },
};

async function readJson(request: IncomingMessage): Promise<AskedMessage> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}

/** The family's choices and typed texts, as they were sent. */
export function readFacts({ messages }: AskedMessage): Record<string, unknown> {
  const found = /<facts>\n(.*)\n<\/facts>/s.exec(String(messages[0]?.content));
  return JSON.parse(found?.[1] ?? "null");
}

/**
 * A server on this machine that speaks the Anthropic Messages API, for as long as a test file needs it. `answer` may be
 * one for all requests, or a list: each request takes the next one, and the last one stays.
 */
export async function startMessagesApi() {
  const state = {
    answer: answers.silence as Answer | Answer[],
    asked: [] as AskedMessage[],
    /** The number of requests that the app gave up before the answer was complete. */
    abandoned: 0,
  };
  const next = (): Answer => {
    const { answer } = state;
    if (!Array.isArray(answer)) return answer;
    return (answer.length > 1 ? answer.shift() : answer[0]) as Answer;
  };
  const server = createServer(async (request, response) => {
    const asked = await readJson(request);
    state.asked.push(asked);
    response.on("close", () => {
      if (!response.writableFinished) state.abandoned += 1;
    });
    next()(response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    /** The environment of an app that uses this server. */
    env: (deadlineMs = 20_000) => ({
      ANTHROPIC_API_KEY: "sk-test",
      ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
      ANTHROPIC_MODEL: "a-model",
      ANTHROPIC_DEADLINE_MS: String(deadlineMs),
    }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
