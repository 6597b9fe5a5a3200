/** Waits until something becomes true, also outside of a test. An error that it throws counts as not yet true. */
export async function untilTrue(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  { timeout = 30_000, interval = 100 } = {},
): Promise<void> {
  const end = performance.now() + timeout;
  let failure: unknown;
  while (performance.now() < end) {
    try {
      if (await isTrue()) return;
    } catch (error) {
      failure = error;
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error(`Waited ${timeout} ms in vain: ${what}`, { cause: failure });
}
