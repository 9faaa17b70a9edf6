import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import type { Catalogue, Messages } from "#app/words/catalogue.ts";
import { root } from "#scripts/lib/root.ts";

export interface ScreenText {
  /** `components/ui/form.tsx:12`, in `app`; of a message `words/catalogues/frame.ts: id`. */
  at: string;
  text: string;
}

const CATALOGUES = "words/catalogues/";
/** The English messages by catalogue and id. */
const messages = new Map<string, Map<string, string>>();
for (const file of readdirSync(`${root}app/${CATALOGUES}`)) {
  const module: Record<string, Catalogue<Messages>> = await import(`#app/words/catalogues/${file}`);
  const { english } = Object.values(module)[0] as Catalogue<Messages>;
  const texts = Object.entries(english).map(([id, message]) => [
    id,
    typeof message === "string" ? message : message[0],
  ]);
  messages.set(file, new Map(texts as [string, string][]));
}

/** Not tests, not the library of recipes and activities, and not the lexicons of food, whose words are data. */
const isRead = (path: string) =>
  /(?<!\.test|\.d)\.tsx?$/.test(path) && !/^(ideas|domain\/food\/allergens|words\/catalogues)\//.test(path);

const BUTTONS = ["button", "SubmitButton"];
/** Properties whose values are the labels of buttons. */
const LABELS = ["submitLabel", "cancelLabel"];

/** A string, a piece of a template, or a text of JSX. */
const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);

/** The first texts and ids of messages of a node: both of a condition. */
function findTexts(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (isText(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text];
  if (ts.isJsxExpression(node)) return findTexts(node.expression);
  if (ts.isJsxElement(node)) return findTexts(node.children.find((child) => !isBlank(child)));
  if (ts.isCallExpression(node) && /say(\.rich)?$/i.test(node.expression.getText()))
    return findTexts(node.arguments[0]);
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === "words") return [node.name.text];
  return ts.isConditionalExpression(node) ? [...findTexts(node.whenTrue), ...findTexts(node.whenFalse)] : [];
}

const isBlank = (node: ts.Node) => ts.isJsxText(node) && node.text.trim() === "";

function findLabels(node: ts.Node): string[] {
  if (ts.isJsxElement(node) && BUTTONS.includes(node.openingElement.tagName.getText())) {
    return findTexts(node.children.find((child) => !isBlank(child) && !ts.isJsxSelfClosingElement(child)));
  }
  const isProperty = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  return isProperty && LABELS.includes(node.name.getText()) ? findTexts(node.initializer) : [];
}

/** The messages with an id in the catalogues that a file imports, else the one of all catalogues. */
function findMessages(id: string, code: string): string[] {
  const imported = [...code.matchAll(/words\/catalogues\/([\w-]+\.ts)"/g)].map(([, file]) => file as string);
  const files = imported.length > 0 ? imported : [...messages.keys()];
  const found = files.flatMap((file) => messages.get(file)?.get(id) ?? []);
  return imported.length > 0 || found.length === 1 ? found : [];
}

/**
 * The English messages, the texts of the app's source without its imports and types, and those that are the labels of
 * buttons.
 */
export function readScreenTexts(): { texts: ScreenText[]; buttons: ScreenText[] } {
  const found: { texts: ScreenText[]; buttons: ScreenText[] } = { texts: [], buttons: [] };
  for (const [file, texts] of messages) {
    for (const [id, text] of texts) found.texts.push({ at: `${CATALOGUES}${file}: ${id}`, text });
  }
  const app = `${root}app/`;
  for (const path of readdirSync(app, { recursive: true, encoding: "utf8" }).filter(isRead).sort()) {
    const code = readFileSync(app + path, "utf8");
    const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
    const toText = (node: ts.Node, text: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return { at: `${path}:${line + 1}`, text: text.replace(/\s+/g, " ").trim() };
    };
    const visit = (node: ts.Node) => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (isText(node)) found.texts.push(toText(node, node.text));
      for (const label of findLabels(node)) {
        const isId = /^[a-z]/.test(label);
        for (const text of isId ? findMessages(label, code) : [label]) found.buttons.push(toText(node, text));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  const hasWord = ({ text }: ScreenText) => /[a-z]/i.test(text);
  return { texts: found.texts.filter(hasWord), buttons: found.buttons.filter(hasWord) };
}
