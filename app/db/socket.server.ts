import { Socket } from "node:net";

const SILENCE_MS = 12_000;
const KEEP_ALIVE_MS = 5_000;

/** The database's machine no longer answers, though nothing has closed the connection. */
export class DatabaseSilent extends Error {
  constructor() {
    super(`The database has said nothing for ${SILENCE_MS / 1000} s`);
    this.name = "DatabaseSilent";
  }
}

/** The socket of a connection to the database, on which a silence is watched: at first, until it is let in. */
export function openSocket(): Socket {
  const socket = new Socket();
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.on("timeout", () => socket.destroy(new DatabaseSilent()));
  watchSilence(socket, true);
  return socket;
}

/**
 * Ends the socket when a query gets no data for longer than a statement may run: then the server, or something in between, is
 * gone. So every query ends, and no hanging connection returns to the pool. An idle connection is not watched.
 */
export const watchSilence = (socket: Socket, isAsked: boolean): void =>
  void socket.setTimeout(isAsked ? SILENCE_MS : 0);
