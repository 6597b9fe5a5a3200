import type { CallSound } from "../engine/carriers/port.ts";
import type { Context } from "../context.ts";
import { encodeWav } from "../engine/speech/wav.ts";
import { untilNoLonger, type Reader } from "./openStream.ts";

const UNKNOWN_LENGTH = 0xff_ff_ff_ff;

/** Sends the audio of a call as a growing WAV file, for as long as the reader may hear it. */
export function soundStream(context: Context, reader: Reader, { sampleRate, pieces }: CallSound) {
  const away = new AbortController();
  const { ended, isOpen } = untilNoLonger(context, reader);
  const iterator = pieces(AbortSignal.any([ended, away.signal]))[Symbol.asyncIterator]();
  const data = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(headerOf(sampleRate)),
    async pull(controller) {
      const next = await iterator.next();
      if (next.done || !(await isOpen())) return controller.close();
      const { buffer, byteOffset, byteLength } = next.value;
      controller.enqueue(new Uint8Array(buffer, byteOffset, byteLength));
    },
    async cancel() {
      away.abort();
      await iterator.return?.();
    },
  });
  const headers = { "x-accel-buffering": "no", "cache-control": "no-store" };
  return { status: 200 as const, content: { contentType: "audio/wav" as const, data }, headers };
}

/** The header of a file of unknown length. */
function headerOf(sampleRate: number): Uint8Array {
  const header = encodeWav(new Int16Array(0), sampleRate);
  header.writeUInt32LE(UNKNOWN_LENGTH, 4);
  header.writeUInt32LE(UNKNOWN_LENGTH, 40);
  return header;
}
