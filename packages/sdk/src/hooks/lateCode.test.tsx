import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderHook } from "vitest-browser-react";

import { createFakeApi, fixtures, ok } from "../fake/index.js";
import { CallwrightApiProvider, useListCalls, useLiveEvents } from "./index.js";

const loaded = vi.hoisted(() => vi.fn());
vi.mock("../afterTouch.js", (original) => {
  loaded();
  return original();
});
vi.mock("./applyEvents.js", () => {
  throw new Error("The server has no such file any more.");
});

it("a call that moved on is read again where the code that applies events cannot be had", async () => {
  let status: "RINGING" | "COMPLETED" = "RINGING";
  const api = createFakeApi({ listCalls: () => ok(fixtures.page([fixtures.call({ status })])) });
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <CallwrightApiProvider client={api.client}>{children}</CallwrightApiProvider>
  );
  const { result } = await renderHook(() => (useLiveEvents(), useListCalls()), { wrapper });
  await expect.poll(() => result.current.data?.items[0]?.status).toBe("RINGING");
  status = "COMPLETED";
  api.push(fixtures.callUpdated(fixtures.call({ status })));
  await expect.poll(() => result.current.data?.items[0]?.status).toBe("COMPLETED");
});

it("a burst of events without that code costs one read, not one for each event", async () => {
  let language: "en" | "tr" = "en";
  const api = createFakeApi({ listCalls: () => ok(fixtures.page([fixtures.call({ language })])) });
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <CallwrightApiProvider client={api.client}>{children}</CallwrightApiProvider>
  );
  const { result } = await renderHook(() => (useLiveEvents(), useListCalls()), { wrapper });
  await expect.poll(() => result.current.data?.items[0]?.language).toBe("en");
  const reads = () => api.requests("listCalls").length;
  const readBefore = reads();
  language = "tr";
  for (let nth = 0; nth < 20; nth += 1) api.push(fixtures.callUpdated(fixtures.call()));
  await expect.poll(() => result.current.data?.items[0]?.language).toBe("tr");
  expect(reads() - readBefore).toBeLessThanOrEqual(2);
});

it("the code for writes is loaded with the first key in the page, before anything is written", async () => {
  const api = createFakeApi({ listCalls: () => ok(fixtures.page([fixtures.call()])) });
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <CallwrightApiProvider client={api.client}>{children}</CallwrightApiProvider>
  );
  const { result } = await renderHook(() => useListCalls(), { wrapper });
  await expect.poll(() => result.current.data).toBeDefined();
  expect(loaded).not.toHaveBeenCalled();
  await userEvent.keyboard("a");
  await expect.poll(() => loaded).toHaveBeenCalledTimes(1);
});
