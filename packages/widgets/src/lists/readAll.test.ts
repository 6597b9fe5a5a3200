import { expect, test, vi } from "vitest";

import { readAll } from "./readAll.js";

const list = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: `row ${nth}` }));

test("all of a list means also what is on pages nobody has looked at, each once", async () => {
  const all = list(230);
  const read = vi.fn(async ({ page, perPage }: { page: number; perPage: number }) => ({
    // A row that moved down between two reads is returned twice.
    items: all.slice(Math.max(0, page * perPage - 1), (page + 1) * perPage),
    metaData: { totalCount: all.length },
  }));
  expect((await readAll(read)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(read).toHaveBeenCalledTimes(3);
});

test("a long list is read four pages at a time, so that nobody waits for one page after the other", async () => {
  const all = list(1_000);
  let reading = 0;
  let most = 0;
  const read = async ({ page, perPage }: { page: number; perPage: number }) => {
    most = Math.max(most, (reading += 1));
    await Promise.resolve();
    reading -= 1;
    return { items: all.slice(page * perPage, (page + 1) * perPage), metaData: { totalCount: all.length } };
  };
  expect((await readAll(read)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(most).toBe(4);
});

test("an empty list is read once", async () => {
  const read = vi.fn(async () => ({ items: [], metaData: { totalCount: 0 } }));
  expect(await readAll(read)).toEqual([]);
  expect(read).toHaveBeenCalledOnce();
});
