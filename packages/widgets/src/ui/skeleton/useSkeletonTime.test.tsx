import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

import { useSkeletonTime } from "./useSkeletonTime.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

let phase: string;
function Probe({ isLoading }: { isLoading: boolean }) {
  phase = useSkeletonTime(isLoading);
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("a load shorter than a glance shows no skeleton", async () => {
  const screen = await render(<Probe isLoading />);
  pass(149);
  expect(phase).toBe("waiting");
  await screen.rerender(<Probe isLoading={false} />);
  expect(phase).toBe("done");
});

test("a skeleton that was shown stays for 300 ms", async () => {
  const screen = await render(<Probe isLoading />);
  pass(150);
  expect(phase).toBe("shown");
  await screen.rerender(<Probe isLoading={false} />);
  pass(299);
  expect(phase).toBe("shown");
  pass(1);
  expect(phase).toBe("done");
});

test("nothing is waited for when the rows are there", async () => {
  await render(<Probe isLoading={false} />);
  expect(phase).toBe("done");
});
