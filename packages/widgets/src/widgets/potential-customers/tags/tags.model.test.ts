import { describe, expect, it } from "vitest";

import { randomTagColor } from "./randomTagColor.js";
import { shownTags } from "./tags.model.js";

const spring = { id: "spring", title: "Spring fair", color: "teal" } as const;
const hotels = { id: "hotels", title: "Hotels", color: "pink" } as const;
const none = { renamed: new Map(), deleted: new Set<string>() };

describe("tags that were changed ahead of the server", () => {
  it("are the same list when nothing concerns them", () => {
    const tags = [spring, hotels];
    expect(shownTags(tags, { ...none, deleted: new Set(["other"]) })).toBe(tags);
  });

  it("have their new name until the server has it or another one", () => {
    const renamed = new Map([["spring", { from: "Spring fair", to: "Spring 2027" }]]);
    expect(shownTags([spring, hotels], { ...none, renamed })[0]?.title).toBe("Spring 2027");
    expect(shownTags([{ ...spring, title: "Somebody else's" }], { ...none, renamed })[0]?.title).toBe(
      "Somebody else's",
    );
  });

  it("are gone when they were deleted", () => {
    expect(shownTags([spring, hotels], { ...none, deleted: new Set(["spring"]) })).toEqual([hotels]);
  });
});

it.each([
  [0, "blue"],
  [0.3, "teal"],
  [0.5, "pink"],
  [0.99, "yellow"],
])("a new tag has one of the four colours, at random: %d is %s (B-TAG-08)", (number, color) => {
  expect(randomTagColor(() => number)).toBe(color);
});
