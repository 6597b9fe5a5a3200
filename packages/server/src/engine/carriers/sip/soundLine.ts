import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { once } from "node:events";

import { LINE_RATE } from "./g711.ts";
import { FRAME_SAMPLES, readRtp, rtpWriter } from "./rtp.ts";
import type { SoundAddress } from "./sdp.ts";
import { speechDetector } from "./speechDetector.ts";

const FRAME_MS = (FRAME_SAMPLES / LINE_RATE) * 1000;
const MOST_BEHIND_MS = 1_000;

export interface SoundEvents {
  /** The other side has begun to speak. */
  begins(): void;
  /** They have finished. */
  ends(): void;
  /** They pressed a key. */
  key(key: string): void;
}

/** The audio of one call in both directions. */
export interface SoundLine extends Disposable {
  /** The port on which we receive. */
  port: number;
  /** Audio is sent from now on. @throws Error if nobody knows the name of the host. */
  start(to: SoundAddress): Promise<void>;
  /** Plays these samples after the current ones. */
  play(samples: Int16Array): void;
  /** Discards the samples that were not played yet. */
  fallSilent(): void;
  /** Samples that were not played yet. */
  readonly left: number;
  /** Both voices mixed, from the beginning. */
  recording(): Int16Array;
}

/** Packets are not on their way for longer. */
const MOST_APART = 5 * LINE_RATE;

/** Opens a line for audio (RTP, A-law) on its own port. */
export async function openSoundLine(happen: SoundEvents): Promise<SoundLine> {
  const socket = createSocket("udp4");
  socket.bind(0);
  await once(socket, "listening");
  const recorded = recorder();
  const notice = speechDetector();
  const write = rtpWriter();
  let toSay: Int16Array[] = [];
  let timer: NodeJS.Timeout | undefined;
  let startedAt = 0;
  let isClosed = false;
  let first: { stamp: number; position: number } | undefined;
  let lastKey: number | undefined;

  const nextFrame = (): Int16Array => {
    const frame = new Int16Array(FRAME_SAMPLES);
    let filled = 0;
    while (filled < FRAME_SAMPLES) {
      const [piece] = toSay;
      if (!piece) break;
      const part = piece.subarray(0, FRAME_SAMPLES - filled);
      frame.set(part, filled);
      filled += part.length;
      if (part.length === piece.length) toSay.shift();
      else toSay[0] = piece.subarray(part.length);
    }
    return frame;
  };

  /** Where in the recording a packet belongs. Whoever is transferred, or comes back from a pause, begins to count anew. */
  const positionOf = (stamp: number): number => {
    const now = Math.round(((performance.now() - startedAt) * LINE_RATE) / 1000);
    const position = first && first.position + ((stamp - first.stamp) | 0);
    if (position !== undefined && Math.abs(position - now) < MOST_APART) return position;
    first = { stamp, position: now };
    return now;
  };

  socket.on("message", (packet) => {
    const heard = readRtp(packet);
    if (!heard || !timer) return;
    if (heard.kind === "key") {
      // The release of a key is sent three times, with the same timestamp.
      if (heard.stamp !== lastKey) happen.key(heard.key);
      lastKey = heard.stamp;
      return;
    }
    recorded.add(positionOf(heard.stamp), heard.samples);
    const change = notice(heard.samples);
    if (change === "begins") happen.begins();
    if (change === "ends") happen.ends();
  });
  socket.on("error", () => {});

  return {
    port: socket.address().port,
    async start({ host, port }) {
      // Once, because the socket would look up a name for every packet.
      const { address } = await lookup(host, 4);
      if (isClosed) return;
      startedAt = performance.now();
      let due = startedAt;
      let position = 0;
      const tick = () => {
        const frame = nextFrame();
        recorded.add(position, frame);
        position += FRAME_SAMPLES;
        socket.send(write(frame), port, address);
        due = Math.max(due + FRAME_MS, performance.now() - MOST_BEHIND_MS);
        timer = setTimeout(tick, Math.max(0, due - performance.now()));
      };
      tick();
    },
    play: (samples) => void toSay.push(samples),
    fallSilent: () => void (toSay = []),
    get left() {
      return toSay.reduce((sum, { length }) => sum + length, 0);
    },
    recording: () => recorded.samples(),
    [Symbol.dispose]() {
      clearTimeout(timer);
      timer = undefined;
      isClosed = true;
      socket.close();
    },
  };
}

/** Longer than any call. */
const MOST_SAMPLES = 2 * 3_600 * LINE_RATE;

/** Inserts audio at its time; if both voices overlap, they are mixed. */
function recorder() {
  let sound = new Int16Array(60 * LINE_RATE);
  let length = 0;
  return {
    add(position: number, samples: Int16Array): void {
      const end = position + samples.length;
      if (position < 0 || end > MOST_SAMPLES) return;
      if (end > sound.length) {
        const longer = new Int16Array(Math.max(end, 2 * sound.length));
        longer.set(sound);
        sound = longer;
      }
      for (const [index, sample] of samples.entries()) {
        const both = (sound[position + index] ?? 0) + sample;
        sound[position + index] = Math.max(-32_768, Math.min(32_767, both));
      }
      length = Math.max(length, end);
    },
    samples: () => sound.slice(0, length),
  };
}
