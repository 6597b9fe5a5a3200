import { describe, expect, test } from "vitest";

import { dockBubble, isDocked, lastStepOf, placeBubble, stepAfter, stepSeen, stepToShow } from "./tour.model.js";

const sight =
  (...steps: number[]) =>
  (step: number) =>
    steps.includes(step);

describe("the tour goes on by what is done, not by Next (A-TOUR-05)", () => {
  test.each([
    ["a page is opened", 1, [1, 2, 5], 2],
    ["a drawer is opened", 2, [2, 3, 4], 3],
    ["the form itself takes its time", 3, [3, 4], 3],
    ["the call center is opened", 5, [1, 5, 6], 6],
    ["the call is opened", 8, [8, 9], 9],
    ["nothing has happened", 1, [1, 5], 1],
  ])("%s", (_title, step, inSight, expected) => {
    expect(stepSeen(step, sight(...inSight))).toBe(expected);
  });

  test.each([
    ["a customer was created", 4, "potential-customers", "customerCreated", 5],
    ["a customer was created without reading on", 3, "potential-customers", "customerCreated", 5],
    ["an item was created", 7, "call-center", "itemCreated", 8],
    ["a call was started", 9, "call-center", "callsStarted", 10],
    ["a second customer sends nobody back", 7, "potential-customers", "customerCreated", 7],
    ["something else happened", 4, "potential-customers", "customersExported", 4],
  ])("%s", (_title, step, widget, type, expected) => {
    expect(stepAfter(step, { widget, type }, true)).toBe(expected);
  });

  test("R-43 who prepares no calls is done with their customer", () => {
    expect([lastStepOf(true), lastStepOf(false)]).toEqual([9, 4]);
    expect(stepAfter(4, { widget: "potential-customers", type: "customerCreated" }, false)).toBe(10);
  });
});

test.each([
  ["what it is about", 2, [1, 2, 5], 2],
  ["the way back, after the drawer was closed", 3, [1, 2, 5], 2],
  ["the way back from another page", 7, [1, 5], 5],
  ["nothing, where there is no way", 7, [], undefined],
])("the tour survives reloads and other pages, and shows %s", (_title, step, inSight, expected) => {
  expect(stepToShow(step, sight(...inSight))).toBe(expected);
});

describe("a bubble stands where it hides nothing it speaks of", () => {
  const bubble = { width: 300, height: 120 };
  const screen = { width: 1440, height: 900 };
  test.each([
    ["below a button, within the screen", { x: 1340, y: 80, width: 80, height: 32 }, 1128, 124, "below"],
    ["above what is at the bottom", { x: 600, y: 800, width: 80, height: 32 }, 490, 668, "above"],
    ["before a drawer's form", { x: 880, y: 60, width: 540, height: 780 }, 568, 390, "start"],
    ["after what fills the other side", { x: 0, y: 0, width: 600, height: 900 }, 612, 390, "end"],
  ] as const)("%s", (_title, target, x, y, side) => {
    expect(placeBubble(target, bubble, screen)).toEqual({ x, y, side });
  });

  test("at the lower end of a phone, where a drawer ends above it", () => {
    const phone = { width: 390, height: 844 };
    expect(isDocked({ x: 0, y: 0, width: 390, height: 844 }, bubble, phone)).toBe(true);
    expect(dockBubble(bubble, phone)).toEqual({ x: 45, y: 712, inset: 144 });
    // The bubble stays docked after the drawer has been shortened.
    expect(isDocked({ x: 0, y: 0, width: 390, height: 700 }, bubble, phone)).toBe(true);
  });

  test.each([
    ["a tablet's drawer leaves too little beside it", { x: 307, y: 0, width: 461, height: 1024 }, 768, true],
    ["a desk's leaves enough", { x: 864, y: 0, width: 576, height: 900 }, 1440, false],
    ["also where it is on the other side", { x: 0, y: 0, width: 576, height: 900 }, 1440, false],
  ] as const)("%s", (_title, drawer, width, docked) => {
    expect(isDocked(drawer, bubble, { width, height: drawer.height })).toBe(docked);
  });
});
