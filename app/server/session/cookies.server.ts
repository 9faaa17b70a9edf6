import { type Cookie, createCookie } from "@remix-run/node";
import { parseCookie, stringifySetCookie } from "cookie";
import { z } from "zod";
import { config } from "#app/config/env.server.ts";
import { offeredLanguages } from "#app/config/languages.server.ts";
import { isPlainHttp } from "#app/config/urls.server.ts";
import { type SetupDraft, setupDraftSchema } from "#app/schemas/people/onboarding.ts";
import { type CalendarViewName, parseView } from "#app/shared/calendar/calendar-links.ts";
import { DEVICE_DAYS, FORM_DRAFT_MINUTES, INSTALL_DAYS, SESSION_DAYS } from "#app/shared/people/constants.ts";
import { SCREEN_MAX } from "#app/shared/wall/constants.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const isSecure = config().appUrl.startsWith("https:");
const PREFIX = `${isSecure ? "__Host-" : ""}roost_`;

/**
 * The longest name and value of a cookie that browsers store. A longer value deletes the cookie, because a proxy or the
 * browser would reject the whole answer for a large header.
 */
const MAX_COOKIE = 4_096;

/** On https the name's prefix `__Host-` enforces Secure, this host alone, and the path `/` (RFC 6265bis, 4.1.3.2). */
const OURS = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure } as const;
function ownCookie(name: string, maxAge: number | undefined, secrets: string[] = []): Cookie {
  const cookie = createCookie(PREFIX + name, { ...OURS, ...(maxAge === undefined ? {} : { maxAge }), secrets });
  const serialize: Cookie["serialize"] = async (value, options) => {
    const text = await cookie.serialize(value, options);
    return text.indexOf(";") <= MAX_COOKIE ? text : cookie.serialize("", { ...options, maxAge: 0 });
  };
  return { ...cookie, serialize };
}

/** The session's random token; the database has its hash. */
export const sessionCookie = ownCookie("session", SESSION_DAYS * DAY);
/** The session's cookie of the plain http address that this Roost had before https: browsers send it to both. */
export const plainSessionCookie = createCookie("roost_session", OURS);
/** The `Set-Cookie` value of a session that ends at `end`. */
export const sessionUntil = (token: string, end: Date) =>
  sessionCookie.serialize(token, { maxAge: Math.max(0, Math.round((end.getTime() - Date.now()) / 1000)) });
/** Recognises a browser at the next sign-in; outlives the session. */
export const deviceCookie = ownCookie("device", DEVICE_DAYS * DAY);
/** One message for the page after a redirect. */
export const flashCookie = ownCookie("flash", 60, config().sessionSecrets);
/** The path to redirect to after signing in. */
export const returnCookie = ownCookie("return", 15 * MINUTE, config().sessionSecrets);
/** The token of a form's draft after the session had ended. */
export const formDraftCookie = ownCookie("form", FORM_DRAFT_MINUTES * MINUTE, config().sessionSecrets);
/** The setup wizard's draft, until the family exists. */
export const setupCookie = ownCookie("setup", 60 * MINUTE, config().sessionSecrets);
/** The user's choice of cookies (docs/product/pages.md, "Cookie consent"). */
export const consentCookie = ownCookie("consent", 365 * DAY);
/** The name of the last sign-in in this browser, which signing out keeps; never a password. */
export const lastNameCookie = ownCookie("name", 365 * DAY);
/** Lite mode: pages without script. */
export const liteCookie = ownCookie("lite", 365 * DAY);

/** The token of a wall screen; the database has its hash. */
export const wallCookie = ownCookie("wall", SCREEN_MAX.cookieDays * DAY);
/** The displayed code of a new wall screen, and its secret. */
export const joiningCookie = ownCookie("joining", SCREEN_MAX.codeMinutes * MINUTE);

/** Recent searches, until the browser closes. */
export const searchesCookie = ownCookie("searches", undefined);

const ATTEMPT = "attempt_";
/** A sign-in in progress. One cookie each, with `id` in its name, so that two windows may sign in at once. */
export const attemptCookie = (id: string) => ownCookie(ATTEMPT + id, 15 * MINUTE, config().sessionSecrets);

const readCookies = (request: Request) => parseCookie(request.headers.get("Cookie") ?? "");

/** The calendar's last view in this browser. A plain word, unsigned, so that it is read synchronously. */
const VIEW = `${PREFIX}view`;
export const rememberedView = (request: Request): CalendarViewName | null => parseView(readCookies(request)[VIEW]);
/** The `Set-Cookie` value that remembers a view. */
export const rememberView = (view: CalendarViewName) => stringifySetCookie(VIEW, view, { ...OURS, maxAge: 365 * DAY });

/** The language that was chosen in this browser by someone who was not signed in. */
const LANGUAGE = `${PREFIX}language`;
export const rememberedLanguage = (request: Request): string | null => readCookies(request)[LANGUAGE] ?? null;
/** The `Set-Cookie` value that remembers a language; one that is not offered is forgotten. */
export const rememberLanguage = (language: unknown): string => {
  const known = offeredLanguages().find((offered) => offered === language);
  return stringifySetCookie(LANGUAGE, known ?? "", { ...OURS, maxAge: known ? 365 * DAY : 0 });
};

/** The time of this browser's first visit, in milliseconds since 1970; "no" after the user has declined to install. */
const INSTALL = `${PREFIX}install`;
const AGAIN_MS = 30 * MINUTE * 1000;
const canInstall = !isPlainHttp(new URL(config().appUrl));
/**
 * Whether to offer installing Roost: from the second visit on, if the browser has a worker (docs/product/offline.md,
 * "Installing").
 */
