let context: AudioContext | undefined;

/** Call it in a click handler, because browsers allow sound only after a user action. */
export function allowSound(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
}

const BEEPS = 9;
const SECONDS_APART = 0.35;

/** Plays three times three short tones; silent unless `allowSound` was called since the page was loaded. */
export function ring(): void {
  if (context?.state !== "running") return;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const begin = context.currentTime + beep * SECONDS_APART + Math.floor(beep / 3) * SECONDS_APART;
    const tone = new OscillatorNode(context, { frequency: 880 });
    const loudness = new GainNode(context, { gain: 0 });
    // A ramp, because a tone that starts at full volume begins with a click.
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.4, begin + 0.02);
    loudness.gain.linearRampToValueAtTime(0, begin + 0.2);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.2);
  }
}
