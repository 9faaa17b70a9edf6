import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** A device with passkeys, and its browser: makes credentials in the form of `toJSON()` (WebAuthn Level 3). */

const base64url = (value: Uint8Array | string) => Buffer.from(value).toString("base64url");
const sha256 = (value: Uint8Array | string) => createHash("sha256").update(value).digest();

const FLAGS = { present: 1, verified: 4, attested: 64 };

type CoseKey = Map<number, number | Uint8Array>;
const coordinate = (jwk: JsonWebKey, name: "x" | "y" | "n" | "e") =>
  new Uint8Array(Buffer.from(jwk[name] ?? "", "base64url"));

/** By COSE algorithm: a key pair's public half as COSE_Key, and the hash that signs. */
const KEYS: Record<number, () => { publicKey: CoseKey; privateKey: KeyObject; hash: string | null }> = {
  [-7]: () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const jwk = publicKey.export({ format: "jwk" });
    const cose: CoseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk, "x")],
      [-3, coordinate(jwk, "y")],
    ]);
    return { publicKey: cose, privateKey, hash: "sha256" };
  },
  [-8]: () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const cose: CoseKey = new Map<number, number | Uint8Array>([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, coordinate(publicKey.export({ format: "jwk" }), "x")],
    ]);
    return { publicKey: cose, privateKey, hash: null };
  },
  [-257]: () => {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const jwk = publicKey.export({ format: "jwk" });
    const cose: CoseKey = new Map<number, number | Uint8Array>([
      [1, 3],
      [3, -257],
      [-1, coordinate(jwk, "n")],
      [-2, coordinate(jwk, "e")],
    ]);
    return { publicKey: cose, privateKey, hash: "sha256" };
  },
};

/** The values that a test may change from those of an honest device and browser. */
export interface Oddities {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  crossOrigin?: boolean;
  isVerified?: boolean;
  isPresent?: boolean;
  counter?: number;
  userHandle?: string;
  format?: string;
}

export function newAuthenticator({ algorithm = -7, counts = true } = {}) {
  const make = KEYS[algorithm];
  if (!make) throw new Error(`No key of the algorithm ${algorithm}`);
  const { publicKey, privateKey, hash } = make();
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;

  const clientData = (type: string, challenge: string, origin: string, odd: Oddities) =>
    JSON.stringify({
      type: odd.type ?? type,
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? origin,
      crossOrigin: odd.crossOrigin ?? false,
    });

  function authenticatorData(rpId: string, odd: Oddities, attested = Buffer.alloc(0)) {
    if (counts) counter += 1;
    const flags =
      (odd.isPresent === false ? 0 : FLAGS.present) |
      (odd.isVerified === false ? 0 : FLAGS.verified) |
      (attested.length > 0 ? FLAGS.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? counter);
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  }

  const credential = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: base64url(credentialId),
      rawId: base64url(credentialId),
      type: "public-key",
      authenticatorAttachment: "platform",
      clientExtensionResults: {},
      response,
    });

  return {
    credentialId: base64url(credentialId),
    /** The answer to the options of a form that adds a passkey. */
    create(options: PublicKeyCredentialCreationOptionsJSON, origin: string, odd: Oddities = {}): string {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(publicKey)]);
      const authData = new Uint8Array(authenticatorData(options.rp.id ?? "", odd, attested));
      const statement = new Map<string, unknown>(odd.format ? [["x5c", [new Uint8Array(1)]]] : []);
      const attestation = new Map<string, unknown>([
        ["fmt", odd.format ?? "none"],
        ["attStmt", statement],
        ["authData", authData],
      ]);
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, origin, odd)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ["internal", "hybrid"],
      });
    },
    /** The answer to the options of a form that signs in. */
    get(options: PublicKeyCredentialRequestOptionsJSON, origin: string, odd: Oddities = {}): string {
      const data = authenticatorData(options.rpId ?? "", odd);
      const client = clientData("webauthn.get", options.challenge, origin, odd);
      const signature = sign(hash, Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: odd.userHandle ?? userHandle,
      });
    },
  };
}
