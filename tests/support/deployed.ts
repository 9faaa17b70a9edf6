import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy of the server at `url`. After `deploy` it seems to be of another build: its worker's text differs. */
export async function startDeployed(url: string) {
  let isNewer = false;
  const server = createServer((incoming, answer) => {
    const { method, url: path = "/", headers } = incoming;
    const isWorker = path === "/sw.js";
    if (isWorker) headers["accept-encoding"] = "identity";
    const onward = request(new URL(path, url), { method, headers }, (response) => {
      if (isWorker) delete response.headers["content-length"];
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer, { end: false });
      response.on("end", () => answer.end(isWorker && isNewer ? "//newer" : ""));
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNewer = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
