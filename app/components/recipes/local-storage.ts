/** Reads a value that a page stores in this browser window until it is closed; the server does not know it. */

export function readKept<Value>(name: string, nothing: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") ?? nothing;
  } catch {
    return nothing;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser without storage forgets it with the page.
  }
}
