import { measurePeaks } from "./peaks.ts";
import type { Recording } from "./port.ts";
import { decodeWav, encodeWav } from "./wav.ts";

/** A carrier's WAV file in the form in which we store it: one channel, with the values of its waveform. */
export function recordingOf(sound: Buffer): Recording {
  const { samples, sampleRate } = decodeWav(sound);
  return {
    wav: encodeWav(samples, sampleRate),
    durationSeconds: samples.length / sampleRate,
    peaks: measurePeaks(samples),
  };
}
