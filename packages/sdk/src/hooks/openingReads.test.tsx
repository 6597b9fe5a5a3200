import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";

import type { CallwrightClient } from "../connect.js";
import { createFakeApi, fail, fixtures, ok } from "../fake/index.js";
import {
  adoptReads,
  CallwrightApiProvider,
  noteReads,
  type OpeningRead,
  readEarly,
  type SentRead,
  useGetProfile,
  useListProducts,
} from "./index.js";

const below =
  (client: CallwrightClient) =>
  ({ children }: { children?: ReactNode }) => <CallwrightApiProvider client={client}>{children}</CallwrightApiProvider>;
const products = fixtures.page([fixtures.product({ name: "Lamps" })]);
const query = { page: 0, perPage: 10 };
const early: OpeningRead[] = [[["listProducts", "GET", "/v1/products"], { query }]];

test("a list that is read early is there at its first drawing, and is not asked for twice", async () => {
  const api = createFakeApi({ listProducts: () => ok(products) });
  await readEarly(api.client, early);
  const seen: unknown[] = [];
  await renderHook(
    () => {
      const { data } = useListProducts({ query });
      seen.push(data);
    },
    { wrapper: below(api.client) },
  );
  expect(seen[0]).toEqual(products);
  expect(api.requests("listProducts")).toHaveLength(1);
});

test("a list that has been read a moment ago is not read early once more", async () => {
  const api = createFakeApi({ listProducts: () => ok(products) });
  await readEarly(api.client, early);
  await readEarly(api.client, early);
  expect(api.requests("listProducts")).toHaveLength(1);
});

test("a list that is still being read early is not asked for again", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const api = createFakeApi({ listProducts: async () => (await answered, ok(products)) });
  void readEarly(api.client, early);
  const { result } = await renderHook(() => useListProducts({ query }), { wrapper: below(api.client) });
  expect(result.current.isLoading).toBe(true);
  answer();
  await expect.poll(() => result.current.data).toEqual(products);
  expect(api.requests("listProducts")).toHaveLength(1);
});

test("a list whose early read fails comes with the next request, and nobody is told of the failure", async () => {
  for (const isShownBefore of [true, false]) {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const api = createFakeApi({
      listProducts: async () => {
        await answered;
        return api.requests("listProducts").length === 1 ? fail(503, "SERVICE_UNAVAILABLE", "Busy.") : ok(products);
      },
    });
    const seen: unknown[] = [];
    const shown = () =>
      renderHook(
        () => {
          const { data, error } = useListProducts({ query });
          seen.push(error?.message ?? data);
        },
        { wrapper: below(api.client) },
      );
    const read = readEarly(api.client, early);
    if (isShownBefore) await shown();
    answer();
    await read;
    if (!isShownBefore) await shown();
    await expect.poll(() => seen.at(-1)).toEqual(products);
    expect(seen.filter((one) => one !== undefined && one !== seen.at(-1))).toEqual([]);
    expect(api.requests("listProducts")).toHaveLength(2);
  }
});

test("a list that cannot be read at all says so, whether it was read early or not", async () => {
  const api = createFakeApi({ listProducts: () => fail(403, "FORBIDDEN", "Not yours.") });
  await readEarly(api.client, early);
  const { result } = await renderHook(() => useListProducts({ query }), { wrapper: below(api.client) });
  await expect.poll(() => result.current.error?.status).toBe(403);
  expect(api.requests("listProducts")).toHaveLength(2);
});

test("what changes between an early read and the live events is heard", async () => {
  const api = createFakeApi({ listProducts: () => ok(products) });
  const beginAt = vi.spyOn(api.client.live, "beginAt");
  const before = Date.now();
  await readEarly(api.client, []);
  expect(beginAt).not.toHaveBeenCalled();
  await readEarly(api.client, early);
  expect(beginAt.mock.lastCall?.[0]).toBeGreaterThanOrEqual(before);
});

test("a page can read early what it read when it was last opened", async () => {
  const first = createFakeApi({ getProfile: () => ok(fixtures.profile()), listProducts: () => ok(products) });
  const endNotes = noteReads(first.client);
  const { rerender } = await renderHook(() => [useGetProfile(), useListProducts({ query })], {
    wrapper: below(first.client),
  });
  await rerender();
  const noted = await endNotes();
  expect(noted.map(([[id]]) => id)).toEqual(["getProfile", "listProducts"]);
  await renderHook(() => useListProducts({ query: { page: 1 } }), { wrapper: below(first.client) });

  const again = createFakeApi({ getProfile: () => ok(fixtures.profile()), listProducts: () => ok(products) });
  await readEarly(again.client, JSON.parse(JSON.stringify(noted)) as OpeningRead[]);
  expect(again.requests("listProducts")).toMatchObject([{ input: { query } }]);
  expect(again.requests("getProfile")).toHaveLength(1);
  expect(await endNotes()).toHaveLength(2);
});

describe("a read that was sent before there was a client", () => {
  const sent = (data: Promise<unknown>): SentRead => ({ read: early[0]!, at: Date.now(), data });

  test("is there at the first drawing, and is asked for again only when it changes", async () => {
    const api = createFakeApi({ listProducts: () => ok(products) });
    adoptReads(api.client, [sent(Promise.resolve(fixtures.page([])))]);
    const { result } = await renderHook(() => useListProducts({ query }), { wrapper: below(api.client) });
    await expect.poll(() => result.current.data?.items).toEqual([]);
    expect(api.requests("listProducts")).toHaveLength(0);
    await result.current.mutate();
    await expect.poll(() => result.current.data).toEqual(products);
    expect(api.requests("listProducts")).toHaveLength(1);
  });

  test("is followed by the live events since it was sent, so that no change in between is missed", () => {
    const { client } = createFakeApi({});
    const beginAt = vi.spyOn(client.live, "beginAt");
    adoptReads(client, [{ ...sent(Promise.resolve(products)), at: 1_000 }]);
    expect(beginAt).toHaveBeenCalledWith(1_000);
  });

  test("is sent again if it failed", async () => {
    const api = createFakeApi({ listProducts: () => ok(products) });
    adoptReads(api.client, [sent(Promise.resolve(undefined))]);
    const { result } = await renderHook(() => useListProducts({ query }), { wrapper: below(api.client) });
    await expect.poll(() => result.current.data).toEqual(products);
    expect(api.requests("listProducts")).toHaveLength(1);
  });
});
