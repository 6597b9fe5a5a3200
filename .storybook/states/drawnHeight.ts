/**
 * Tells how high a frame must be to show all of its story, whenever that changes. What lies over the page, as a dialog, has at least the
 * height that is given for it.
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
    // Of all that is in it: what wraps a story may have no box of its own.
    const content = own.document.createRange();
    content.selectNodeContents(stage);
    const drawn = content.getBoundingClientRect().bottom - stage.getBoundingClientRect().top;
    const padding = Number.parseFloat(getComputedStyle(stage).paddingBlockEnd);
    if (isCovered) tell(Math.max(covered, Math.ceil(drawn + padding)));
    else if (drawn > padding) tell(Math.ceil(drawn + padding));
  };
  // Of the frame's own window: another one's is not told of its layout.
  const sizes = new own.ResizeObserver(measure);
  const look = () => {
    for (const child of root.querySelectorAll(".cw-stage, .cw-stage > *")) sizes.observe(child);
    measure();
  };
  new MutationObserver(look).observe(page.body, { childList: true, subtree: true });
  look();
}
