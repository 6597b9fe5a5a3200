import { importCode, keepTrying, type MissingCode, whyMissing } from "@callwright/widgets";
import { useSyncExternalStore } from "react";

/**
 * What stands between the person and the server: nothing, the network, a release that is newer than this page, or a browser
 * that remembers that some code could not be had. The last two end when the page is loaded again.
 */
export type Connection = "there" | "lost" | "outdated" | "stuck";

/** A server that takes longer to say that it lives is not there. */
const answerMs = 10_000;

const listeners = new Set<() => void>();
let connection: Connection = "there";

/** For the page: what stands between it and the server. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChanged, currentConnection);
}

/** What stands between the page and the server now. */
export const currentConnection = (): Connection => connection;

/** Told when that changes. Answers how to stop. */
export function onConnectionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a request, and notices when nobody answers. */
export async function watchedFetch(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    // Whoever gave the request up, it was not the network.
    if (!request.signal.aborted) noticeLoss();
    throw failure;
  }
}

/**
 * Makes a dynamic import one that does not fail: while the network is away it is tried again, and the page says why it
 * waits. Where only loading the page again helps, it never comes.
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

/** Some code could not be had. */
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
    // Lists, live events and code wait for the browser to notice, which it does not always do.
    window.dispatchEvent(new Event("online"));
  });
}

function become(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}
