import { describe, expect, it } from "vitest";

import { initialGlobals } from "../choices.ts";
import { chosenGlobals, frameAddress, storyQuery } from "./storyAddress.ts";

describe("the address of a story", () => {
  it("says nothing of what is as everybody finds it", () => {
    expect(storyQuery("ui-button--busy", initialGlobals)).toBe("?path=/story/ui-button--busy");
    expect(frameAddress("ui-button--busy", {})).toBe("iframe.html?id=ui-button--busy&viewMode=story");
  });

  it("says all that was chosen, a colour as Storybook reads it", () => {
    const globals = { ...initialGlobals, scheme: "dark", width: 390, accent: "#0b5cad" };
    expect(storyQuery("ui-button--busy", globals)).toBe(
      "?path=/story/ui-button--busy&globals=scheme:dark;accent:!hex(0b5cad);width:390",
    );
  });

  it("knows numbers that were read from an address", () => {
    expect(chosenGlobals({ zoom: 100, width: 390 })).toEqual({ width: 390 });
  });
});
