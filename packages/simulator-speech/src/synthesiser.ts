import createModule from "@echogarden/espeak-ng-emscripten";

/** A voice of the synthesiser: a variant of every language's voice, and how high it speaks (0 to 99). */
export interface Voice {
  variant: string;
  pitch: number;
}

const NORMAL_RATE = 165;
const FASTEST_RATE = 380;
/** The synthesiser's own rate is 22,050; half of it is what a good telephone line carries. */
const SAMPLE_RATE = 11_025;

export interface Synthesiser {
  /** Samples a second of what it says. */
  sampleRate: number;
  /** The words as samples, spoken at NORMAL_RATE or as much faster as it takes to fit into `maxSamples`. */
  say(text: string, language: string, voice: Voice, maxSamples: number): Int16Array;
}

/** Loads eSpeak NG (0.3 s). It runs on the calling thread, so call it in a worker only. */
export async function createSynthesiser(): Promise<Synthesiser> {
  const { eSpeakNGWorker } = await createModule();
  const engine = new eSpeakNGWorker();

  const speak = (text: string, rate: number): Int16Array => {
    engine.set_rate(rate);
    const chunks: Int16Array[] = [];
    engine.synthesize(escapeMarkup(text), (chunk) => {
      if (chunk.length > 0) chunks.push(chunk);
      return false;
    });
    return halve(trimSilence(concatenate(chunks)));
  };

  return {
    sampleRate: SAMPLE_RATE,
    say(text, language, voice, maxSamples) {
      engine.set_voice(`${language}+${voice.variant}`);
      engine.set_pitch(voice.pitch);
      let rate = NORMAL_RATE;
      let samples = speak(text, rate);
      while (samples.length > maxSamples && rate < FASTEST_RATE) {
        rate = Math.min(FASTEST_RATE, Math.ceil(rate * (samples.length / maxSamples) * 1.03));
        samples = speak(text, rate);
      }
      return samples.subarray(0, maxSamples);
    },
  };
}

/** The synthesiser reads markup; a customer's name must not be any. */
function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function concatenate(chunks: Int16Array[]): Int16Array {
  const all = new Int16Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

/** Cuts the silence before and after the words, so that a turn is heard from its very second. */
function trimSilence(samples: Int16Array): Int16Array {
  const isHeard = (sample: number) => Math.abs(sample) > 60;
  const from = samples.findIndex(isHeard);
  return from < 0 ? new Int16Array(0) : samples.subarray(from, samples.findLastIndex(isHeard) + 1);
}

/** Half the sample rate through a small low-pass filter, so that hiss does not fold into the words. */
function halve(samples: Int16Array): Int16Array {
  const half = new Int16Array(Math.floor(samples.length / 2));
  for (let index = 2; index + 2 < samples.length; index += 2) {
    const [before, near, here, next, after] = [
      samples[index - 2],
      samples[index - 1],
      samples[index],
      samples[index + 1],
      samples[index + 2],
    ];
    half[index / 2] = ((before ?? 0) + 4 * (near ?? 0) + 6 * (here ?? 0) + 4 * (next ?? 0) + (after ?? 0)) / 16;
  }
  return half;
}
