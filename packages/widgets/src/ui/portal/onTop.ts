import { canBeOnTop, type Place } from "./Place.js";

/** The places that have open overlays, and how many. It comes with what opens: no page begins with an overlay. */
const held = new Map<Place, number>();

/**
 * An overlay opens in a place: that comes to the top, where no z-index, clip or transform of the page reaches it, until the
 * returned function is called.
 *
 * @param holder what stands beside the widget that opens it
 */
export function hold(place: Place, holder: HTMLElement | null): () => void {
  if (place.around) return hold(place.around, holder);
  held.set(place, (held.get(place) ?? 0) + 1);
  place.onMoved = () => raise(place);
  const { element } = place;
  if (held.size > 1) wake(element);
  const near = holder ?? [...place.holders].find((each) => each.closest(":modal"));
  if (near && !place.isPinned && element.popover && !element.contains(near)) place.goTo(near);
  else raise(place);
  return () => {
    const left = (held.get(place) ?? 0) - 1;
    if (left > 0) {
      held.set(place, left);
      return;
    }
    held.delete(place);
    place.onMoved = undefined;
    if (element.popover && isShown(element)) element.hidePopover();
    if (held.size === 0) watch?.disconnect();
  };
}

/** Whether the page shows this above our overlays: a dialog, menu or message of its own, which is not outside of them. */
export function isOnTopOf(element: Element): boolean {
  const top = canBeOnTop() ? element.closest(":modal, :popover-open") : null;
  return top !== null && ![...held.keys()].some((place) => top.contains(place.element));
}

/** It comes above all that is in the top layer by now. */
function raise({ element }: Place): void {
  if (!element.isConnected || !element.popover) return;
  if (isShown(element)) element.hidePopover();
  element.style.setProperty("zoom", `${1 / zoomAround(element)}`, "important");
  element.showPopover();
  watchPage();
}

/** What another open dialog made inert before the place was where it is. */
function wake(element: HTMLElement): void {
  let around: Element | null = element;
  for (; around; around = around.parentElement ?? (around.getRootNode() as Partial<ShadowRoot>).host ?? null)
    if (around instanceof HTMLElement && around.inert) around.inert = false;
}

const isShown = (element: HTMLElement) => element.matches(":popover-open");

/** Overlays are placed by the measure of the screen, however the page zooms what is around the widget. */
const zoomAround = ({ parentElement }: HTMLElement): number =>
  (parentElement as { currentCSSZoom?: number } | null)?.currentCSSZoom ?? 1;

let watch: MutationObserver | undefined;

/** What a page may do while an overlay is open: move the widget, which takes its overlays from the top; open a dialog above. */
function watchPage(): void {
  watch ??= new MutationObserver(() => {
    for (const place of held.keys()) {
      if (!place.element.isConnected || isShown(place.element)) continue;
      wake(place.element);
      raise(place);
    }
    // What the page shows above our dialog is not among what that made inert.
    for (const dialog of document.querySelectorAll<HTMLElement>("dialog[inert]:modal"))
      if (isOnTopOf(dialog)) dialog.inert = false;
  });
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["open", "inert"] });
}
