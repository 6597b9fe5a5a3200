/**
 * Nobody looks at a page of tests, so it is laid out and painted, but never drawn: under an opacity of 0 the browser
 * makes no pixels, neither in the page nor for the screen. All that tests see is inside of the frame, where everything
 * is as it would be drawn: visibility, colours, what is under the pointer, animations. With a window, people see it.
 */
import type { BrowserScript } from "vitest/node";

const hideFrames = `
  if (navigator.userAgent.includes("Headless"))
    document.head.append(Object.assign(document.createElement("style"), { textContent: "iframe { opacity: 0 }" }));
`;

/** For Vitest's `browser.orchestratorScripts`, which run on the page around the frames of tests. */
export const undrawn: BrowserScript[] = [{ content: hideFrames, type: "module" }];
