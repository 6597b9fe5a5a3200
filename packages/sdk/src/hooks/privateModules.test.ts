import { unstable_serialize as serialize } from "swr";
import { type Cache, initCache, type State } from "swr/_internal";
import { expect, it } from "vitest";

it("initCache of swr/_internal answers a cache with its own mutate and unload", async () => {
  const store: Cache<unknown> = new Map<string, State<unknown>>();
  const parts = initCache(store);
  expect(parts).toHaveLength(5);
  const [cache, mutate, , , unload] = parts as [Cache, (...input: unknown[]) => Promise<unknown>, ...unknown[]];
  expect(cache).toBe(store);
  expect(typeof unload).toBe("function");

  const key = ["listCalls", { query: { page: 0 } }];
  await mutate(key, "read", { revalidate: false });
  expect(store.get(serialize(key))?.data).toBe("read");
});

it("unstable_serialize of swr writes a key the same whatever the order of its fields", () => {
  const one = serialize(["listCalls", { query: { page: 0, text: "a" } }]);
  expect(one).toBe(serialize(["listCalls", { query: { text: "a", page: 0 } }]));
  expect(one).not.toBe(serialize(["listCalls", { query: { page: 1, text: "a" } }]));
});
