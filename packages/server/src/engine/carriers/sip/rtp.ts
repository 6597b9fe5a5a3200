import { randomBytes } from "node:crypto";

import { decodeALaw, encodeALaw } from "./g711.ts";
import { A_LAW, KEYS } from "./sdp.ts";

const HEADER_BYTES = 12;
const VERSION = 0x80;
const MARKER = 0x80;
/** Of 20 ms. */
export const FRAME_SAMPLES = 160;

/** The content of a packet. */
export type Heard =
  | { kind: "sound"; stamp: number; samples: Int16Array }
  /** A key was released. */
  | { kind: "key"; stamp: number; key: string };

const keyNames = "0123456789*#ABCD";
const KEY_IS_UP = 0x80;

/** Parses a packet; null if its type is not one that we offered. */
export function readRtp(packet: Buffer): Heard | null {
  if (packet.length <= HEADER_BYTES || ((packet[0] ?? 0) & 0xc0) !== VERSION) return null;
  const stamp = packet.readUInt32BE(4);
  const from = HEADER_BYTES + 4 * ((packet[0] ?? 0) & 0x0f);
  const payload = packet.subarray(from);
  switch ((packet[1] ?? 0) & 0x7f) {
    case A_LAW:
      return { kind: "sound", stamp, samples: decodeALaw(payload) };
    case KEYS: {
      const key = keyNames[payload[0] ?? -1];
      return key !== undefined && (payload[1] ?? 0) & KEY_IS_UP ? { kind: "key", stamp, key } : null;
    }
    default:
      return null;
  }
}

/** Writes one packet after the other, each of 20 ms. */
export function rtpWriter(): (samples: Int16Array) => Buffer {
  const source = randomBytes(4).readUInt32BE();
  let sequence = 0;
  let stamp = 0;
  return (samples) => {
    const packet = Buffer.alloc(HEADER_BYTES + samples.length);
    packet[0] = VERSION;
    packet[1] = A_LAW | (sequence === 0 ? MARKER : 0);
    packet.writeUInt16BE(sequence & 0xffff, 2);
    packet.writeUInt32BE(stamp >>> 0, 4);
    packet.writeUInt32BE(source, 8);
    packet.set(encodeALaw(samples), HEADER_BYTES);
    sequence += 1;
    stamp += samples.length;
    return packet;
  };
}
