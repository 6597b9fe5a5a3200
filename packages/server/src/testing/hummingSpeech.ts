import type { Speech } from "../engine/speech/port.ts";
import { renderConversation } from "../engine/speech/renderConversation.ts";
import { speakingSeconds } from "../engine/speech/timing.ts";

const SAMPLE_RATE = 11_025;
const LOUDNESS = 6_000;
const HERTZ_PER_PITCH = 3;

/**
 * Replaces the synthesised voices of simulated calls by a tone that lasts as long as the words would. Synthesis takes
 * more processor time than everything else in a call, so only tests of the sound itself have the real voices.
 */
export function hummingSpeech(): Speech {
  const synthesiser = { sampleRate: SAMPLE_RATE, say: hum };
  return {
    render: (conversation) => Promise.resolve(renderConversation(synthesiser, conversation)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function hum(text: string, language: string, { pitch }: { pitch: number }, maxSamples: number): Int16Array {
  const length = Math.min(maxSamples, Math.round(speakingSeconds(text, language) * SAMPLE_RATE));
  const wave = Math.round(SAMPLE_RATE / (pitch * HERTZ_PER_PITCH));
  return Int16Array.from({ length }, (_, index) => (index % wave < wave / 2 ? LOUDNESS : -LOUDNESS));
}
