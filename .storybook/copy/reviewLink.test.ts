import { expect, it } from "vitest";

import { initialGlobals } from "../choices.ts";
import { reviewLink } from "./reviewLink.ts";

const busy = { id: "ui-button--busy", title: "ui/Button", name: "Busy" };
const page = "https://calls.example.com/storybook/?path=/story/other--one";

it("a link for a comment says part, state, scheme and width, and leads to the same", () => {
  expect(reviewLink(busy, initialGlobals, page)).toBe(
    "ui/Button: Busy (scheme as the device, as wide as the page)\nhttps://calls.example.com/storybook/?path=/story/ui-button--busy",
  );
  expect(reviewLink(busy, { ...initialGlobals, scheme: "dark", width: 390, locale: "ar-EG" }, page)).toBe(
    "ui/Button: Busy (scheme dark, width 390 px, locale arabic, right to left)\nhttps://calls.example.com/storybook/?path=/story/ui-button--busy&globals=scheme:dark;locale:ar-EG;width:390",
  );
});
