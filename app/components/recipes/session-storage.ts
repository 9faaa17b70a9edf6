/** Values that this window holds until it is closed, and that the server does not know. */

export function readStored<Value>(name: string, nothing: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") ?? nothing;
  } catch {
    return nothing;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the value is lost with the page.
  }
}
