let context: AudioContext | undefined;

/** Browsers let a page sound only after a press: to be called in one. */
export function allowSound(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
}

const BEEPS = 9;
const SECONDS_APART = 0.35;

/** Three times three short tones; nothing where no press has allowed it since the page was loaded. */
export function ring(): void {
  if (context?.state !== "running") return;
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const begin = context.currentTime + beep * SECONDS_APART + Math.floor(beep / 3) * SECONDS_APART;
    const tone = new OscillatorNode(context, { frequency: 880 });
    const loudness = new GainNode(context, { gain: 0 });
    // Without a slope tones begin with a crack.
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.4, begin + 0.02);
    loudness.gain.linearRampToValueAtTime(0, begin + 0.2);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.2);
  }
}
