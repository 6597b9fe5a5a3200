/**
 * Lets a page be used that has hidden an open dialog, for example with the tab that contains the widget. react-aria makes
 * everything around an open dialog inert and keeps the page from scrolling, whether or not the dialog can be seen, and the
 * next press would hit nothing. What is typed in the dialog stays for when it is seen again.
 *
 * @returns a function that ends it
 */
export function yieldWhileHidden(dialog: HTMLElement): () => void {
  const { style } = document.documentElement;
  // What the page itself has made inert stays so.
  const ofPage = new Set(inertElements());
  let woken: HTMLElement[] = [];
  let overflow = "";
  let isYielding = false;
  const observer = new ResizeObserver(() => {
    if (isUnseen(dialog) === isYielding) return;
    isYielding = !isYielding;
    if (isYielding) {
      ({ overflow } = style);
      woken = inertElements().filter((element) => !ofPage.has(element));
    }
    style.overflow = isYielding ? "" : overflow;
    for (const element of woken) element.inert = !isYielding;
  });
  observer.observe(dialog);
  return () => observer.disconnect();
}

/** Whether the page has hidden an element, so that nobody can see it, nor press beside it. */
export const isUnseen = (element: Element): boolean => element.getClientRects().length === 0;

const inertElements = () => [...document.querySelectorAll<HTMLElement>("[inert]")];
