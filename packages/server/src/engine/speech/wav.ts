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

/** Sound in a format that we do not read. */
export class UnreadableSound extends Error {}

const PCM = 1;
/** The format is further on in the chunk. */
const EXTENSIBLE = 0xfffe;

/**
 * The sound of a RIFF/WAVE file of 16-bit samples as one channel, the mean of all channels. Programs write further
 * chunks before the sound, and no length when they write while they record.
 *
 * @throws UnreadableSound for anything else.
 */
export function decodeWav(file: Buffer): { samples: Int16Array; sampleRate: number } {
  const format = chunkOf(file, "fmt ");
  const data = chunkOf(file, "data");
  if (!format || format.length < 16 || !data) throw new UnreadableSound("Not a WAV file");
  const tag = format.readUInt16LE(0);
  const kind = tag === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : tag;
  const channels = format.readUInt16LE(2);
  if (kind !== PCM || channels === 0 || format.readUInt16LE(14) !== 16)
    throw new UnreadableSound("Not a WAV file of 16 bits");
  return { samples: mixed(data, channels), sampleRate: format.readUInt32LE(4) };
}

const RIFF_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The content of the first chunk with this name, as far as the file has it; undefined if there is none. */
function chunkOf(file: Buffer, wanted: string): Buffer | undefined {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WAVE") return undefined;
  let at = RIFF_BYTES;
  while (at + CHUNK_HEADER_BYTES <= file.length) {
    const name = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER_BYTES;
    if (name === wanted) return file.subarray(start, isUnknown(name, length) ? undefined : start + length);
    at = start + length + (length % 2); // chunks begin at even places
  }
  return undefined;
}

/** A program that records while it writes leaves the length of the sound at 0, or at the greatest number. */
function isUnknown(name: string, length: number): boolean {
  return name === "data" && (length === 0 || length === 0xffffffff);
}

function mixed(data: Buffer, channels: number): Int16Array {
  const samples = new Int16Array(data.length / (BYTES_PER_SAMPLE * channels));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += data.readInt16LE((index * channels + channel) * BYTES_PER_SAMPLE);
    samples[index] = Math.round(sum / channels);
  }
  return samples;
}
