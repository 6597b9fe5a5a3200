import { describe, expect, it } from "vitest";

import { placeOf, type Box } from "./placeOf.js";

const size = { width: 360, height: 60 };
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const place = (kept: Box[], screen = wide, isRightToLeft = false) =>
  placeOf({ size, screen, inset: 16, isRightToLeft, kept });

describe("where messages stand", () => {
  it("in their corner while nothing is there", () => {
    expect(place([])).toEqual({ lift: 0, corner: "end" });
    expect(place([box(0, 100, 1280, 40), box(0, 700, 300, 80)])).toEqual({ lift: 0, corner: "end" });
  });

  it("above what is along the lower edge", () => {
    expect(place([box(0, 752, 1280, 48)])).toEqual({ lift: 48, corner: "end" });
  });

  it("above what stands on that, too", () => {
    // The pager, and a field just above it.
    expect(place([box(0, 752, 1280, 48), box(900, 650, 300, 40)])).toEqual({ lift: 150, corner: "end" });
  });

  it("below what is high enough", () => {
    expect(place([box(900, 300, 300, 300)])).toEqual({ lift: 0, corner: "end" });
  });

  it("in the other corner where a tall thing takes theirs", () => {
    expect(place([box(880, 20, 400, 780)])).toEqual({ lift: 0, corner: "start" });
    expect(place([box(0, 20, 400, 780)], wide, true)).toEqual({ lift: 0, corner: "start" });
  });

  it("above a sheet on a phone, and in their place where a sheet leaves none", () => {
    expect(place([box(0, 500, 390, 344)], phone)).toEqual({ lift: 344, corner: "end" });
    expect(place([box(0, 40, 390, 804)], phone)).toEqual({ lift: 0, corner: "end" });
  });
});
