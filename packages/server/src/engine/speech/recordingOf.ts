import { measurePeaks } from "./peaks.ts";
import type { Recording } from "./port.ts";
import { decodeWav, encodeWav } from "./wav.ts";

/** A carrier's WAV file as we keep it: in one voice, with what its waveform is drawn from. */
export function recordingOf(sound: Buffer): Recording {
  const { samples, sampleRate } = decodeWav(sound);
  return {
    wav: encodeWav(samples, sampleRate),
    durationSeconds: samples.length / sampleRate,
    peaks: measurePeaks(samples),
  };
}
