import { isOffline } from "./isOffline.js";

/**
 * Imports code once, however many callers request it. After a failure, the next caller imports it again. Without a
 * network it is not requested, because browsers remember a failed import.
 */
export function importOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () =>
    (loading ??= (isOffline() ? Promise.reject<Code>(new TypeError("offline")) : load()).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    }));
}
