import { Scripts, ScrollRestoration } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { useRootData } from "#app/components/shell/root-data.ts";
import start from "#app/components/shell/start.js?script";
import { frame } from "#app/words/catalogues/frame.ts";

interface Nonced {
  nonce: string | undefined;
}

const flatten = (node: ReactNode): ReactElement[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child];
  });

/** A script without the indents that Remix writes it with, on every page. */
const withoutIndents = (script: ReactElement, more: object = {}) => {
  const __html = script.props.dangerouslySetInnerHTML.__html.replace(/\n\s*/g, "").replaceAll('": ', '":');
  return cloneElement(script, { ...more, dangerouslySetInnerHTML: { __html } });
};

/**
 * Remix's own scripts, but that no browser preloads or runs the modules: the script that imports them is plain text, with
 * the files that it needs beside it, until `start.js` starts it (docs/decisions/044-script-after-paint.md).
 */
function ScriptsAsText({ nonce }: Nonced) {
  const elements = flatten(Scripts({ nonce }));
  const scripts = elements.filter(({ type }) => type === "script");
  const language = useRootData()?.language ?? "en";
  const messages = import.meta.env.PROD ? [frame.address(language)] : [];
  const files = elements.filter(({ type }) => type === "link").map(({ props }) => props.href as string);
  const withImports = (script: ReactElement) => {
    const text: string = script.props.dangerouslySetInnerHTML.__html;
    // The browser fetches the script's own imports without help.
    const others = files.filter((file) => !text.includes(`from "${file}"`));
    return withoutIndents(script, {
      type: "text/plain",
      async: undefined,
      "data-js": [...others, ...messages].join(" "),
    });
  };
  return (
    <>
      {scripts.map((script) => (script.props.type === "module" ? withImports(script) : script))}
      <script src={start} />
    </>
  );
}

/** Renders nothing in a browser: React leaves the server's scripts at the end of the body alone. */
export const LaterScripts = import.meta.env.SSR ? ScriptsAsText : () => null;

/** Restores the scroll position on Back: Remix's component, with a shorter script from the server. */
export const ScrollRestorationScript = import.meta.env.SSR
  ? ({ nonce }: Nonced) => withoutIndents(ScrollRestoration({ nonce }) as ReactElement)
  : ScrollRestoration;
