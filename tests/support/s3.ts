import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A store with the part of Amazon's S3 API that Roost uses. It refuses requests with a wrong signature. */

export const S3_KEYS = {
  S3_ACCESS_KEY_ID: "AKIDROOST",
  S3_SECRET_ACCESS_KEY: "hush/hush+hush",
  S3_REGION: "eu-north-1",
};
const BUCKET = "roost-photos";

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const escapeQuery = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Checks a request's Signature Version 4 by computing it again (AWS, "Create a signed AWS API request"). */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers, method = "", url = "" } = request;
  const [, key, day = "", region = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const date = String(headers["x-amz-date"]);
  if (key !== S3_KEYS.S3_ACCESS_KEY_ID || region !== S3_KEYS.S3_REGION || !date.startsWith(day)) return false;
  if (headers["x-amz-content-sha256"] !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, "http://store");
  const query = [...searchParams].map(([name, value]) => `${escapeQuery(name)}=${escapeQuery(value)}`).sort();
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.join("&"), signed.join(""), names, headers["x-amz-content-sha256"]];
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical.join("\n"))].join("\n");
  const steps = [day, region, "s3", "aws4_request"];
  const secret = steps.reduce<string | Buffer>(hmac, `AWS4${S3_KEYS.S3_SECRET_ACCESS_KEY}`);
  return names.split(";").includes("host") && hmac(secret, text).toString("hex") === signature;
}

export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  /** `failures`: the number of next requests to answer with 503. `given`: the bytes of objects that were read. */
  const state = { isAway: false, failures: 0, refused: 0, pageSize: 1000, given: 0 };
  const list = (prefix: string, after: string) => {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, state.pageSize);
    const entries = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>${keys.length > page.length}</IsTruncated>${entries.join("")}</ListBucketResult>`;
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://store");
    if (state.isAway || state.failures > 0) {
      state.failures -= 1;
      return response.writeHead(503).end();
    }
    if (!isSigned(request, body) || !pathname.startsWith(`/${BUCKET}/`)) {
      state.refused += 1;
      return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    const key = pathname.slice(BUCKET.length + 2);
    if (request.method === "PUT") {
      objects.set(key, { bytes: body, at: new Date() });
      return response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === "") return response.end(list(searchParams.get("prefix") ?? "", searchParams.get("start-after") ?? ""));
    const found = objects.get(key);
    state.given += found?.bytes.length ?? 0;
    return found ? response.end(found.bytes) : response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    state,
    settings: {
      PHOTO_STORE: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_FORCE_PATH_STYLE: "true",
      ...S3_KEYS,
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
