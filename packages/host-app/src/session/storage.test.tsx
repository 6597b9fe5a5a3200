import { afterEach, describe, expect, test, vi } from "vitest";

import { forgetTab, keepText, readJson, readText } from "./storage.js";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what is kept is there again, until it is removed", () => {
  keepText("localStorage", "name", JSON.stringify({ step: 2 }));
  expect(readText("localStorage", "name")).toBe('{"step":2}');
  expect(readJson("localStorage", "name")).toEqual({ step: 2 });
  keepText("localStorage", "name", undefined);
  expect(readJson("localStorage", "name")).toBeNull();
});

test("what is not JSON is nothing", () => {
  keepText("localStorage", "name", "{");
  expect(readJson("localStorage", "name")).toBeNull();
});

describe("where nothing can be kept, the app begins with its defaults", () => {
  test("because there is no room", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => keepText("localStorage", "name", "kept")).not.toThrow();
    expect(readText("localStorage", "name")).toBeNull();
  });

  test("because the browser forbids it", () => {
    const forbidden = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(forbidden);
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(forbidden);
    expect(readText("localStorage", "name")).toBeNull();
    expect(() => keepText("sessionStorage", "name", "kept")).not.toThrow();
    expect(forgetTab).not.toThrow();
  });
});
