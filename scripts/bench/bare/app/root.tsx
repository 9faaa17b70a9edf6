import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from "@remix-run/react";

export default function App() {
  const hasScript = !useMatches().some(({ id }) => id === "routes/plain");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Bare</title>
        <Links />
      </head>
      <body>
        <Outlet />
        {hasScript ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}
