/** A reason for not starting that the person at the keyboard can act on: shown as its one line, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartError";
  }
}
