/** Headers of server-sent events. */
export const STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // `no-transform`, so that no proxy buffers it for compression.
  "Cache-Control": "private, no-cache, no-transform",
  "X-Accel-Buffering": "no",
};
