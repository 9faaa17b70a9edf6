const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for HTML, quoted attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const IN_SCRIPTS: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Escapes JSON for a script element, so that no text in it can end the script. */
export const escapeScript = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => IN_SCRIPTS[sign] ?? sign);
