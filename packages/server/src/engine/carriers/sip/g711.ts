/** Samples per second of a telephone line. */
export const LINE_RATE = 8_000;

const SIGN = 0x80;
/** Every second bit is sent inverted (ITU-T G.711, A-law). */
const INVERTED = 0x55;
const LOUDEST = 32_635;

const decoded = Int16Array.from({ length: 256 }, (_, code) => {
  const bits = code ^ INVERTED;
  const exponent = (bits >> 4) & 7;
  const mantissa = ((bits & 15) << 4) + 8;
  const size = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1);
  return bits & SIGN ? size : -size;
});

/** A-law bytes as 16-bit samples. */
export function decodeALaw(bytes: Uint8Array): Int16Array {
  return Int16Array.from(bytes, (code) => decoded[code] ?? 0);
}

/** 16-bit samples as A-law bytes. */
export function encodeALaw(samples: Int16Array): Uint8Array {
  return Uint8Array.from(samples, encoded);
}

function encoded(sample: number): number {
  const sign = sample >= 0 ? SIGN : 0;
  const size = Math.min(LOUDEST, Math.abs(sample));
  const exponent = Math.max(0, 24 - Math.clz32(size));
  const mantissa = exponent === 0 ? size >> 4 : (size >> (exponent + 3)) & 15;
  return (sign | (exponent << 4) | mantissa) ^ INVERTED;
}
