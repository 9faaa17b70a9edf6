import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { bufferedBody, CompressOnce } from "#app/server/http/buffered-body.ts";
import { type Encoding, preferredEncoding } from "#app/server/routing/encodings.server.ts";

const { constants } = zlib;

/** Bytes; compression would not save a packet below. */
const WORTH_COMPRESSING = 1_024;
/** About the size of gzip's default for a page, in a third of the time. */
const BROTLI_QUALITY = 4;

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|problem\+json)|image\/svg)/;
/** Bodies that Remix streams but has complete: sending them in one piece costs less. */
const SHORT = /^(text\/(x-script|html|plain)|application\/json)/;

const brotli = promisify<string | Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<string | Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
/** As fast as the default for a page, and smaller. Above `LONG` it takes three times as long to save a tenth. */
const GZIP_LEVEL = 9;
const LONG = 200_000;
const GZIP_LEVEL_OF_LONG = 4;

const compress = (body: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "gzip"
    ? gzip(body, { level: body.length > LONG ? GZIP_LEVEL_OF_LONG : GZIP_LEVEL })
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

/** Flushes after each chunk, because the client waits for each line. */
const compressingStream = (encoding: Encoding) =>
  encoding === "gzip"
    ? zlib.createGzip({ flush: constants.Z_SYNC_FLUSH })
    : zlib.createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      });

function copyHead(from: Response, to: ServerResponse): void {
  to.statusCode = from.status;
  to.statusMessage = from.statusText;
  for (const [name, value] of from.headers) {
    if (name === "set-cookie") to.appendHeader(name, value);
    else to.setHeader(name, value);
  }
}

function addVary(response: ServerResponse, name: string): void {
  const vary = response.getHeader("Vary");
  response.setHeader("Vary", vary ? `${vary}, ${name}` : name);
}

async function sendWhole(
  body: string | Buffer | CompressOnce,
  encoding: Encoding | undefined,
  to: ServerResponse,
): Promise<void> {
  const text = body instanceof CompressOnce ? body.bytes : body;
  if (!encoding || text.length < WORTH_COMPRESSING) {
    to.setHeader("Content-Length", Buffer.byteLength(text));
    to.end(text);
    return;
  }
  const compressed = await (body instanceof CompressOnce
    ? body.in(encoding, (whole) => compress(whole, encoding))
    : compress(text, encoding));
  to.setHeader("Content-Encoding", encoding);
  to.setHeader("Content-Length", compressed.length);
  to.end(compressed);
}

/**
 * Sends a response, compressed if the client accepts it (RFC 9110, section 8.4): in one piece if it is short, else as a
 * stream.
 */
export async function send(response: Response, request: IncomingMessage, to: ServerResponse): Promise<void> {
  copyHead(response, to);
  if (request.method === "HEAD" || response.body === null) {
    to.end();
    return;
  }
  const type = response.headers.get("Content-Type") ?? "";
  const mayCompress =
    COMPRESSIBLE.test(type) &&
    !response.headers.has("Content-Encoding") &&
    // RFC 9111, section 5.2.2.6: compression must not delay a live stream.
    !response.headers.get("Cache-Control")?.includes("no-transform");
  if (mayCompress) addVary(to, "Accept-Encoding");
  const encoding = mayCompress ? preferredEncoding(request) : undefined;
  const whole = bufferedBody(response) ?? (SHORT.test(type) ? Buffer.from(await response.arrayBuffer()) : undefined);
  if (whole !== undefined) return sendWhole(whole, encoding, to);
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  if (!encoding) return pipeline(source, to);
  to.setHeader("Content-Encoding", encoding);
  to.removeHeader("Content-Length");
  return pipeline(source, compressingStream(encoding), to);
}
