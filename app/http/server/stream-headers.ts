/** Headers of server-sent events. */
export const STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Nobody may hold it back to compress it.
  "Cache-Control": "private, no-cache, no-transform",
  "X-Accel-Buffering": "no",
};
