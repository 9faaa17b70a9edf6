/** An event of the stream. */
export interface Told {
  name: string;
  id: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into the data of all kinds
  data: any;
}

const read = (block: string): Told | null => {
  const field = (name: string) => block.match(new RegExp(`^${name}: ?(.*)$`, "m"))?.[1] ?? null;
  const name = field("event");
  return name === null ? null : { name, id: field("id"), data: JSON.parse(field("data") ?? "null") };
};

/** Opens a stream of changes, and reads its events. */
export async function openLive(url: string, cookie: string, headers: Record<string, string> = {}) {
  const end = new AbortController();
  const answer = await fetch(url, { headers: { Cookie: cookie, ...headers }, signal: end.signal });
  const told: Told[] = [];
  let text = "";
  let isOver = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) told.push(...[read(block) ?? []].flat());
    }
  })().then(
    () => {
      isOver = true;
    },
    () => undefined,
  );
  return {
    answer,
    told,
    named: (name: string) => told.filter((each) => each.name === name),
    isOver: () => isOver,
    close: async () => {
      end.abort();
      await reading;
    },
  };
}
