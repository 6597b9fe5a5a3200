/** The number of places. */
export interface Places {
  /** In total, and for one party. */
  places: number;
  placesOfOne: number;
  /** How many may wait, in total and of one party. */
  waiting: number;
  waitingOfOne: number;
}

/** There is no place to wait. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";
  /** They use all of their own places; otherwise others do. */
  readonly isTheirOwn: boolean;

  constructor(isTheirOwn: boolean) {
    super("There is no room to wait.");
    this.isTheirOwn = isTheirOwn;
  }
}

/**
 * Admits a limited number at a time, and of one party only some; the rest wait in the order of their arrival, and those
 * who wait for their own party let others pass. To leave, call the function that `enter` returned, once.
 *
 * @example
 * const enter = turnstile({ places: 2, placesOfOne: 1, waiting: 20, waitingOfOne: 5 });
 * const leave = await enter(companyId);
 */
export function turnstile({ places, placesOfOne, waiting, waitingOfOne }: Places) {
  const inside: string[] = [];
  const queue: { whose: string; letIn: () => void }[] = [];
  const countOf = (list: readonly string[], whose: string) => list.filter((one) => one === whose).length;

  const letIn = () => {
    for (let index = 0; inside.length < places && index < queue.length;) {
      const next = queue[index];
      if (!next || countOf(inside, next.whose) >= placesOfOne) {
        index += 1;
        continue;
      }
      queue.splice(index, 1);
      inside.push(next.whose);
      next.letIn();
    }
  };
  const leave = (whose: string) => {
    inside.splice(inside.indexOf(whose), 1);
    letIn();
  };

  /** @throws NoRoom */
  return async (whose: string): Promise<() => void> => {
    const entered = new Promise<void>((resolve) => queue.push({ whose, letIn: resolve }));
    letIn();
    const own = queue.filter((one) => one.whose === whose).length;
    if (own > waitingOfOne || queue.length > waiting) {
      queue.pop();
      throw new NoRoom(own > waitingOfOne);
    }
    await entered;
    return () => leave(whose);
  };
}
