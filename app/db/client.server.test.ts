import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { makeClient } from "#app/db/client.server.ts";

/** A message of PostgreSQL's protocol (version 3.0, "Message Formats"). */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const AUTHENTICATION_OK = message("R", Buffer.alloc(4));
const READY = message("Z", Buffer.from("I"));
const CUT = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"));

/** Lets everyone in, and cuts the connection in the same breath. */
const server = createServer((socket) => {
  socket.once("data", () => socket.end(Buffer.concat([AUTHENTICATION_OK, READY, CUT])));
  socket.on("error", () => undefined);
});
afterEach(() => {
  server.close();
});

it("a connection that is cut at once fails its queries, not the process", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const client = new (makeClient(true))({ host: "127.0.0.1", port, user: "roost", database: "roost" });
  const isOver = new Promise((resolve) => client.once("end", resolve));
  await client.connect();
  await isOver;
  await expect(client.query("SELECT 1")).rejects.toThrow(/not queryable/);
  // By which Sequelize's pool leaves it alone.
  expect(client).toHaveProperty("_invalid", true);
});
