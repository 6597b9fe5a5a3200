import type { ApiError } from "./ApiError.js";

/** The delays before a write whose response was lost is sent again. */
const usualRepeatsAfterMs: readonly number[] = [500, 2000];

/** One attempt of a write: it sends the request with this Idempotency-Key and reads the response, or rejects with an ApiError. */
type Attempt<Answer> = (key: string) => Promise<Answer>;

/**
 * Sends writes so that each is carried out once. A lost response says nothing about what the server did: the same
 * request is sent again with the same key, automatically a few times, and also when a person presses Save again.
 */
export function createOnceOnly(isOffline: () => boolean, repeatsAfterMs = usualRepeatsAfterMs) {
  /** The keys of writes whose result is not known, by request. */
  const openKeys = new Map<string, string>();

  return async function onceOnly<Answer>(
    wish: string,
    attempt: Attempt<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const key = openKeys.get(wish) ?? randomKey();
    for (const wait of [...repeatsAfterMs, undefined]) {
      const wasOffline = isOffline();
      try {
        const answer = await attempt(key);
        openKeys.delete(wish);
        return answer;
      } catch (failure) {
        const error = failure as ApiError;
        if (isOutcomeKnown(error)) {
          openKeys.delete(wish);
          throw error;
        }
        // It may have been sent before.
        error.isUnsent = wasOffline && !error.status && !openKeys.has(wish);
        if (error.isUnsent) throw error;
        remember(openKeys, wish, key);
        error.isSafeToRepeat = true;
        if (wait === undefined || !isWorthRepeating(error, isOffline)) throw error;
        await pause(wait, signal);
        if (signal?.aborted) throw error;
      }
    }
    throw new Error("unreachable");
  };
}

export type OnceOnly = ReturnType<typeof createOnceOnly>;

/** The request in a comparable form. A file is identified by its metadata. */
export function wishOf(id: string, input: unknown): string {
  return JSON.stringify([id, input], (_, value: unknown) =>
    value instanceof Blob
      ? ["file", value.size, value.type, ...("lastModified" in value ? [value.lastModified] : [])]
      : value,
  );
}

function isOutcomeKnown({ code, status }: ApiError): boolean {
  return status !== 0 && status < 500 && code !== "IDEMPOTENCY_KEY_IN_FLIGHT";
}

/** A caller that gave up does not wait any longer, and a bug of the server would fail again. */
function isWorthRepeating({ code, status }: ApiError, isOffline: () => boolean): boolean {
  if (code === "NETWORK_FAILED") return !isOffline();
  return code === "IDEMPOTENCY_KEY_IN_FLIGHT" || status === 502 || status === 503 || status === 504;
}

const MOST_REMEMBERED = 100;

function remember(keys: Map<string, string>, wish: string, key: string): void {
  keys.set(wish, key);
  const [oldest] = keys.keys();
  if (keys.size > MOST_REMEMBERED && oldest !== undefined) keys.delete(oldest);
}

/** `crypto.randomUUID` is not available on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
