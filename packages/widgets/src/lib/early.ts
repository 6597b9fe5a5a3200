/** Presses on a server-rendered widget before its code has loaded. */
export interface EarlyPress {
  target: Element;
  /** The element that had the focus at the time. */
  focus: Element | null;
  /** The pointer of a click, empty if a key or assistive technology clicked; undefined for a key. */
  pointer?: string;
  /** Undefined for a click. */
  key?: string;
  code: string;
  shiftKey: boolean;
}

/** The data that `earlyScript` records until each widget handles its own events. */
export interface Early {
  /** The roots of the hydrated widgets. */
  live: WeakSet<Element>;
  /** The last press, and the keys after it. */
  kept: EarlyPress[];
  /** The fields that were typed in. */
  written: Set<HTMLInputElement | HTMLTextAreaElement>;
}

const place = Symbol.for("callwright.early");

/** The data recorded by the page's HTML; undefined if it was not rendered with `earlyScript`. */
export const early = () => (globalThis as { [place]?: Early })[place];
