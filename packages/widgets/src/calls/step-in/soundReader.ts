const HEADER_BYTES = 44;

interface Piece {
  sampleRate: number;
  /** From -1 to 1. */
  samples: Float32Array<ArrayBuffer>;
}

/** Reads a WAV file with one channel as it arrives, with 8 or 16 bits. Returns nothing until its header has arrived. */
export function soundReader(): (bytes: Uint8Array) => Piece | undefined {
  let waiting = new Uint8Array(0);
  let format: { sampleRate: number; bytesPerSample: number } | undefined;

  return (bytes) => {
    const all = new Uint8Array(waiting.length + bytes.length);
    all.set(waiting);
    all.set(bytes, waiting.length);
    let from = 0;
    if (!format) {
      waiting = all;
      if (all.length < HEADER_BYTES) return undefined;
      const header = new DataView(all.buffer);
      format = { sampleRate: header.getUint32(24, true), bytesPerSample: header.getUint16(34, true) / 8 };
      from = HEADER_BYTES;
    }
    const { sampleRate, bytesPerSample } = format;
    const count = Math.floor((all.length - from) / bytesPerSample);
    waiting = all.slice(from + count * bytesPerSample);
    const view = new DataView(all.buffer, from);
    const samples = Float32Array.from({ length: count }, (_, index) =>
      bytesPerSample === 1 ? (view.getUint8(index) - 128) / 128 : view.getInt16(index * 2, true) / 32_768,
    );
    return { sampleRate, samples };
  };
}
