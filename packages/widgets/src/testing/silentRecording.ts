/** A playable recording without a sound: 8-bit mono PCM at 8 kHz. */
export function silentRecording(durationSeconds: number): Blob {
  const length = Math.round(durationSeconds * 8_000);
  const view = new DataView(new ArrayBuffer(44));
  const text = (offset: number, word: string) =>
    new TextEncoder().encode(word).forEach((byte, index) => view.setUint8(offset + index, byte));
  text(0, "RIFF");
  view.setUint32(4, 36 + length, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8_000, true);
  view.setUint32(28, 8_000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, "data");
  view.setUint32(40, length, true);
  return new Blob([view, new Uint8Array(length).fill(128)], { type: "audio/wav" });
}
