/**
 * Calls `tell` with the height that a frame needs to show all of its story, whenever the height changes. If a layer
 * such as a dialog is open, the height is at least `covered`.
 */
export function drawnHeight(frame: HTMLIFrameElement, covered: number, tell: (height: number) => void): void {
  const page = frame.contentDocument;
  const own = page?.defaultView;
  const root = page?.getElementById("storybook-root");
  if (!own || !root) return;
  const measure = () => {
    const stage = root.querySelector(".cw-stage");
    if (!stage) return;
    const isCovered = page.querySelector(":modal, :popover-open") !== null;
    // The whole content is measured, because the element around a story may have no box of its own.
    const content = own.document.createRange();
    content.selectNodeContents(stage);
    const drawn = content.getBoundingClientRect().bottom - stage.getBoundingClientRect().top;
    const padding = Number.parseFloat(getComputedStyle(stage).paddingBlockEnd);
    if (isCovered) tell(Math.max(covered, Math.ceil(drawn + padding)));
    else if (drawn > padding) tell(Math.ceil(drawn + padding));
  };
  // The observer is one of the frame's own window: that of another window does not receive its layout changes.
  const sizes = new own.ResizeObserver(measure);
  const look = () => {
    for (const child of root.querySelectorAll(".cw-stage, .cw-stage > *")) sizes.observe(child);
    measure();
  };
  new MutationObserver(look).observe(page.body, { childList: true, subtree: true });
  look();
}
