import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Delivered {
  /** The sender of the envelope. The envelope decides where a mail is delivered. */
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/** An SMTP server that accepts and stores every mail except those that `refuse` names. */
export async function startSmtp() {
  const smtp = {
    url: "",
    delivered: [] as Delivered[],
    /** A reply of the server to a recipient, such as "550 No such user"; `null` lets the mail in. */
    refuse: (_address: string): string | null => null,
    /** The server takes a mail to an address only after this has resolved. */
    gate: async (_address: string): Promise<unknown> => undefined,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const reply = smtp.refuse(address);
      done(reply ? Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }) : null);
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch (error) {
        // The sender has ended.
        return done(error as Error);
      }
      await smtp.gate(envelope.rcptTo[0]?.address ?? "");
      const raw = Buffer.concat(chunks).toString("utf8");
      smtp.delivered.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        to: envelope.rcptTo.map(({ address }) => address),
        raw,
        mail: await PostalMime.parse(raw),
      });
      done();
    },
  });
  // A broken connection is no error here.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return smtp;
}

/**
 * Greets, and then begins an endless answer: a line every half second, so that the connection is never idle.
 */
export function drip(socket: Socket): void {
  socket.write("220 mail.test ESMTP\r\n");
  socket.once("data", () => {
    const timer = setInterval(() => socket.write("250-mail.test\r\n"), 500);
    socket.once("close", () => clearInterval(timer));
  });
}

/** A server that accepts connections. Only `talk` sends anything. */
export async function startSilence(talk: (socket: Socket) => void = () => undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    talk(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    /** The sockets of the connected clients. */
    sockets,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
