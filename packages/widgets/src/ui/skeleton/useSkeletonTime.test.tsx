import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";

import { useSkeletonTime } from "./useSkeletonTime.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const probe = (isLoading: boolean) =>
  renderHook((props) => useSkeletonTime(props?.isLoading ?? false), { initialProps: { isLoading } });

test("a load shorter than a glance shows no skeleton", async () => {
  const { result, rerender } = await probe(true);
  await pass(149);
  expect(result.current).toBe("waiting");
  await rerender({ isLoading: false });
  expect(result.current).toBe("done");
});

test("a skeleton that was shown stays for 300 ms", async () => {
  const { result, rerender } = await probe(true);
  await pass(150);
  expect(result.current).toBe("shown");
  await rerender({ isLoading: false });
  await pass(299);
  expect(result.current).toBe("shown");
  await pass(1);
  expect(result.current).toBe("done");
});

test("content that comes after that is drawn at once, without the skeleton being drawn again", async () => {
  const phases: string[] = [];
  const { rerender } = await renderHook(
    (props) => {
      const phase = useSkeletonTime(props?.isLoading ?? false);
      useEffect(() => void phases.push(phase));
    },
    { initialProps: { isLoading: true } },
  );
  await pass(150);
  await pass(300);
  phases.length = 0;
  await rerender({ isLoading: false });
  expect(phases).toEqual(["done"]);
});

test("nothing is waited for when the rows are there", async () => {
  const { result } = await probe(false);
  expect(result.current).toBe("done");
});
