import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";

import { CallwrightProvider } from "../provider/index.js";
import type { KeptList, ListMemory } from "../lib/listMemory.js";
import { changesOf, listFrom, pageFrom, perPageFrom, sortFrom, textFrom } from "./viewValues.js";

import { useWidgetView, type KeptView, type ViewRules } from "./useWidgetView.js";

interface View {
  page: number;
  text: string;
}

const rules: ViewRules<View> = {
  read: (given) => ({ page: given?.page ?? 0, text: given?.text ?? "" }),
  changes: ({ page, text }) => ({ ...(page > 0 && { page }), ...(text && { text }) }),
  change: (view, change) => ({ ...view, page: 0, ...change }),
};

const draw = (given?: Partial<View>, onChange?: (changes: Partial<View>) => void) =>
  renderHook((now?: Partial<View>) => useWidgetView(rules, now, onChange), { initialProps: given });

describe("what a person looks at", () => {
  it("begins where the host says, and is told on every change", async () => {
    const onChange = vi.fn();
    const { result, act } = await draw({ page: 3 }, onChange);
    expect(result.current[0]).toEqual({ page: 3, text: "" });
    await act(() => result.current[1]({ text: "oslo" }));
    expect(result.current[0]).toEqual({ page: 0, text: "oslo" });
    expect(onChange).toHaveBeenLastCalledWith({ text: "oslo" });
  });

  it("begins as usual with null, which an attribute or a memory says where nothing was kept", async () => {
    const { result } = await draw(JSON.parse("null") as Partial<View>);
    expect(result.current[0]).toEqual({ page: 0, text: "" });
  });

  it("follows the browser's back button, but not the echo of its own change", async () => {
    const { result, act, rerender } = await draw({});
    await act(() => result.current[1]({ text: "o" }));
    await act(() => result.current[1]({ text: "oslo" }));
    await rerender({ text: "oslo" });
    expect(result.current[0].text).toBe("oslo");
    await rerender({ page: 2 });
    expect(result.current[0]).toEqual({ page: 2, text: "" });
  });

  it("tells what was opened and closed, for the history of the browser; narrowing the list is neither", async () => {
    interface Opened {
      text: string;
      openId: string;
      tab: string;
    }
    const usual: Opened = { text: "", openId: "", tab: "first" };
    const rulesOfOpened: ViewRules<Opened> = {
      read: (given) => ({ ...usual, ...given }),
      changes: (view) => view,
      change: (view, change) => ({ ...view, ...change }),
    };
    const onChange = vi.fn();
    const { result, act } = await renderHook(() => useWidgetView(rulesOfOpened, undefined, onChange));
    const steps: [Partial<Opened>, ...unknown[]][] = [
      [{ text: "oslo" }],
      [{ openId: "a" }, "opened"],
      [{ tab: "second" }, "opened"],
      [{ openId: "b" }],
      [{ openId: "", tab: "first" }, "closed"],
    ];
    let view = usual;
    for (const [change, ...step] of steps) {
      view = { ...view, ...change };
      await act(() => result.current[1](change));
      expect(onChange).toHaveBeenLastCalledWith(view, ...step);
    }
  });

  it("takes two changes in one go", async () => {
    const { result, act } = await draw();
    await act(() => {
      result.current[1]({ text: "oslo" });
      result.current[1]({ page: 1 });
    });
    expect(result.current[0]).toEqual({ page: 1, text: "oslo" });
  });
});

interface ListView {
  page: number;
  perPage: number;
  sortBy: string;
  text: string;
  tagIds: readonly string[];
  sellerCompanyIds: readonly string[];
  openId: string;
}

const usual: ListView = {
  page: 0,
  perPage: 10,
  sortBy: "-createdAt",
  text: "",
  tagIds: [],
  sellerCompanyIds: [],
  openId: "",
};

const listRules: ViewRules<ListView> = {
  read: (given = {}) => ({
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, usual.perPage),
    sortBy: sortFrom(given.sortBy, new Set(["createdAt", "name"]), usual.sortBy),
    text: textFrom(given.text),
    tagIds: listFrom(given.tagIds),
    sellerCompanyIds: listFrom(given.sellerCompanyIds),
    openId: textFrom(given.openId),
  }),
  changes: (view) => changesOf(view, usual),
  change: (view, change) => ({ ...view, page: 0, ...change }),
};

