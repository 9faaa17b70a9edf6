import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  message: Record<string, unknown>;
}

/** A browser's keys, and the decryption of the messages to it (RFC 8291, section 3). */
function makeBrowser() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);

  /** RFC 8188, section 2, with the key of RFC 8291, section 3.4. */
  function decrypt(body: Buffer): Record<string, unknown> {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), theirs]);
    const key = Buffer.from(hkdfSync("sha256", own.computeSecret(theirs), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    const record = body.subarray(21 + theirs.length);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
  }
  const keys = { p256dh: own.getPublicKey().toString("base64url"), auth: auth.toString("base64url") };
  return { keys, decrypt };
}

/** A push service on this machine. It gives the answers in `answers` in turn, then always 201. Status 0 is silence. */
export async function startPushService() {
  const browser = makeBrowser();
  const received: Received[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      path: request.url ?? "",
      headers: request.headers,
      message: browser.decrypt(Buffer.concat(chunks)),
    });
    const { status, headers } = answers.shift() ?? { status: 201 };
    if (status !== 0) response.writeHead(status, headers).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    keys: browser.keys,
    received,
    answers,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
