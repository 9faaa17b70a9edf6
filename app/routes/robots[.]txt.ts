const BODY = `User-agent: *
Allow: /$
Allow: /privacy
Allow: /terms
Disallow: /
`;

/** Only what is open to everyone is for search engines; invitations are not. */
export const loader = () =>
  new Response(BODY, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
