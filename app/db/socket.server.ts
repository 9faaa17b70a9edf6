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

/**
 * The socket of a connection to the database. It ends when nothing has come for longer than the server lets a statement
 * run: then the server is gone, or something between. So every query has an end, and no connection that hangs goes back
 * to the pool. Idle connections leave the pool before.
 */
export function openSocket(): Socket {
  const socket = new Socket();
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new DatabaseSilent()));
  return socket;
}
