import { afterEach, expect, test } from "vitest";

import { listMemoryOf } from "./listMemory.js";

afterEach(() => localStorage.clear());

const kept = { view: { perPage: 25 }, columns: { shown: [], hidden: ["created"] } };

test("R-65 what a person set in a list is there the next time, and is nobody else's", () => {
  listMemoryOf("ada").write("call-history", kept);
  expect(listMemoryOf("ada").read("call-history")).toEqual(kept);
  expect(listMemoryOf("ada").read("call-center")).toBeNull();
  expect(listMemoryOf("bob").read("call-history")).toBeNull();
});

test("R-65 a storage that is full, forbidden or holds something else is no error", () => {
  const full = {
    getItem: () => "{",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const memory = listMemoryOf("ada", () => full as unknown as Storage);
  expect(memory.read("call-history")).toBeUndefined();
  expect(() => memory.write("call-history", kept)).not.toThrow();
  const forbidden = listMemoryOf("ada", () => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(forbidden.read("call-history")).toBeUndefined();
  expect(() => forbidden.write("call-history", kept)).not.toThrow();
});
