import { createContext } from "react";

/**
 * Where overlays go. The outermost place can be in the browser's top layer, where `hold` brings it for as long as anything is in
 * it. A place inside an overlay goes where that goes.
 */
export class Place {
  /** What overlays are put into. */
  readonly element: HTMLElement;
  /** The place of the overlay that this one is in. */
  readonly around: Place | undefined;
  /** What stands beside each widget, to take the overlays that it opens. */
  readonly holders = new Set<HTMLElement>();
  /** Whether it stays where it is, whatever widget opens an overlay. */
  isPinned = false;
  /** Told when it has come to stand elsewhere while overlays are open in it. */
  onMoved: (() => void) | undefined;
  #home: HTMLElement | undefined;

  constructor(around: Place | undefined) {
    this.around = around;
    this.element = document.createElement("div");
    if (around || !canBeOnTop()) return;
    this.element.popover = "manual";
    this.element.style.cssText = look;
  }

  /** Where it stands, and stays, if it is pinned, for whatever widget opens an overlay. */
  settle(home: HTMLElement, isPinned: boolean): void {
    this.#home = home;
    this.isPinned = isPinned;
    this.goTo(home);
  }

  /** A widget has a holder near it: a dialog of the page that has the widget has its overlays too. */
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

/** Without a browser's look of popovers, and without a page's; while it is not shown, what is in it can be measured. */
const look =
  "all: unset !important; display: block !important; position: fixed !important; inset: 0 auto auto 0 !important;";
