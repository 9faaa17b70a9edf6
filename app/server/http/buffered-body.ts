/** A text that is sent several times. It is compressed for the first reader who accepts an encoding. */
export class CompressOnce {
  #bytes: Buffer<ArrayBuffer> | undefined;
  readonly #compressed = new Map<string, Buffer>();

  constructor(readonly text: string) {}

  /** The uncompressed bytes. */
  get bytes(): Buffer<ArrayBuffer> {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }

  /** The bytes in an encoding, made by `compress` at the first call. */
  async in(encoding: string, compress: (text: string) => Promise<Buffer>): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? (await compress(this.text));
    this.#compressed.set(encoding, known);
    return known;
  }
}

type BufferedBody = string | CompressOnce;

const bodies = new WeakMap<Response, BufferedBody>();

/** A response whose body is also available as a text, because sending a text costs a tenth of reading a stream. */
export function bufferedResponse(body: BufferedBody, init: ResponseInit): Response {
  const response = new Response(typeof body === "string" ? body : body.bytes, init);
  bodies.set(response, body);
  return response;
}

/** The body of a `bufferedResponse`. */
export const bufferedBody = (response: Response): BufferedBody | undefined => bodies.get(response);
