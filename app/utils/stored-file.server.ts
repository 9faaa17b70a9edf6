import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder that may be there, and those above it. Node's own `recursive` never ends where a file system says of
 * what cannot be made that it is not there, as /proc does.
 */
export function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (isThere()) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been first.
    if (!isThere()) throw error;
  }
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  // On the disk before it has its name, or a power cut could leave the name without the content.
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  return draft;
}

/**
 * Writes a file that is not there yet, readable by its owner alone, and answers what it holds then. Of several
 * processes that do so at the same moment, all get the content of the first; none ever reads half of it.
 */
export function makeOnce(file: string, content: string): string {
  const draft = writeDraft(file, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8");
}

/** Puts new content in a file's place, in one step, readable by its owner alone. */
export function replace(file: string, content: string): void {
  renameSync(writeDraft(file, content), file);
}
