/** Whether `If-None-Match` matches an ETag; weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
export function matchesEtag(header: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
