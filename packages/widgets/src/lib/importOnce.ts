import { importCode } from "./whyMissing.js";

/** Imports code once, however many callers request it. After a failure, the next caller imports it again. */
export function importOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () =>
    (loading ??= importCode(load).catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    }));
}
