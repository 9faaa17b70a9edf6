import { once } from "node:events";
import { connect } from "node:net";

/** Sends bytes unchanged, which `fetch` does not. Returns everything up to the end of the connection. */
export async function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk.toString("latin1");
  });
  // A server that refuses early may reset the connection.
  socket.on("error", () => undefined);
  socket.write(text, "latin1");
  await once(socket, "close");
  return answer;
}
