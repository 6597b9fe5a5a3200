import { createContext } from "react";

/**
 * Where overlays go. The outermost place is in the browser's top layer for as long as anything is in it: no z-index, clip
 * or transform of the page reaches it there. A place inside an overlay goes where that goes.
 */
export class Place {
  /** What overlays are put into. */
  readonly element: HTMLElement;
  readonly #around: Place | undefined;
  readonly #holders = new Set<HTMLElement>();
  #home: HTMLElement | undefined;
  #isPinned = false;
  #count = 0;

  /** @param around the place of the overlay that this one is in */
  constructor(around: Place | undefined) {
    this.#around = around;
    this.element = document.createElement("div");
    if (around || !canBeOnTop()) return;
    this.element.popover = "manual";
    this.element.style.cssText = look;
  }

  /** Where it stands, and stays, if it is pinned, for whatever widget opens an overlay. */
  settle(home: HTMLElement, isPinned: boolean): void {
    this.#home = home;
    this.#isPinned = isPinned;
    this.#goTo(home);
  }

  /** A widget has a holder near it: a dialog of the page that has the widget has its overlays too. */
  addHolder(holder: HTMLElement): () => void {
    if (this.#around) return this.#around.addHolder(holder);
    this.#holders.add(holder);
    return () => {
      this.#holders.delete(holder);
      if (this.#home && holder.contains(this.element)) this.#goTo(this.#home);
    };
  }

  /** An overlay opens in it: it comes to the top, until the returned function is called. */
  hold(holder: HTMLElement | null): () => void {
    if (this.#around) return this.#around.hold(holder);
    this.#count++;
    held.add(this);
    if (held.size > 1) this.#wake();
    const near = holder ?? [...this.#holders].find((each) => each.closest(":modal"));
    if (near && !this.#isPinned && this.element.popover && !this.element.contains(near)) this.#goTo(near);
    else this.raise();
    return () => {
      if (--this.#count > 0) return;
      held.delete(this);
      if (this.element.popover && isShown(this.element)) this.element.hidePopover();
      if (held.size === 0) watch?.disconnect();
    };
  }

  /** Comes above all that is in the top layer by now. */
  raise(): void {
    if (this.#count === 0 || !this.element.isConnected || !this.element.popover) return;
    if (isShown(this.element)) this.element.hidePopover();
    this.element.style.setProperty("zoom", `${1 / zoomAround(this.element)}`, "important");
    this.element.showPopover();
    watchPage();
  }

  /** Back on top after a move in the page. */
  restore(): void {
    if (!this.element.isConnected || isShown(this.element)) return;
    this.#wake();
    this.raise();
  }

  /** What another open dialog made inert before this place was where it is. */
  #wake(): void {
    let around: Element | null = this.element;
    for (; around; around = around.parentElement ?? (around.getRootNode() as Partial<ShadowRoot>).host ?? null)
      if (around instanceof HTMLElement && around.inert) around.inert = false;
  }

  #goTo(holder: HTMLElement): void {
    if (this.element.parentElement !== holder) holder.append(this.element);
    this.raise();
  }
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** Whether the page shows this above our overlays: a dialog, menu or message of its own, which is not outside of them. */
export function isOnTopOf(element: Element): boolean {
  const top = canBeOnTop() ? element.closest(":modal, :popover-open") : null;
  return top !== null && ![...held].some((place) => top.contains(place.element));
}

export const canBeOnTop = (): boolean => "popover" in HTMLElement.prototype;

const held = new Set<Place>();

/** Without a browser's look of popovers, and without a page's; while it is not shown, what is in it can be measured. */
const look =
  "all: unset !important; display: block !important; position: fixed !important; inset: 0 auto auto 0 !important;";

const isShown = (element: HTMLElement) => element.matches(":popover-open");

/** Overlays are placed by the measure of the screen, however the page zooms what is around the widget. */
const zoomAround = ({ parentElement }: HTMLElement): number =>
  (parentElement as { currentCSSZoom?: number } | null)?.currentCSSZoom ?? 1;

let watch: MutationObserver | undefined;

/** What a page may do while an overlay is open: move the widget, which takes its overlays from the top; open a dialog above. */
function watchPage(): void {
  watch ??= new MutationObserver(() => {
    for (const place of held) place.restore();
    // What the page shows above our dialog is not among what that made inert.
    for (const dialog of document.querySelectorAll<HTMLElement>("dialog[inert]:modal"))
      if (isOnTopOf(dialog)) dialog.inert = false;
  });
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["open", "inert"] });
}
