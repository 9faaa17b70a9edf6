import { appendFileSync, readFileSync, statSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";

/**
 * A navigation that another one replaced, and a script that a browser with script off does not load. A script that the
 * Content-Security-Policy refuses is also an error on the console.
 */
const HARMLESS_FAILURES = ["net::ERR_ABORTED", "csp"];

const HARMLESS_LINES = [
  // The browser's own line about a status: `hear` checks the status.
  "Failed to load resource: the server responded",
  // A preloaded script that has not run after three seconds.
  "preloaded using link preload but not used within a few seconds",
  // The router's prefetch of the links of a page: `watchPage` checks the failed request.
  "Failed to fetch manifest patches",
  // Most tests go without a worker.
  "Service Worker registration blocked by Playwright",
  // The router's line about an answer that it stopped reading after a navigation.
  "AbortError: signal is aborted without reason",
];

/** A page of an ended session reconnects once to its stream, before the browser leaves it. */
const OUTLIVED = /^401 GET .*\/live\?after=\d+$/;

interface LogLine {
  level?: string;
  requestId?: string;
  /** Written by the gate: the id of a request whose failure a test expected. */
  expected?: string;
}

const logFile = () => process.env.E2E_LOG as string;

/** The lines of failures, and of failures that a test expected. */
const lines = (log: string): LogLine[] =>
  log
    .split("\n")
    .filter((line) => line.startsWith("{") && /"(error|fatal|expected)"/.test(line))
    .map((line) => JSON.parse(line));

/** The errors in the servers' log that no test expected. */
export function serverErrors(log: string): LogLine[] {
  const all = lines(log);
  const expected = new Set(all.map((line) => line.expected));
  return all.filter(({ level = "", requestId }) => /error|fatal/.test(level) && !expected.has(requestId ?? "none"));
}

/** Records every problem of a test, in any page of any browser and on any server, and fails the test for it. */
export class Gate {
  private problems: string[] = [];
  private requestIds = new Set<string>();
  private expected: RegExp[] = [];
  private allowed: RegExp[] = [];

  /** The log's length at the start: earlier lines belong to other tests. */
  private readonly begin = statSync(logFile()).size;

  constructor(private expectedStatuses: number[]) {}

  /** Names problems that must occur: the test also fails if one of them does not. */
  expect(...problems: RegExp[]): void {
    this.expected.push(...problems);
  }

  /** Names problems that may occur, such as requests without a connection. */
  allow(...problems: RegExp[]): void {
    this.allowed.push(...problems);
  }

  watch(context: BrowserContext): void {
    context.on("page", (page) => this.watchPage(page));
  }

  private watchPage(page: Page): void {
    page.on("pageerror", ({ message }) => this.problems.push(`page error: ${message}`));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (HARMLESS_LINES.some((line) => message.text().includes(line))) return;
      this.problems.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on("response", (response) =>
      this.hear(response.status(), response.request().method(), response.url(), response.headers()["x-request-id"]),
    );
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (!HARMLESS_FAILURES.includes(reason)) this.problems.push(`${reason} ${request.method()} ${request.url()}`);
    });
  }

  /** Records an answer of any server. */
  hear(status: number, method: string, url: string, requestId: string | null | undefined): void {
    if (requestId) this.requestIds.add(requestId);
    if (status < 400 || this.expectedStatuses.includes(status)) return;
    const problem = `${status} ${method} ${url}`;
    if (!OUTLIVED.test(problem)) this.problems.push(problem);
  }

  /** Throws if a problem was not expected, and if an expected one did not occur. */
  close(): void {
    const log = readFileSync(logFile()).subarray(this.begin).toString("utf8");
    const isExpected = (problem: string) =>
      [...this.expected, ...this.allowed].some((pattern) => pattern.test(problem));
    const problems = [...this.problems];
    for (const line of serverErrors(log).filter(({ requestId }) => requestId && this.requestIds.has(requestId))) {
      const text = JSON.stringify(line);
      problems.push(text);
      if (isExpected(text)) appendFileSync(logFile(), `${JSON.stringify({ expected: line.requestId })}\n`);
    }
    const unexpected = problems.filter((problem) => !isExpected(problem));
    if (unexpected.length > 0) throw new Error(`There were problems:\n${unexpected.join("\n")}`);
    const missed = this.expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
    if (missed.length > 0) throw new Error(`These problems were expected, and did not come: ${missed.join(", ")}`);
  }
}
