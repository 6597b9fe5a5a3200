import { soundReader } from "./soundReader.js";

/** The playback delay, so that a network pause does not interrupt the audio. */
const AHEAD_SECONDS = 0.3;

/** Plays audio of unknown length as it arrives. */
export function soundPlayer() {
  const context = new AudioContext();
  let playedUntil = 0;

  const playPiece = (samples: Float32Array<ArrayBuffer>, sampleRate: number) => {
    const buffer = context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    if (playedUntil < context.currentTime) playedUntil = context.currentTime + AHEAD_SECONDS;
    source.start(playedUntil);
    playedUntil += buffer.duration;
  };

  return {
    /** Plays until the audio ends or the signal aborts. Calls `onHeard` when the first part is audible. */
    async play({ body }: Response, signal: AbortSignal, onHeard: () => void): Promise<void> {
      if (!body) return;
      const read = soundReader();
      const reader = body.getReader();
      const stop = () => void reader.cancel().catch(() => {});
      signal.addEventListener("abort", stop, { once: true });
      let isHeard = false;
      for (;;) {
        const { value, done } = await reader.read();
        if (done || signal.aborted) break;
        const piece = read(value);
        if (!piece || piece.samples.length === 0) continue;
        playPiece(piece.samples, piece.sampleRate);
        if (!isHeard) onHeard();
        isHeard = true;
      }
      await untilPlayed(signal);
    },
    close: () => context.close(),
  };

  /** Audio that has arrived is played to its end. */
  function untilPlayed(signal: AbortSignal): Promise<void> {
    const left = Math.max(0, playedUntil - context.currentTime);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, left * 1000);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
      if (signal.aborted) resolve();
    });
  }
}
