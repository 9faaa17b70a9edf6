import Bowser from "bowser";

export interface Device {
  /** "Firefox on Android", in English. */
  name: string;
  /** `null` for an unknown one. */
  browser: string | null;
  system: string | null;
  kind: "phone" | "tablet" | "laptop";
}

const KINDS: Record<string, Device["kind"]> = { mobile: "phone", tablet: "tablet" };

/** The browser and system of a User-Agent (RFC 9110, section 10.1.5), in plain words. */
export function describeDevice(userAgent: string | null): Device {
  const { browser, os, platform } = Bowser.parse(userAgent || "-");
  const kind = KINDS[platform.type ?? ""] ?? "laptop";
  if (!browser.name) return { name: "Unknown browser", browser: null, system: null, kind };
  const system = os.name ?? null;
  return { name: system ? `${browser.name} on ${system}` : browser.name, browser: browser.name, system, kind };
}
