import type { CompiledMessage } from "icu-minify/format";

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ".matchAll(/(.)(.)/g)].map(([, plain, accented]) => [plain, accented]),
);

/** Letters with accents, and vowels twice: about 40 % longer, as a language with long words is. */
const stranger = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (ACCENTED[letter] ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1));

type Node = Exclude<CompiledMessage, string>[number];

/** `select`, `plural` and `selectordinal` are 1 to 3 in a compiled message (icu-minify's types). */
export const LAST_WITH_CASES = 3;

/** After the name, a tag has its content, and any other node the number of its kind. */
function changeNode(node: Node): Node {
  if (typeof node === "string") return stranger(node);
  if (!Array.isArray(node) || node.length === 1) return node;
  const [name, ...rest] = node as [string, ...unknown[]];
  const [kind, cases] = rest;
  const isTag = typeof kind !== "number" || kind === 0;
  if (isTag) return [name, ...rest.map((child) => changeNode(child as Node))] as Node;
  if (kind > LAST_WITH_CASES) return node;
  const changed = Object.entries(cases as Record<string, CompiledMessage>).map(([key, text]) => [
    key,
    changeText(text),
  ]);
  return [name, kind, Object.fromEntries(changed)] as Node;
}

const changeText = (message: CompiledMessage): CompiledMessage =>
  typeof message === "string" ? stranger(message) : message.map(changeNode);

/**
 * A compiled English message as the pseudo-languages have it: "⟦Áádd⟧". The signs at its ends show whether a text comes
 * whole from a catalogue.
 */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  const changed = changeText(message);
  return typeof changed === "string" ? `⟦${changed}⟧` : ["⟦", ...changed, "⟧"];
}
