import { ApiError } from "@callwright/sdk";
import { describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";

import { filter, listView, type ListView } from "./listView.js";
import { useListPage } from "./useListPage.js";
import { useRecordList } from "./useRecordList.js";

interface View extends ListView<"name"> {
  text: string;
}

const rules = listView<View>({ list: "some", sortBy: "name", sortFields: ["name"], keys: { text: filter("text") } });

interface Item {
  id: string;
}

const items = (...ids: string[]): Item[] => ids.map((id) => ({ id }));
const refused = new ApiError({ status: 403, code: "FORBIDDEN", message: "Not yours." });

interface Read {
  read?: readonly Item[] | undefined;
  totalCount?: number;
  isLoading?: boolean;
  error?: ApiError;
  owner?: string;
  isHeld?: boolean;
}

/** A list whose responses the test sets. */
const draw = (first: Read = {}, initialView: Partial<View> = {}) =>
  renderHook(
    (now: Read = first) => {
      const { read, totalCount = read?.length ?? 0, isLoading = false, error, owner, isHeld = false } = now;
      const page = useListPage(rules, { initialView });
      const data = read && { items: read, metaData: { totalCount } };
      const list = { data, error, isLoading, mutate: vi.fn() };
      const { page: number, perPage, text } = page.view;
      const query = { page: number, perPage, text, owner };
      return { ...page, ...useRecordList({ page, list, query, owner, isHeld }) };
    },
    { initialProps: first },
  );

const seven = items("a", "b", "c", "d", "e", "f", "g");

describe("what is chosen", () => {
  it("stays while the rows are the same ones, in whatever order and by how many a page, and ends with another search", async () => {
    const { result, act } = await draw({ read: seven });
    await act(() => result.current.select(new Set(["a"])));
    for (const change of [{ page: 1 }, { perPage: 50 }, { sortBy: "name" as const }]) {
      await act(() => result.current.change(change));
      expect(result.current.selection).toEqual(new Set(["a"]));
    }
    await act(() => result.current.change({ text: "oslo" }));
    expect(result.current.selection).toEqual(new Set());
  });
});

describe("what is shown", () => {
  const cases: [string, Read, Partial<View>][] = [
    ["loading", { read: undefined, isLoading: true }, {}],
    ["forbidden", { read: undefined, error: refused }, {}],
    ["empty", { read: [] }, {}],
    ["noMatch", { read: [] }, { text: "nobody" }],
    ["ready", { read: seven }, {}],
  ];
  it.each(cases)("is %s", async (status, read, view) => {
    const { result } = await draw(read, view);
    expect(result.current.state.status).toBe(status);
  });

  it("a page past the end becomes the last one", async () => {
    const { result } = await draw({ read: [], totalCount: 12 }, { page: 4 });
    expect(result.current.view.page).toBe(1);
  });

  it("rows that leave are gone at once, and the page with them when they were all of the last", async () => {
    const { result, act } = await draw({ read: items("k", "l"), totalCount: 12 }, { page: 1 });
    await act(() => result.current.takeOff(["k"]));
    expect([result.current.rows, result.current.totalCount]).toEqual([items("l"), 11]);
    await act(() => result.current.putBack(["k"]));
    expect(result.current.rows).toEqual(items("k", "l"));
    await act(() => result.current.takeOff(["k", "l"]));
    expect(result.current.view.page).toBe(0);
  });

  it("rows stay while the next page is on its way, but never another company's", async () => {
    const { result, rerender } = await draw({ read: seven, owner: "one" });
    await rerender({ read: seven, owner: "one", isLoading: true });
    expect(result.current.state).toEqual({ status: "ready", isRefetching: true });
    await rerender({ read: seven, owner: "other", isLoading: true });
    expect(result.current.state.status).toBe("loading");
    await rerender({ read: items("z"), owner: "other" });
    expect(result.current.rows).toEqual(items("z"));
  });

  it("rows that are pointed at keep their places", async () => {
    const { result, rerender } = await draw({ read: items("a", "b") });
    await rerender({ read: items("a", "b"), isHeld: true });
    await rerender({ read: items("new", "b", "a"), isHeld: true });
    expect(result.current.rows).toEqual(items("a", "b"));
    await rerender({ read: items("new", "b", "a") });
    expect(result.current.rows).toEqual(items("new", "b", "a"));
  });
});
