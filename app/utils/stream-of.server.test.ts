import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { streamOf } from "#app/utils/stream-of.server.ts";

async function* chunks(list: readonly (string | Uint8Array)[], ended: () => void) {
  try {
    yield* list;
  } finally {
    ended();
  }
}

it("has the source's texts and bytes in order", async () => {
  const stream = streamOf(chunks(["ü, ", new Uint8Array([0x61]), ""], () => {}));
  expect(await new Response(stream).text()).toBe("ü, a");
});

it("fails as its source does", async () => {
  const stream = streamOf(Readable.from(["a"]).map(() => Promise.reject(new Error("broken"))));
  await expect(new Response(stream).text()).rejects.toThrow("broken");
});

// A stream that fails without a listener ends the process.
it.each([
  ["generator", (ended: () => void) => chunks(["a", "b"], ended)],
  ["stream of Node", (ended: () => void) => Readable.from(["a", "b"]).once("close", ended)],
])("ends a %s of which the client has gone, without an error", async (_name, make) => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const ended = new Promise<void>((resolve) => {
    reader = streamOf(make(resolve)).getReader();
  });
  await reader?.read();
  await reader?.cancel(new Error("Premature close"));
  await ended;
});
