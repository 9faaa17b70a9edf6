import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { root } from "#scripts/lib/root.ts";

export interface ScreenText {
  /** `components/ui/form.tsx:12`, in `app`. */
  at: string;
  text: string;
}

/** Not tests, not the library of recipes and activities, and not the lexicons of food, whose words are data. */
const isRead = (path: string) =>
  /(?<!\.test|\.d)\.tsx?$/.test(path) && !/^(ideas|domain\/food\/allergens)\//.test(path);

const BUTTONS = ["button", "SubmitButton"];
/** Properties whose values are the labels of buttons. */
const LABELS = ["submitLabel", "cancelLabel"];

/** A string, a piece of a template, or a text of JSX. */
const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);

/** The first texts of a node: both of a condition. */
function findTexts(node: ts.Node | undefined): ts.LiteralLikeNode[] {
  if (!node) return [];
  if (isText(node)) return [node];
  if (ts.isTemplateExpression(node)) return [node.head];
  if (ts.isJsxExpression(node)) return findTexts(node.expression);
  return ts.isConditionalExpression(node) ? [...findTexts(node.whenTrue), ...findTexts(node.whenFalse)] : [];
}

const isBlank = (node: ts.Node) => ts.isJsxText(node) && node.text.trim() === "";

function findLabels(node: ts.Node): ts.LiteralLikeNode[] {
  if (ts.isJsxElement(node) && BUTTONS.includes(node.openingElement.tagName.getText())) {
    return findTexts(node.children.find((child) => !isBlank(child) && !ts.isJsxSelfClosingElement(child)));
  }
  const isProperty = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  return isProperty && LABELS.includes(node.name.getText()) ? findTexts(node.initializer) : [];
}

/** The texts of the app's source without its imports and types, and those that are the labels of buttons. */
export function readScreenTexts(): { texts: ScreenText[]; buttons: ScreenText[] } {
  const found: { texts: ScreenText[]; buttons: ScreenText[] } = { texts: [], buttons: [] };
  const app = `${root}app/`;
  for (const path of readdirSync(app, { recursive: true, encoding: "utf8" }).filter(isRead).sort()) {
    const source = ts.createSourceFile(path, readFileSync(app + path, "utf8"), ts.ScriptTarget.Latest, true);
    const toText = (node: ts.LiteralLikeNode) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return { at: `${path}:${line + 1}`, text: node.text.replace(/\s+/g, " ").trim() };
    };
    const visit = (node: ts.Node) => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (isText(node)) found.texts.push(toText(node));
      found.buttons.push(...findLabels(node).map(toText));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  const hasWord = ({ text }: ScreenText) => /[a-z]/i.test(text);
  return { texts: found.texts.filter(hasWord), buttons: found.buttons.filter(hasWord) };
}
