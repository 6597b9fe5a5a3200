const rate = 8_000;

/** A recording for trying a player: a quiet hum that swells and fades like turns of a conversation. */
export function recording(seconds: number): Blob {
  const samples = new Uint8Array(rate * seconds);
  for (let nth = 0; nth < samples.length; nth += 1) {
    const time = nth / rate;
    const loudness = Math.max(0, Math.sin(time * 0.9)) * 18;
    samples[nth] = 128 + loudness * Math.sin(2 * Math.PI * 180 * time);
  }
  return new Blob([header(samples.length), samples], { type: "audio/wav" });
}

/** Of a WAV file with one channel of 8 bits. */
function header(length: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => new Uint8Array(view.buffer, at).set(new TextEncoder().encode(text));
  write(0, "RIFF");
  view.setUint32(4, 36 + length, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, length, true);
  return view.buffer;
}
