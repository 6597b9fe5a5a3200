import { expect, it, vi } from "vitest";

import type { SpokenWords } from "../store/calls/callWords.ts";
import { tellSoon } from "./tellSoon.ts";

const said = (callId: string, content: string): SpokenWords => ({
  callId,
  turn: 0,
  revision: content.length,
  role: "ASSISTANT",
  content,
  isFinal: false,
  isInterrupted: false,
  startSecond: 0,
});

it("words of several calls that are said within a moment cost one notification, and of one call only the newest are told", async () => {
  const told: SpokenWords[][] = [];
  await using words = tellSoon(async (some) => void told.push(some));
  words.hear(said("one", "Good"));
  await Promise.resolve();
  words.hear(said("another", "Hello"));
  words.hear(said("one", "Good morning"));
  await vi.waitFor(() => expect(told).not.toEqual([]));
  expect(told).toEqual([[said("one", "Good morning"), said("another", "Hello")]]);
});
