/**
 * Saves the browser the work of making pixels of test pages, a seventh of the processor time of the suite: the frame
 * that contains a test has an opacity of 0, so that it is laid out but not rasterised. Tests look at the page from
 * within the frame, where visibility, colours, the element under the pointer and animations are as usual. A browser with
 * a window still shows the page.
 */
import type { BrowserScript } from "vitest/node";

const hideFrames = `
  if (navigator.userAgent.includes("Headless"))
    document.head.append(Object.assign(document.createElement("style"), { textContent: "iframe { opacity: 0 }" }));
`;

/** For Vitest's `browser.orchestratorScripts`, which run on the page around the frames of tests. */
export const undrawn: BrowserScript[] = [{ content: hideFrames, type: "module" }];
