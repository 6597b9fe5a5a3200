import { importCode, keepTrying, type MissingCode, whyMissing } from "@callwright/widgets";

/**
 * The state of the connection: `there`; `lost` without a network or an answer of the server; `outdated` if a newer
 * release has replaced this page's code; `stuck` if the browser remembers that some code could not be loaded. The last
 * two end when the page is reloaded.
 */
export type Connection = "there" | "lost" | "outdated" | "stuck";

/** A server that does not answer its health check within this time counts as unreachable. */
const answerMs = 10_000;

const listeners = new Set<() => void>();
let connection: Connection = "there";

/** The current state of the connection. */
export const currentConnection = (): Connection => connection;

/** Calls `listener` when the state of the connection changes. Returns a function that stops this. */
export function onConnectionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a request, and marks the connection as lost when there is no response. */
export async function watchedFetch(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    // An aborted request says nothing about the network.
    if (!request.signal.aborted) noticeLoss();
    throw failure;
  }
}

/**
 * Wraps a dynamic import so that it does not fail: while the network is away it is tried again, and the page says why
 * it waits. If only a reload helps, the returned promise never settles.
 */
export function patiently<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () =>
    (loading ??= new Promise((resolve) => {
      keepTrying(async () => {
        try {
          resolve(await importCode(load));
        } catch (failure) {
          const why = await whyMissing(failure);
          noticeMissing(why);
          if (why === "unreachable") throw failure;
        }
      });
    }));
}

/** Updates the state of the connection after some code could not be loaded. */
export function noticeMissing(why: MissingCode): void {
  if (why === "unreachable") noticeLoss();
  else become(why === "gone" ? "outdated" : "stuck");
}

window.addEventListener("offline", noticeLoss);

function noticeLoss(): void {
  if (connection !== "there") return;
  become("lost");
  keepTrying(async () => {
    await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(answerMs) });
    if (connection === "lost") become("there");
    // Lists, live events and dynamic imports wait for the browser's `online` event, which it does not always send.
    window.dispatchEvent(new Event("online"));
  });
}

function become(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}
