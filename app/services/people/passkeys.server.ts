import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import { HOUSEHOLD } from "#app/config/sign-in.server.ts";
import { inTransaction, isDatabaseError } from "#app/db/database.server.ts";
import { accountLabel } from "#app/domain/people/account-label.ts";
import { Passkey } from "#app/models/people/passkey.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { CHALLENGE_MS, makeChallenge, spendChallenge } from "#app/services/people/passkey-challenges.server.ts";
import { relyingParty } from "#app/services/people/relying-party.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { keepAWayIn } from "#app/services/people/ways-in.server.ts";
import { MAX_PASSKEYS } from "#app/shared/people/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** Passkeys: WebAuthn Level 3 by `@simplewebauthn/server` (docs/product/accounts.md, "Passkeys"). */

export const PASSKEY_REFUSED = english(signInWords, "passkeyRefused");

/** A passkey that is not accepted (400). The message is the same for every reason; `reason` is for the log. */
export class PasskeyError extends DomainError {
  constructor(readonly reason: string) {
    super("invalid", PASSKEY_REFUSED, "credential");
  }
}

/** EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];
/** The longest answer of an authenticator that is read, in characters. */
const MAX_CREDENTIAL = 20_000;

/** Loaded on first use: with its ASN.1 packages it takes memory that most processes never need. */
const library = () => import("@simplewebauthn/server");

function requireRelyingParty() {
  const party = relyingParty();
  if (!party) throw new DomainError("conflict", english(signInWords, "passkeysNeedHttps"));
  return party;
}

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);
const credentialSchema = z.object({
  id: base64url.max(1400),
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment: z.string().nullish(),
  clientExtensionResults: z.record(z.unknown()).default({}),
});
const attestedSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).nullish(),
  }),
});
const assertedSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});

/** The JSON that a browser's `toJSON()` made. @throws {PasskeyError} */
function readCredential<T extends z.ZodTypeAny>(schema: T, text: string): z.infer<T> {
  let json: unknown;
  try {
    json = text.length <= MAX_CREDENTIAL ? JSON.parse(text) : null;
  } catch {
    json = null;
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new PasskeyError("an answer that is no credential");
  return parsed.data;
}

/** The library throws plain errors for refused passkeys. Our own errors and the database's stay as they are. */
const toRefusal = (error: unknown) =>
  error instanceof DomainError || isDatabaseError(error)
    ? error
    : new PasskeyError(error instanceof Error ? error.message : String(error));

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, "base64url"));

const clientDataSchema = z.object({ challenge: z.string().max(200), crossOrigin: z.boolean().optional() });

/** The challenge that was signed, used once. @throws {PasskeyError} */
async function spendSignedChallenge(clientDataJSON: string, scope: string): Promise<string> {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
  } catch {
    json = null;
  }
  const parsed = clientDataSchema.safeParse(json);
  if (!parsed.success) throw new PasskeyError("client data that cannot be read");
  if (parsed.data.crossOrigin) throw new PasskeyError("an answer from a frame of another site");
  const problem = await spendChallenge(parsed.data.challenge, scope);
  if (problem) throw new PasskeyError(problem);
  return parsed.data.challenge;
}

/** The account's lasting random id at the household (WebAuthn's user handle), base64url. @throws {DomainError} 404 */
async function userHandle(userId: number): Promise<string> {
  const way = await Way.findOne({ where: { user_id: userId, issuer: HOUSEHOLD } });
  if (!way) throw notFound("Account");
  return way.subject;
}

type Person = Pick<User, "id">;

const listRows = (user: Person) => Passkey.findAll({ where: { user_id: user.id }, order: [["id", "ASC"]] });

/** A passkey in the list of its user. */
export interface OwnPasskey extends Pick<Passkey, "id" | "name" | "created_at" | "last_used_at"> {
  /** Whether it was made for another host than that of `APP_URL`, and does not work. */
  isElsewhere: boolean;
}

/** A user's passkeys, the oldest first. */
export async function listPasskeys(user: Person): Promise<OwnPasskey[]> {
  const host = relyingParty()?.id;
  return (await listRows(user)).map(({ id, name, created_at, last_used_at, rp_id }) => ({
    id,
    name,
    created_at,
    last_used_at,
    isElsewhere: rp_id !== host,
  }));
}

/** The options of a form that adds a passkey. `scope`: the form, and its session. @throws {DomainError} 404, 409 */
export async function newPasskeyOptions(
  user: Pick<User, "id" | "name" | "sign_in_name" | "email">,
  scope: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id } = requireRelyingParty();
  const [{ generateRegistrationOptions }, handle, own] = await Promise.all([
    library(),
    userHandle(user.id),
    listRows(user),
  ]);
  return generateRegistrationOptions({
    rpName: "Roost",
    rpID: id,
    userName: accountLabel(user),
    userDisplayName: user.name ?? accountLabel(user),
    userID: bytes(handle),
    challenge: bytes(makeChallenge(scope)),
    timeout: CHALLENGE_MS,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own
      .filter(({ rp_id }) => rp_id === id)
      .map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  });
}

