const BODY = `User-agent: *
Allow: /$
Allow: /privacy
Allow: /terms
Disallow: /
`;

/** Search engines may read the public pages, except invitations. */
export const loader = () =>
  new Response(BODY, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
