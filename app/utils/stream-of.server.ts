const encoder = new TextEncoder();

/**
 * A body of a response, in the chunks of its source. When the client disconnects, the source is ended. Remix's
 * `createReadableStreamFromReadable` then fails outside any listener, which ends the process.
 */
export function streamOf(chunks: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await source.return?.();
    },
  });
}
