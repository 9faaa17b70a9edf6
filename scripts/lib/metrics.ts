import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:http";
import client from "prom-client";
import { version } from "#app/config/version.server.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/**
 * Serves `GET /metrics` at a host and port of its own: the sums of all processes of the server, in Prometheus's text
 * format (docs/operating.md, "Metrics"). Anything else is 404. 503 if a process does not answer, as while one begins.
 * Throws a `StartError` if the address cannot be used.
 */
export async function serveMetrics({ host, port }: { host: string; port: number }) {
  const processes = new client.AggregatorRegistry();
  const own = new client.Registry();
  new client.Gauge({
    name: "roost_build_info",
    help: "1; the label is the version.",
    labelNames: ["version"],
    registers: [own],
  })
    .labels(version)
    .set(1);
  new client.Gauge({
    name: "roost_processes",
    help: "Processes that answer requests.",
    registers: [own],
    collect() {
      this.set(Object.keys(cluster.workers ?? {}).length);
    },
  });
  const server = createServer((request, response) => {
    const isScrape = request.method === "GET" && request.url?.split("?")[0] === "/metrics";
    if (!isScrape) return response.writeHead(404).end();
    Promise.all([own.metrics(), processes.clusterMetrics()]).then(
      (texts) => response.writeHead(200, { "Content-Type": processes.contentType }).end(texts.join("\n")),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: Error) => {
    throw new StartError(`METRICS_PORT: port ${port} on ${host} cannot be used (${error.message}).`);
  });
  return {
    ended: new Promise<never>(() => undefined),
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
