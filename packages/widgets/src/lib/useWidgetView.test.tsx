import { describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";

import { useWidgetView, type ViewRules } from "./useWidgetView.js";

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
