import { createContext } from "react";

/**
 * The container of overlays. The outermost one can be in the browser's top layer, where `hold` brings it while anything
 * is in it. A container inside an overlay moves with that overlay.
 */
export class Place {
  /** The element that contains overlays. */
  readonly element: HTMLElement;
  /** The container of the overlay that contains this one. */
  readonly around: Place | undefined;
  /** The holders next to each widget, for the overlays that it opens. */
  readonly holders = new Set<HTMLElement>();
  /** Whether it does not move, whatever widget opens an overlay. */
  isPinned = false;
  /** Called when it has moved while overlays are open in it. */
  onMoved: (() => void) | undefined;
  #home: HTMLElement | undefined;

  constructor(around: Place | undefined) {
    this.around = around;
    this.element = document.createElement("div");
    if (around || !canBeOnTop()) return;
    this.element.popover = "manual";
    this.element.style.cssText = look;
  }

  /** Where it is, and stays if it is pinned, whatever widget opens an overlay. */
  settle(home: HTMLElement, isPinned: boolean): void {
    this.#home = home;
    this.isPinned = isPinned;
    this.goTo(home);
  }

  /** A widget has a holder near it: a dialog of the page that contains the widget also contains its overlays. */
  addHolder(holder: HTMLElement): () => void {
    if (this.around) return this.around.addHolder(holder);
    this.holders.add(holder);
    return () => {
      this.holders.delete(holder);
      if (this.#home && holder.contains(this.element)) this.goTo(this.#home);
    };
  }

  goTo(holder: HTMLElement): void {
    if (this.element.parentElement !== holder) holder.append(this.element);
    this.onMoved?.();
  }
}

export const PlaceContext = createContext<Place | undefined>(undefined);

export const canBeOnTop = (): boolean => "popover" in HTMLElement.prototype;

/**
 * Without a browser's styles for popovers, and without a page's; while it is not shown, its content can be measured.
 */
const look =
  "all: unset !important; display: block !important; position: fixed !important; inset: 0 auto auto 0 !important;";
