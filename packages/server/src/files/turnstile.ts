/** How many there is room for. */
export interface Places {
  /** Together, and of them for one alone. */
  places: number;
  placesOfOne: number;
  /** How many may wait, together and of one. */
  waiting: number;
  waitingOfOne: number;
}

/** There is no room to wait. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";
  /** They take all of their own room; otherwise others do. */
  readonly isTheirOwn: boolean;

  constructor(isTheirOwn: boolean) {
    super("There is no room to wait.");
    this.isTheirOwn = isTheirOwn;
  }
}

/**
 * Lets so many through at a time, and of one party only some; the rest wait in the order they came, and who has to wait for
 * themselves lets others pass. Whoever is in calls what `enter` gave them to leave, once.
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
