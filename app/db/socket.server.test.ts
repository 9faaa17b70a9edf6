import { Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { openSocket, watchSilence } from "#app/db/socket.server.ts";

afterEach(() => vi.restoreAllMocks());

it("a connection uses TCP keep-alive, and ends if it is silent from the beginning", () => {
  const keepAlive = vi.spyOn(Socket.prototype, "setKeepAlive");
  const socket = openSocket();
  expect(keepAlive).toHaveBeenCalledWith(true, 5_000);
  expect(socket.timeout).toBe(12_000);
  watchSilence(socket, false);
  expect(socket.timeout).toBe(0);
  socket.destroy();
});
