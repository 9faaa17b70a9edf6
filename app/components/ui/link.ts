/** A link to one of our pages. On the server `written-link.tsx` takes its place (docs/decisions/091-links-as-html.md). */
export { Link } from "@remix-run/react";
