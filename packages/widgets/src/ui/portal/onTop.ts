import { canBeOnTop, type Place } from "./Place.js";

/**
 * The containers with open overlays, and their numbers. This module is loaded with the first overlay, because no page
 * begins with one.
 */
const held = new Map<Place, number>();

/**
 * Called when an overlay opens in a container: the container comes to the top, where no z-index, clip or transform of
 * the page affects it, until the returned function is called.
 *
 * @param holder the element next to the widget that opens it
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

/**
 * Whether the page shows this above our overlays: a dialog, menu or message of its own, which does not count as
 * outside.
 */
export function isOnTopOf(element: Element): boolean {
  const top = canBeOnTop() ? element.closest(":modal, :popover-open") : null;
  return top !== null && ![...held.keys()].some((place) => top.contains(place.element));
}

/** It is then above everything that is currently in the top layer. */
function raise({ element }: Place): void {
  if (!element.isConnected || !element.popover) return;
  if (isShown(element)) element.hidePopover();
  element.style.setProperty("zoom", `${1 / zoomAround(element)}`, "important");
  element.showPopover();
  watchPage();
}

/** Elements that another open dialog made inert before the container was at its present place. */
function wake(element: HTMLElement): void {
  let around: Element | null = element;
  for (; around; around = around.parentElement ?? (around.getRootNode() as Partial<ShadowRoot>).host ?? null)
    if (around instanceof HTMLElement && around.inert) around.inert = false;
}

const isShown = (element: HTMLElement) => element.matches(":popover-open");

/** Overlays are positioned in screen coordinates, however the page zooms the content around the widget. */
const zoomAround = ({ parentElement }: HTMLElement): number =>
  (parentElement as { currentCSSZoom?: number } | null)?.currentCSSZoom ?? 1;

let watch: MutationObserver | undefined;

/**
 * What a page may do while an overlay is open: move the widget, which removes its overlays from the top layer; open a
 * dialog above.
 */
function watchPage(): void {
  watch ??= new MutationObserver(() => {
    for (const place of held.keys()) {
      if (!place.element.isConnected || isShown(place.element)) continue;
      wake(place.element);
      raise(place);
    }
    // Elements that the page shows above our dialog must not be inert.
    for (const dialog of document.querySelectorAll<HTMLElement>("dialog[inert]:modal"))
      if (isOnTopOf(dialog)) dialog.inert = false;
  });
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["open", "inert"] });
}