const keptView: KeptView<ListView> = { list: "customers", keys: ["perPage", "sortBy", "tagIds"] };

/** A host's memory that may already contain settings. */
function memoryOf(stored?: unknown) {
  const kept = new Map<string, unknown>([["customers", stored]]);
  const memory: ListMemory = { read: (list) => kept.get(list), write: (list, now) => kept.set(list, now) };
  return { memory, kept };
}

function drawList(
  memory: ListMemory | undefined,
  given?: Partial<ListView>,
  onChange?: (view: Partial<ListView>) => void,
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CallwrightProvider listMemory={memory}>{children}</CallwrightProvider>
  );
  return renderHook((now?: Partial<ListView>) => useWidgetView(listRules, now, onChange, keptView), {
    initialProps: given,
    wrapper,
  });
}

describe("R-65 what a person set in a list", () => {
  it("is there the next time: rows a page, order and filters", async () => {
    const { memory, kept } = memoryOf();
    const before = await drawList(memory);
    await before.act(() => before.result.current[1]({ perPage: 25, sortBy: "name", tagIds: ["a"] }));
    await before.unmount();
    const onChange = vi.fn();
    const after = await drawList(memory, {}, onChange);
    expect(after.result.current[0]).toEqual({ ...usual, perPage: 25, sortBy: "name", tagIds: ["a"] });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ perPage: 25, sortBy: "name", tagIds: ["a"] });
    await after.act(() => after.result.current[1]({ perPage: 10, sortBy: "-createdAt", tagIds: [] }));
    expect(kept.get("customers")).toEqual({ view: {} });
  });

  it("does not hold the page, what is searched for, what is open, or a manager's choice of company (R-16)", async () => {
    const { memory, kept } = memoryOf();
    const { result, act } = await drawList(memory);
    await act(() => result.current[1]({ text: "oslo", openId: "x", sellerCompanyIds: ["s"], page: 2 }));
    expect(kept.get("customers")).toBeUndefined();
    await act(() => result.current[1]({ perPage: 50 }));
    expect(kept.get("customers")).toEqual({ view: { perPage: 50 } });
  });

  it("gives way to an address that says anything about the list, but not to one that only opens something", async () => {
    const { memory } = memoryOf({ view: { perPage: 25, tagIds: ["a"] } });
    const shared = await drawList(memory, { sortBy: "name" });
    expect(shared.result.current[0]).toEqual({ ...usual, sortBy: "name" });
    const opened = await drawList(memory, { openId: "x", sellerCompanyIds: ["s"] });
    expect(opened.result.current[0]).toEqual({
      ...usual,
      perPage: 25,
      tagIds: ["a"],
      openId: "x",
      sellerCompanyIds: ["s"],
    });
  });

  it.each<unknown>([null, "x", 7, [], { view: 3 }, { view: { perPage: 26, sortBy: "-size", tagIds: "a", page: 4 } }])(
    "is believed only as far as it makes sense: %j",
    async (stored) => {
      const { result } = await drawList(memoryOf(stored).memory);
      expect(result.current[0]).toEqual(usual);
    },
  );

  it("is nothing to a widget where the host's memory fails, or where there is none", async () => {
    const fail = () => {
      throw new Error("forbidden");
    };
    for (const memory of [undefined, { read: fail, write: fail }]) {
      const { result, act } = await drawList(memory);
      await act(() => result.current[1]({ perPage: 25 }));
      expect(result.current[0].perPage).toBe(25);
    }
  });

  it("stands beside what is kept of the columns", async () => {
    const columns: KeptList["columns"] = { shown: [], hidden: ["created"] };
    const { memory, kept } = memoryOf({ columns });
    const { result, act } = await drawList(memory);
    await act(() => result.current[1]({ perPage: 25 }));
    expect(kept.get("customers")).toEqual({ columns, view: { perPage: 25 } });
  });
});