/**
 * The attestation that `attestation: "none"` leaves: none, or the passkey's own signature. Others would make the library
 * fetch URLs that their certificates name. @throws {PasskeyError}
 */
async function refuseAttestation(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const decoded = decodeAttestationObject(bytes(attestationObject));
  const format = decoded.get("fmt");
  if (format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined)) return;
  throw new PasskeyError(`an attestation of the format ${format}`);
}

/**
 * Checks the answer to `newPasskeyOptions`, and returns the new passkey's columns for `addPasskey`. Do not call inside a
 * transaction. @throws {PasskeyError} 400
 */
export async function readNewPasskey(credential: string, scope: string) {
  const { id, origin } = requireRelyingParty();
  const response = readCredential(attestedSchema, credential);
  const expectedChallenge = await spendSignedChallenge(response.response.clientDataJSON, scope);
  const { verifyRegistrationResponse } = await library();
  try {
    await refuseAttestation(response.response.attestationObject);
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!made) throw new PasskeyError("an attestation with a wrong signature");
    if (made.credential.id !== response.id) throw new PasskeyError("a credential under the id of another");
    return {
      credential_id: made.credential.id,
      public_key: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: response.response.transports ?? [],
      rp_id: id,
    };
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Adds a passkey that `readNewPasskey` has checked. @throws {DomainError} 409 for an eleventh, 400 for a known one */
export function addPasskey(
  user: Person,
  passkey: Awaited<ReturnType<typeof readNewPasskey>>,
  name: string,
): Promise<Passkey> {
  return inTransaction(async (transaction) => {
    await User.findByPk(user.id, { attributes: ["id"], lock: transaction.LOCK.UPDATE });
    if ((await Passkey.count({ where: { user_id: user.id } })) >= MAX_PASSKEYS) {
      throw new DomainError("conflict", english(signInWords, "tooManyPasskeys", { count: MAX_PASSKEYS }));
    }
    if (await Passkey.count({ where: { credential_id: passkey.credential_id } })) {
      throw new PasskeyError("a credential that is known");
    }
    const made = await Passkey.create({ ...passkey, user_id: user.id, name, created_at: new Date() });
    await noteSignInEvent(user, "passkey-added", { name });
    return made;
  });
}

/** The options of a form that signs in by a passkey; `null` where passkeys cannot work. `scope`: the form, and its sign-in or session. */
export function passkeyOptions(scope: string): PublicKeyCredentialRequestOptionsJSON | null {
  const party = relyingParty();
  // Names no passkey, because the user is unknown. Made here: pages with this form load the library for answers only.
  return (
    party && {
      rpId: party.id,
      challenge: makeChallenge(scope),
      timeout: CHALLENGE_MS,
      userVerification: "required",
    }
  );
}

/**
 * Checks the answer to `passkeyOptions`, notes the use, and returns the account. `only`: the account whose passkey it
 * must be. Do not call inside a transaction. @throws {PasskeyError} 400
 */
export async function verifyPasskey(credential: string, scope: string, only?: Person): Promise<{ userId: number }> {
  const { id, origin } = requireRelyingParty();
  const response = readCredential(assertedSchema, credential);
  const expectedChallenge = await spendSignedChallenge(response.response.clientDataJSON, scope);
  const { verifyAuthenticationResponse } = await library();
  return inTransaction(async (transaction) => {
    const where = { credential_id: response.id };
    // Locked, so that two uses at once compare their counters one after the other.
    const passkey = await Passkey.findOne({ where, lock: transaction.LOCK.UPDATE });
    if (!passkey) throw new PasskeyError("an unknown credential");
    if (passkey.rp_id !== id) throw new PasskeyError("a passkey of another host");
    if (only && only.id !== passkey.user_id) throw new PasskeyError("a passkey of another account");
    if (response.response.userHandle !== (await userHandle(passkey.user_id))) {
      throw new PasskeyError("the handle of another account");
    }
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
      });
      if (!verified) throw new PasskeyError("a wrong signature");
      await passkey.update({ counter: authenticationInfo.newCounter, last_used_at: new Date() });
    } catch (error) {
      throw toRefusal(error);
    }
    return { userId: passkey.user_id };
  });
}

/** One of a user's own passkeys. @throws {DomainError} 404 */
export async function findPasskey(user: Person, id: number): Promise<Passkey> {
  const passkey = await Passkey.findOne({ where: { id, user_id: user.id } });
  if (!passkey) throw notFound("Passkey");
  return passkey;
}

/** @throws {DomainError} 404 */
export async function renamePasskey(user: Person, id: number, name: string): Promise<void> {
  await (await findPasskey(user, id)).update({ name });
}

/** @throws {DomainError} 404, 409 if nothing else lets the user in */
export const removePasskey = (user: Person, id: number): Promise<void> =>
  keepAWayIn(user, async () => {
    const passkey = await findPasskey(user, id);
    await passkey.destroy();
    await noteSignInEvent(user, "passkey-removed", { name: passkey.name });
  });
