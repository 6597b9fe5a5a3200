import { LINE_RATE } from "./g711.ts";

/** Louder than a quiet line and a breath, quieter than any word. */
const LOUD = 500;
const BEGINS_AFTER_SECONDS = 0.1;
/** People pause between words, but not for this long. */
const ENDS_AFTER_SECONDS = 0.7;

export type SpeechChange = "begins" | "ends" | null;

/** Detects from the loudness of a line when somebody begins and stops to speak. */
export function speechDetector(): (samples: Int16Array) => SpeechChange {
  let isSpeaking = false;
  let seconds = 0;
  return (samples) => {
    const isLoud = loudness(samples) > LOUD;
    seconds = isLoud === isSpeaking ? 0 : seconds + samples.length / LINE_RATE;
    if (seconds < (isSpeaking ? ENDS_AFTER_SECONDS : BEGINS_AFTER_SECONDS)) return null;
    isSpeaking = !isSpeaking;
    seconds = 0;
    return isSpeaking ? "begins" : "ends";
  };
}

function loudness(samples: Int16Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return Math.sqrt(sum / Math.max(1, samples.length));
}
