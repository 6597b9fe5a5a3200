import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";

import { useCallLocks } from "./useCallLocks.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("locks a call button for five seconds, and no other (A-CALL-03)", async () => {
  const { result, act } = await renderHook(() => useCallLocks());
  await act(() => result.current.lock(["one"]));
  expect(result.current.since("one")).toBeDefined();
  expect(result.current.since("two")).toBeUndefined();
  await act(() => vi.advanceTimersByTime(4_999));
  expect(result.current.since("one")).toBeDefined();
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current.since("one")).toBeUndefined();
});

it("counts anew from the latest use", async () => {
  const { result, act } = await renderHook(() => useCallLocks());
  await act(() => result.current.lock(["one"]));
  await act(() => vi.advanceTimersByTime(3_000));
  await act(() => result.current.lock(["one", "two"]));
  await act(() => vi.advanceTimersByTime(2_000));
  expect(result.current.since("one")).toBeDefined();
  await act(() => vi.advanceTimersByTime(3_000));
  expect([result.current.since("one"), result.current.since("two")]).toEqual([undefined, undefined]);
});