export const offersInstall = (request: Request, now: number): boolean =>
  canInstall && Math.abs(now - Number(readCookies(request)[INSTALL] ?? Number.NaN)) > AGAIN_MS;
/** The `Set-Cookie` value of the first visit; `null` at later ones. */
export const noteVisit = (request: Request, now: number): string | null =>
  readCookies(request)[INSTALL] ? null : stringifySetCookie(INSTALL, String(now), { ...OURS, maxAge: 365 * DAY });
/** The `Set-Cookie` value after "Not now". */
export const declineInstall = () => stringifySetCookie(INSTALL, "no", { ...OURS, maxAge: INSTALL_DAYS * DAY });

const consentSchema = z.object({
  level: z.enum(["all", "essential"]),
  timestamp: z.string(),
  preferences: z.object({ essential: z.literal(true), analytics: z.boolean(), personalization: z.boolean() }),
});
export type Consent = z.infer<typeof consentSchema>;

const flashSchema = z.object({
  text: z.string(),
  tone: z.enum(["ok", "bad", "note", "warn"]),
  /** Replaces the icon of the tone. */
  icon: z.enum(["star", "sun", "moon"]).optional(),
  /** Where the page shows the message; by default at the top. */
  place: z.string().optional(),
  /** The undo token of removals. */
  undo: z.string().optional(),
  /** The id of the grocery item whose tick can be undone. */
  undo_tick: z.number().optional(),
  /** The chore whose tick (`entry`) or deletion can be undone. */
  undo_chore: z.object({ chore: z.number(), entry: z.number().optional() }).optional(),
  /** Undoes a move: the form's action and value. */
  undo_move: z.object({ action: z.string(), moved: z.string() }).optional(),
});
export type Flash = z.infer<typeof flashSchema>;

/** The parsed value of one of our cookies; `null` if it is missing or invalid. */
export async function parseOwn<T>(cookie: Cookie, request: Request, schema: z.ZodType<T>): Promise<T | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export const readConsent = (request: Request) => parseOwn(consentCookie, request, consentSchema);
export const readFlash = (request: Request) => parseOwn(flashCookie, request, flashSchema);
export const readSetup = (request: Request) => parseOwn(setupCookie, request, setupDraftSchema);
export const readReturnPath = (request: Request) => parseOwn(returnCookie, request, z.string());
export const readFormDraftToken = (request: Request) => parseOwn(formDraftCookie, request, z.string());
export const readDeviceToken = (request: Request) => parseOwn(deviceCookie, request, z.string().min(1));
export const readLastName = (request: Request) => parseOwn(lastNameCookie, request, z.string().max(300));
export const readSessionToken = (request: Request) => parseOwn(sessionCookie, request, z.string());
/** The token of a session at the plain http address before https; `null` at a plain http address. */
export const readPlainSessionToken = async (request: Request) =>
  isSecure ? parseOwn(plainSessionCookie, request, z.string()) : null;

export const readWallToken = (request: Request) => parseOwn(wallCookie, request, z.string().min(1));
export const readJoining = (request: Request) =>
  parseOwn(joiningCookie, request, z.object({ code: z.string().max(10), token: z.string().max(100) }));

const attemptSchema = z.object({
  state: z.string().min(1),
  verifier: z.string().min(1),
  /** The issuer's name in URLs. */
  issuer: z.string().min(1),
  /** The account that gets a further way to sign in, and a hash of the session that has begun it. */
  adds: z.object({ userId: z.number(), session: z.string() }).optional(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The ids of a browser's sign-ins in progress, oldest first (RFC 6265, section 5.4). */
export const attemptIds = (request: Request): string[] =>
  Object.keys(readCookies(request))
    .filter((name) => name.startsWith(PREFIX + ATTEMPT))
    .map((name) => name.slice(PREFIX.length + ATTEMPT.length));

export const readAttempt = (id: string, request: Request) => parseOwn(attemptCookie(id), request, attemptSchema);

/** Whether this page has no script: by `Save-Data`, or by the user's choice (docs/product/pages.md, "Lite mode"). */
export async function isLite(request: Request): Promise<boolean> {
  if (request.headers.get("Save-Data")?.toLowerCase() === "on") return true;
  return (await parseOwn(liteCookie, request, z.literal("on"))) !== null;
}

/** Maximum bytes of the wizard's draft before encoding, because browsers store cookies of up to 4,096 bytes. */
const MAX_SETUP_BYTES = 2_800;

/** The `Set-Cookie` value of the wizard's draft; without its members if it is too large. */
export function serializeSetup(draft: SetupDraft): Promise<string> {
  const isSmall = Buffer.byteLength(JSON.stringify(draft)) <= MAX_SETUP_BYTES;
  return setupCookie.serialize(isSmall ? draft : { ...draft, you: undefined, members: undefined });
}

/** The `Set-Cookie` value that deletes a cookie. */
export const expire = (cookie: Cookie) => cookie.serialize("", { maxAge: 0 });

/** Deletes everything that the browser stores for this site, except cookies. */
export const FORGET: [name: string, value: string] = ["Clear-Site-Data", '"cache", "storage"'];

/**
 * The headers that sign this browser out and delete its data, except the choice of cookies (docs/product/pages.md,
 * "What browsers keep").
 */
export const signOutHeaders = async (): Promise<[name: string, value: string][]> => [
  ["Set-Cookie", await expire(sessionCookie)],
  ["Set-Cookie", await expire(searchesCookie)],
  FORGET,
];
