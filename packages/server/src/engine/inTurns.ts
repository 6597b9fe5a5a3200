import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Starts the work for each item one after the other, and lets other work of this process run in between. Returns the
 * results in the items' order.
 */
export function inTurns<Item, Answer>(items: Item[], work: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  let turn: Promise<unknown> = Promise.resolve();
  return Promise.all(
    items.map((item) => {
      const mine = turn;
      turn = mine.then(() => nextTurn());
      return mine.then(() => work(item));
    }),
  );
}
