/** The duration of a 16-bit mono WAV, and how much of it is not silence, in slices of 20 ms. */
export function loudness(wav: Buffer): { seconds: number; loudShare: number } {
  if (wav.toString("ascii", 0, 4) !== "RIFF") throw new Error("This is not a WAV file.");
  const sampleRate = wav.readUInt32LE(24);
  const start = wav.indexOf("data", 12, "ascii") + 8;
  const samples = new Int16Array(
    wav.buffer.slice(wav.byteOffset + start, wav.byteOffset + wav.length - ((wav.length - start) % 2)),
  );
  const slice = Math.round(sampleRate / 50);
  let loud = 0;
  let slices = 0;
  for (let from = 0; from + slice <= samples.length; from += slice) {
    const energy = samples.subarray(from, from + slice).reduce((sum, sample) => sum + sample * sample, 0) / slice;
    if (Math.sqrt(energy) > 300) loud += 1;
    slices += 1;
  }
  return { seconds: samples.length / sampleRate, loudShare: loud / slices };
}
