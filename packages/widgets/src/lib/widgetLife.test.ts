import { ApiError } from "@callwright/sdk";
import type { WatchedRead } from "@callwright/sdk/hooks";
import { describe, expect, it, vi } from "vitest";

import type { WidgetFailed } from "./widgetEvents.js";
import { createWidgetLife } from "./widgetLife.js";

const failure = (status: number) => new ApiError({ code: "INTERNAL_ERROR", message: "Ingrid was not found", status });
const read = (state: Partial<WatchedRead> = {}): WatchedRead => ({
  hasData: false,
  error: undefined,
  refresh: vi.fn(async () => undefined),
  ...state,
});

/** Everything that had to happen immediately has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function live() {
  const tell = vi.fn();
  const life = createWidgetLife("call-history", tell);
  const types = () => tell.mock.calls.map(([event]) => (event as { type: string }).type);
  return { life, tell, types };
}

describe("a widget tells the host", () => {
  it("that it has loaded, once everything it wanted first is there, and only once", async () => {
    const { life, tell, types } = live();
    const profileArrives = life.watcher.watch(read());
    life.begin();
    await settled();
    expect(types()).toEqual([]);
    // When the profile arrives, the list to read is known in the same render.
    profileArrives();
    life.watcher.watch(read({ hasData: true }));
    const listArrives = life.watcher.watch(read());
    await settled();
    expect(types()).toEqual([]);
    listArrives();
    life.watcher.watch(read({ hasData: true }));
    await settled();
    life.watcher.watch(read());
    life.watcher.watch(read({ hasData: true }));
    await settled();
    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ widget: "call-history", type: "loaded" }));
  });

  it.each([
    { status: 403, loads: true },
    { status: 404, loads: true },
    { status: 500, loads: false },
    { status: 401, loads: false },
  ])("a $status is what it was opened to show: $loads", async ({ status, loads }) => {
    const { life, types } = live();
    life.begin();
    life.watcher.watch(read({ error: failure(status) }));
    await settled();
    expect(types()).toEqual(loads ? ["error", "loaded"] : ["error"]);
  });

  it("what failed, by its code, once however many parts wanted it, and never in words", () => {
    const { life, tell } = live();
    const error = failure(500);
    error.operation = "listCalls";
    error.durationMs = 12;
    life.watcher.watch(read({ error }));
    life.watcher.watch(read({ error }));
    life.watcher.failed(new ApiError({ code: "ABORTED", message: "Gave up." }));
    const detail = { code: "INTERNAL_ERROR", status: 500, operation: "listCalls", durationMs: 12 };
    const happened = { where: "call-history", code: "INTERNAL_ERROR", message: error.message };
    expect(tell.mock.calls).toEqual([[{ widget: "call-history", type: "error", detail }, happened]]);
  });

  it("that the session does not allow what it reads, but not where only an action was refused", () => {
    const { life, tell } = live();
    const refused = () => new ApiError({ code: "OUT_OF_SCOPE", status: 403, message: "Not needed by the widgets." });
    life.watcher.watch(read({ error: refused() }));
    life.watcher.failed(refused());
    const codes = tell.mock.calls.map(([report]) => (report as WidgetFailed).detail.code);
    expect(codes).toEqual(["WIDGET_NOT_ALLOWED", "OUT_OF_SCOPE"]);
  });

  it("that it broke", () => {
    const { life, tell } = live();
    life.broke();
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ detail: { code: "WIDGET_BROKE", status: 0 } }));
  });
});

describe("a widget is told", () => {
  it("what to do once it has loaded", async () => {
    const { life } = live();
    const openCall = vi.fn();
    const gone = life.watcher.watch(read());
    life.begin();
    const done = life.command("openCall", ["c-1"]);
    life.provide({ openCall });
    await settled();
    expect(openCall).not.toHaveBeenCalled();
    gone();
    await done;
    expect(openCall).toHaveBeenCalledExactlyOnceWith("c-1");
  });

  it("to read again what is on the screen, also what failed", async () => {
    const { life } = live();
    const fine = read({ hasData: true });
    const broken = read({ error: failure(500), refresh: vi.fn(async () => Promise.reject(failure(500))) });
    const left = read({ hasData: true });
    for (const one of [fine, broken]) life.watcher.watch(one);
    life.watcher.watch(left)();
    await life.refresh();
    expect([fine, broken, left].map(({ refresh }) => vi.mocked(refresh).mock.calls.length)).toEqual([1, 1, 0]);
  });
});
