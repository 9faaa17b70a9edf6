import { z } from "zod";

/** A test of a URL, and the message of its failure, which never shows the URL itself. */
type Rule = readonly [test: (url: URL) => boolean, message: string];

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(`${username} ${password} ${pathname}`);
    return true;
  } catch {
    return false;
  }
}

export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);

/** The first problem of a URL: its syntax, protocol, escapes, or one of the rules. */
function urlProblem(value: string, protocols: string[], rules: Rule[]): string | undefined {
  if (!URL.canParse(value)) return "is no valid URL";
  const url = new URL(value);
  const beginnings = protocols.map((protocol) => `${protocol}//`);
  if (!protocols.includes(url.protocol) || !/^[a-z]+:\/\//i.test(value))
    return `must begin with ${beginnings.join(" or ")}`;
  // Only a database may be reached without a host, through a socket of this machine.
  if (!url.hostname && !url.protocol.startsWith("postgres")) return "names no host";
  if (!isDecodable(url)) return 'has a "%" that is no escape: write %25 for it';
  return rules.find(([test]) => !test(url))?.[1];
}

/** A setting that is a URL of one of the protocols, and keeps the rules. */
export const urlSetting = (protocols: string[], ...rules: Rule[]) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = urlProblem(value, protocols, rules);
      if (message) context.addIssue({ code: "custom", message });
    });
