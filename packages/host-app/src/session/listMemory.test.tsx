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
