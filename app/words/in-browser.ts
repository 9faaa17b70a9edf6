import type { Catalogue, Compiled, Messages } from "#app/words/catalogue.ts";

/**
 * A catalogue in a browser: the messages of the page's language, which the build wrote into a file of its own (vite.config.ts).
 * Modules that use the catalogue wait for it.
 *
 * @param fileOf the address of the file for a language
 */
export async function loadCatalogue(
  name: string,
  fileOf: (language: string) => string,
): Promise<Omit<Catalogue<Messages>, "english" | "address">> {
  const { lang, dir } = document.documentElement;
  const { default: compiled } = (await import(/* @vite-ignore */ fileOf(lang))) as { default: Compiled };
  const texts = { compiled, isRtl: dir === "rtl" };
  return { name, forReader: () => texts };
}
