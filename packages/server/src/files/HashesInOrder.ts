import { hash } from "node:crypto";

/** The stored part of a number's hash. */
const hashBytes = 16;
/** Hashes with the same beginning are stored together; this is the number of beginnings. */
const beginnings = 4096;
/** About five thousand hashes are returned at once: larger writes would delay others. */
const batchBytes = 80 * 1024;

/**
 * Stores the hashes of a register's numbers until it has been read, and returns them in the order of their beginnings.
 */
export class HashesInOrder {
  readonly #salt: string;
  readonly #kept = Array.from<Kept | undefined>({ length: beginnings });

  constructor(salt: string) {
    this.#salt = salt;
  }

  /** @param number E.164 */
  add(number: string): void {
    const hashed = hash("sha256", this.#salt + number, "buffer");
    const place = (this.#kept[hashed.readUInt16BE() >> 4] ??= { bytes: Buffer.alloc(64 * hashBytes), length: 0 });
    if (place.length === place.bytes.length) {
      const larger = Buffer.alloc(2 * place.length);
      place.bytes.copy(larger);
      place.bytes = larger;
    }
    place.length += hashed.copy(place.bytes, place.length, 0, hashBytes);
  }

  /**
   * All of them, some thousand at a time. A hash is in only one batch, and batches are in the order of the beginnings.
   */
  *batches(): Generator<Buffer, void, undefined> {
    let batch: Buffer[] = [];
    let length = 0;
    for (const kept of this.#kept) {
      if (!kept) continue;
      batch.push(kept.bytes.subarray(0, kept.length));
      length += kept.length;
      if (length < batchBytes) continue;
      yield Buffer.concat(batch);
      [batch, length] = [[], 0];
    }
    if (length > 0) yield Buffer.concat(batch);
  }
}

/** The hashes of one beginning, concatenated; `length` bytes are written. */
interface Kept {
  bytes: Buffer;
  length: number;
}
