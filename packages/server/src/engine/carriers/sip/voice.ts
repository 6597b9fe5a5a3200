import { speakingSeconds } from "../../speech/timing.ts";
import type { Speech } from "../../speech/port.ts";
import { decodeWav } from "../../speech/wav.ts";
import { LINE_RATE } from "./g711.ts";

/** Enough time for a sentence that takes longer than usual. */
const SPARE_SECONDS = 2;
/** Audio below this level is silence. */
const QUIET = 60;

/** Converts the assistant's words to the audio of a telephone line. */
export async function sayOn(speech: Speech, text: string, language: string): Promise<Int16Array> {
  const durationSeconds = speakingSeconds(text, language) + SPARE_SECONDS;
  const turns = [{ role: "ASSISTANT" as const, content: text, startSecond: 0 }];
  const { wav } = await speech.render({ language, turns, durationSeconds });
  const { samples, sampleRate } = decodeWav(wav);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > QUIET) + 1;
  return toLineRate(samples.subarray(0, end), sampleRate);
}

function toLineRate(samples: Int16Array, sampleRate: number): Int16Array {
  const step = sampleRate / LINE_RATE;
  return Int16Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const at = index * step;
    const before = samples[Math.floor(at)] ?? 0;
    const after = samples[Math.ceil(at)] ?? before;
    return before + (after - before) * (at % 1);
  });
}
