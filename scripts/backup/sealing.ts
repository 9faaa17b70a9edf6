import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

/**
 * An encrypted backup: `MAGIC`, a salt, and AES-256-GCM in pieces under a key that scrypt makes of passphrase and salt.
 * A piece's nonce is its number and whether it is the last, so that pieces that were cut off, doubled or put into
 * another order do not open (the STREAM construction: Hoang, Reyhanitabar, Rogaway, Vizár, 2015).
 */
export const MAGIC = Buffer.from("roost-sealed-01\n");

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
/** 128 MB for a guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Keyboards write the same letters in several ways. */
const makeKey = (passphrase: string, salt: Buffer) => scryptSync(passphrase.normalize("NFC"), salt, 32, COST);

function makeNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts the input into pieces of one size; the last piece has the rest, and is marked as the last. */
abstract class Pieces extends Transform {
  #waiting: Buffer[] = [];
  #length = 0;
  #number = 0;

  constructor(readonly pieceBytes: number) {
    super();
  }

  protected abstract change(piece: Buffer, number: number, isLast: boolean): Buffer;

  /** Removes `bytes` bytes from the waiting input; `undefined` unless there are more. */
  protected cut(bytes: number): Buffer | undefined {
    if (this.#length <= bytes) return undefined;
    const all = Buffer.concat(this.#waiting);
    this.#waiting = [all.subarray(bytes)];
    this.#length -= bytes;
    return all.subarray(0, bytes);
  }

  /** Whether pieces can be made of the input so far. */
  protected begin(): boolean {
    return true;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#waiting.push(chunk);
    this.#length += chunk.length;
    try {
      if (this.begin()) {
        for (let piece = this.cut(this.pieceBytes); piece; piece = this.cut(this.pieceBytes)) {
          this.push(this.change(piece, this.#number, false));
          this.#number += 1;
        }
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.begin()) throw new Error("It ends before its first piece");
      done(null, this.change(Buffer.concat(this.#waiting), this.#number, true));
    } catch (error) {
      done(error as Error);
    }
  }
}

class Sealing extends Pieces {
  readonly #key: Buffer;

  constructor(passphrase: string) {
    super(PIECE_BYTES);
    const salt = randomBytes(SALT_BYTES);
    this.#key = makeKey(passphrase, salt);
    this.push(Buffer.concat([MAGIC, salt]));
  }

  protected change(piece: Buffer, number: number, isLast: boolean): Buffer {
    const cipher = createCipheriv("aes-256-gcm", this.#key, makeNonce(number, isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Thrown for a first piece that does not open. */
export class NotOpened extends Error {}

class Opening extends Pieces {
  #key: Buffer | undefined;

  constructor(readonly passphrase: string) {
    super(PIECE_BYTES + TAG_BYTES);
  }

  protected override begin(): boolean {
    const head = this.#key ? undefined : this.cut(MAGIC.length + SALT_BYTES);
    if (head) this.#key = makeKey(this.passphrase, head.subarray(MAGIC.length));
    return this.#key !== undefined;
  }

  protected change(piece: Buffer, number: number, isLast: boolean): Buffer {
    try {
      const decipher = createDecipheriv("aes-256-gcm", this.#key as Buffer, makeNonce(number, isLast));
      decipher.setAuthTag(piece.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (error) {
      throw number === 0 ? new NotOpened() : error;
    }
  }
}

/** Encrypts a stream with `passphrase`. */
export const seal = (passphrase: string): Transform => new Sealing(passphrase);

/**
 * Decrypts the output of `seal`. Fails with a `NotOpened` if the passphrase or the beginning is wrong, with another
 * error if anything after it was changed, cut off or put into another order.
 */
export const open = (passphrase: string): Transform => new Opening(passphrase);
