import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";

import { createFakeApi, fixtures } from "../fake/index.js";
import type { CallwrightClient } from "../connect.js";
import { CallwrightApiProvider } from "./CallwrightApiProvider.js";
import { useStreamCallWords, useStreamLiveCalls } from "./callWords.js";

const around = (client: CallwrightClient) =>
  function Around({ children }: { children: ReactNode }) {
    return <CallwrightApiProvider client={client}>{children}</CallwrightApiProvider>;
  };

const callId = fixtures.idOf("call", 0);
const words = {
  type: "words",
  callId,
  turn: 0,
  revision: 0,
  role: "ASSISTANT",
  content: "Good",
  isFinal: false,
  isInterrupted: false,
  startSecond: 0,
} as const;

describe("the words of a call", () => {
  it("grow as they are said, and are all there when the call is over", async () => {
    const api = createFakeApi();
    const { result } = await renderHook(() => useStreamCallWords(callId), { wrapper: around(api.client) });
    const shown = () => result.current.turns.map(({ content }) => content);
    api.say(words);
    await expect.poll(() => shown()).toEqual(["Good"]);
    api.say({ ...words, revision: 1, content: "Good morning.", isFinal: true });
    api.say({ ...words, turn: 1, role: "CONTACT", content: "Hello?" });
    await expect.poll(() => shown()).toEqual(["Good morning.", "Hello?"]);
    expect(result.current.isOver).toBe(false);
    api.say({ type: "ended", callId });
    await expect.poll(() => result.current.isOver).toBe(true);
  });

  it("that are older than what is shown change nothing, and what was not heard after all goes", async () => {
    const api = createFakeApi();
    const { result } = await renderHook(() => useStreamCallWords(callId), { wrapper: around(api.client) });
    const shown = () => result.current.turns.map(({ content }) => content);
    api.say({ ...words, revision: 3, content: "Good morning." });
    api.say({ ...words, revision: 2, content: "Good mourning." });
    api.say({ ...words, turn: 1, content: "Are you" });
    await expect.poll(() => shown()).toEqual(["Good morning.", "Are you"]);
    api.say({ ...words, turn: 1, revision: 1, content: "", isFinal: true });
    await expect.poll(() => shown()).toEqual(["Good morning."]);
  });

  it("of another call are not shown under this one's name", async () => {
    const api = createFakeApi();
    const other = fixtures.idOf("call", 1);
    const { result, rerender } = await renderHook(
      ({ id }: { id: string } = { id: callId }) => useStreamCallWords(id).turns,
      { wrapper: around(api.client), initialProps: { id: callId } },
    );
    api.say(words);
    await expect.poll(() => result.current).toHaveLength(1);
    await rerender({ id: other });
    expect(result.current).toEqual([]);
    api.say({ ...words, callId: other, content: "Hei" });
    await expect.poll(() => result.current.map(({ content }) => content)).toEqual(["Hei"]);
  });

  it("of all calls are the last ones of each, until it is over", async () => {
    const api = createFakeApi();
    const other = fixtures.idOf("call", 1);
    const { result } = await renderHook(() => useStreamLiveCalls(), { wrapper: around(api.client) });
    const lines = () => [...result.current].map(([id, { content }]) => [id, content]);
    api.say(words);
    api.say({ ...words, callId: other, content: "Hei" });
    api.say({ ...words, revision: 1, content: "Good morning" });
    await expect
      .poll(() => lines())
      .toEqual([
        [callId, "Good morning"],
        [other, "Hei"],
      ]);
    api.say({ type: "ended", callId });
    await expect.poll(() => lines()).toEqual([[other, "Hei"]]);
  });
});
