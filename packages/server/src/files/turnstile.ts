/**
 * Lets at most `places` through at a time; the rest wait in the order they came.
 *
 * @example
 * const enter = turnstile(2);
 * using _place = await enter();
 */
export function turnstile(places: number): () => Promise<Disposable> {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return { [Symbol.dispose]: leave };
  };
}
