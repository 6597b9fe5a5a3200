import { readServerSentEvents, type ServerSentEvent } from "./readServerSentEvents.js";
import { whenHiddenFor } from "./visibility.js";

/**
 * Opens the stream, continuing after the given event, or otherwise from the time at which a page's initial data was
 * read (in ms since 1970).
 */
export type OpenStream = (lastEventId: string | undefined, signal: AbortSignal, since?: number) => Promise<Response>;

/** A browser allows few connections to one origin, so a hidden page closes its connection. */
const hiddenGraceMs = 10_000;
/** The server sends something at least every 15 seconds; a connection that is silent for longer is dead. */
const silenceMs = 45_000;

/** Reads one connection from "opened" to its end: the server ends it, it breaks, or the page is hidden. */
export async function* readConnection(
  open: OpenStream,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<"opened" | ServerSentEvent, void> {
  const broken = new AbortController();
  const stopWatching = whenHiddenFor(hiddenGraceMs, () => broken.abort());
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => broken.abort(), silenceMs);
  };
  try {
    heard();
    const { body } = await open(lastEventId, AbortSignal.any([signal, broken.signal]));
    yield "opened";
    if (body) yield* readServerSentEvents(body, heard);
  } finally {
    clearTimeout(silence);
    stopWatching();
  }
}
