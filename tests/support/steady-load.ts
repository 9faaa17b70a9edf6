import { Agent, request } from "node:http";

type Outcome = "answered" | "cut off" | "not let in" | `status ${number}`;

/** One request over an agent's connections. A request that is refused on a new connection is "not let in". */
function ask(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const cut = () => resolve("cut off");
    const asked = request(url, { agent }, (response) => {
      response.on("error", cut);
      response
        .resume()
        .on("end", () => resolve(response.statusCode === 200 ? "answered" : `status ${response.statusCode ?? 0}`));
    });
    asked.on("error", () => resolve(asked.reusedSocket ? "cut off" : "not let in")).end();
  });
}

/**
 * Requests an address repeatedly, as this many simultaneous readers: half of them keep their connection, the others
 * open one for each request. A reader who is not let in stops. `stop` returns the number of each outcome.
 */
export function beginSteadyLoad(url: string, readers: number) {
  const counts: Partial<Record<Outcome, number>> = {};
  let isOver = false;
  async function read(keepAlive: boolean): Promise<void> {
    const agent = new Agent({ keepAlive });
    while (!isOver) {
      const outcome = await ask(url, agent);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (outcome === "not let in") break;
    }
    agent.destroy();
  }
  const all = Promise.all(Array.from({ length: readers }, (_, index) => read(index % 2 === 0)));
  return {
    counts,
    stop: async () => {
      isOver = true;
      await all;
      return counts;
    },
  };
}
