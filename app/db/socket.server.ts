import { Socket } from "node:net";

const SILENCE_MS = 12_000;
const KEEP_ALIVE_MS = 5_000;

/** The database has stopped answering without closing the connection. */
export class DatabaseSilent extends Error {
  constructor() {
    super(`The database has said nothing for ${SILENCE_MS / 1000} s`);
    this.name = "DatabaseSilent";
  }
}

/** The socket of a connection to the database, with a timeout for the sign-in. */
export function openSocket(): Socket {
  const socket = new Socket();
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.on("timeout", () => socket.destroy(new DatabaseSilent()));
  watchSilence(socket, true);
  return socket;
}

/**
 * Ends the socket if a query gets no data for longer than the statement timeout: the server or the network is gone. So
 * every query ends, and no broken connection returns to the pool. Idle connections have no timeout.
 */
export const watchSilence = (socket: Socket, isAsked: boolean): void =>
  void socket.setTimeout(isAsked ? SILENCE_MS : 0);
