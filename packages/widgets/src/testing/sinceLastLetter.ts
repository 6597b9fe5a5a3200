import { onTestFinished } from "vitest";

/**
 * Listens to what is typed for the rest of a test. What it answers says how many milliseconds ago the last letter was.
 *
 * @example
 * const waited = sinceLastLetter();
 * const onSearch = vi.fn(() => expect(waited()).toBeGreaterThanOrEqual(299));
 */
export function sinceLastLetter(): () => number {
  let at = Number.NaN;
  const note = () => (at = performance.now());
  document.addEventListener("input", note, { capture: true });
  onTestFinished(() => document.removeEventListener("input", note, { capture: true }));
  return () => performance.now() - at;
}
