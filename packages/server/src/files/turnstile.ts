/**
 * Lets at most `places` through at a time; the rest wait in the order they came. Whoever is in calls what `enter` gave them
 * to leave, once.
 *
 * @example
 * const enter = turnstile(2);
 * const leave = await enter();
 */
export function turnstile(places: number): () => Promise<() => void> {
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
    return leave;
  };
}
