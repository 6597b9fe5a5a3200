import { describe, expect, it } from "vitest";

import { fileSize } from "./fileSize.js";

describe("fileSize", () => {
  it.each([
    [0, "0 byte"],
    [999, "999 byte"],
    [2_000, "2 kB"],
    [14_360, "14.4 kB"],
    [3_700_000, "3.7 MB"],
    [5_000_000_000, "5,000 MB"],
  ])("says %i bytes in a unit that people read", (bytes, said) => {
    expect(fileSize(bytes, "en-US")).toBe(said);
  });
});
