import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents, unless they exist. Node's `recursive` loops forever on a file system that answers
 * ENOENT for a folder it cannot create, such as /proc.
 */
export function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (isThere()) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isThere()) throw error;
  }
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  // Flushed before the rename, because a power cut could otherwise leave the name without the content.
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  return draft;
}

/**
 * Writes a file, readable by its owner alone, unless it exists, and returns its content. With several processes at once
 * all get the content of the first, and none reads half of it.
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

/** Replaces a file's content atomically; readable by its owner alone. */
export function replace(file: string, content: string): void {
  renameSync(writeDraft(file, content), file);
}
