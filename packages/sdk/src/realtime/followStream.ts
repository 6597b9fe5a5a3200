import type { ApiError } from "../ApiError.js";
import { type OpenStream, readConnection } from "./connection.js";
import { waitUntilVisible } from "./visibility.js";

/** How a stream is opened, and the listeners of its messages. */
export interface Followed<Message> {
  open: OpenStream;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  onMessage: (message: Message) => void;
  /** The connection was lost, and there was no event to continue after. */
  onGap?: () => void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Connects again and again until the signal aborts, or the server refuses permanently. */
export async function followStream<Message>(
  { open, pause, onMessage, onGap }: Followed<Message>,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    await waitUntilVisible(signal);
    let pauseSeconds: number | undefined;
    try {
      for await (const event of readConnection(open, lastEventId, signal)) {
        if (signal.aborted) return;
        if (event === "opened") {
          if (!isFirst && lastEventId === undefined) onGap?.();
          isFirst = false;
          continue;
        }
        failures = 0;
        lastEventId = event.id ?? lastEventId;
        onMessage(JSON.parse(event.data) as Message);
      }
    } catch (failure) {
      // Unless it is a message that cannot be read, which has no status.
      const error = failure as Partial<ApiError>;
      // Signed out, forbidden, or not available here: another request would not help.
      if ((error.status ?? 0) >= 400 && !error.isTemporary) return;
      pauseSeconds = error.retryAfterSeconds;
    }
    await pause(pauseSeconds === undefined ? backOffMs(failures) : pauseSeconds * 1000, signal);
    failures += 1;
  }
}

/** Twice as long each time, with a random part, so that not all clients reconnect at once. */
function backOffMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
}
