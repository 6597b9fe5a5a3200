import { endianness } from "node:os";

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const isBigEndian = endianness() === "BE";

/** A RIFF/WAVE file of 16-bit mono samples. */
export function encodeWav(samples: Int16Array, sampleRate: number): Buffer<ArrayBuffer> {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write("RIFF", 0, "ascii");
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write("WAVEfmt ", 8, "ascii");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // PCM
  file.writeUInt16LE(1, 22); // mono
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  file.write("data", 36, "ascii");
  file.writeUInt32LE(dataBytes, 40);
  Buffer.from(samples.buffer, samples.byteOffset, dataBytes).copy(file, HEADER_BYTES);
  if (isBigEndian) file.subarray(HEADER_BYTES).swap16();
  return file;
}

/** The samples of a file that `encodeWav` wrote; throws a RangeError for anything else. */
export function decodeWav(file: Buffer): { samples: Int16Array; sampleRate: number } {
  const isOurs = file.length >= HEADER_BYTES && file.toString("ascii", 0, 4) === "RIFF" && file.readUInt16LE(20) === 1;
  if (!isOurs || file.readUInt16LE(22) !== 1 || file.readUInt16LE(34) !== 16)
    throw new RangeError("Not 16-bit mono WAV");
  const samples = new Int16Array((file.length - HEADER_BYTES) / BYTES_PER_SAMPLE);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = file.readInt16LE(HEADER_BYTES + index * BYTES_PER_SAMPLE);
  }
  return { samples, sampleRate: file.readUInt32LE(24) };
}
