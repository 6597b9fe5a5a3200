import { expect, it } from "vitest";

import { NoRoom, turnstile } from "./turnstile.ts";

/** Enters in this order, and reports who is in. */
function party(enter: (whose: string) => Promise<() => void>) {
  const inside: string[] = [];
  const leaving = new Map<string, () => void>();
  return {
    inside,
    come: async (...names: string[]) => {
      for (const name of names) {
        void (async () => {
          leaving.set(name, await enter(name.slice(0, 1)));
          inside.push(name);
        })();
      }
      await Promise.resolve();
    },
    go: async (name: string) => {
      leaving.get(name)?.();
      inside.splice(inside.indexOf(name), 1);
      await Promise.resolve();
    },
  };
}

it("a company that sends many files has one place, and the next company passes it", async () => {
  const { inside, come, go } = party(turnstile({ places: 2, placesOfOne: 1, waiting: 10, waitingOfOne: 10 }));
  await come("a1", "a2", "a3", "b1", "c1");
  await expect.poll(() => inside).toEqual(["a1", "b1"]);
  await go("b1");
  await expect.poll(() => inside).toEqual(["a1", "c1"]);
  await go("a1");
  await expect.poll(() => inside).toEqual(["c1", "a2"]);
});

it("who would wait too long is told at once, and whether it is their own doing", async () => {
  const enter = turnstile({ places: 1, placesOfOne: 1, waiting: 3, waitingOfOne: 2 });
  await enter("a");
  void enter("a");
  void enter("a");
  await expect(enter("a")).rejects.toMatchObject({ isTheirOwn: true });
  void enter("b");
  await expect(enter("c")).rejects.toEqual(expect.objectContaining({ isTheirOwn: false }));
  await expect(enter("c")).rejects.toBeInstanceOf(NoRoom);
});
