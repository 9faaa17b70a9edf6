import { Agent, setGlobalDispatcher } from "undici";

/**
 * Has every `fetch` of this process send its requests through the package `undici`. remix-serve replaces Node's `fetch`
 * by the package's, version 6, but leaves Node's own dispatcher in place, which is version 7 on Node 24 and refuses some
 * of its requests: those that set `Content-Length` themselves, such as the request for a token at a sign-in.
 */
export const shareDispatcher = (): void => setGlobalDispatcher(new Agent());
