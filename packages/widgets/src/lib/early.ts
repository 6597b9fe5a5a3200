/** What was pressed on a widget that a server has drawn, before its code had come. */
export interface EarlyPress {
  target: Element;
  /** What had the focus then. */
  focus: Element | null;
  /** The pointer of a click, empty where a key or assistive technology clicked; undefined for a key. */
  pointer?: string;
  /** Undefined for a click. */
  key?: string;
  code: string;
  shiftKey: boolean;
}

/** What `earlyScript` keeps, until each widget answers by itself. */
export interface Early {
  /** The roots of the widgets that answer. */
  live: WeakSet<Element>;
  /** The last press, and the keys after it. */
  kept: EarlyPress[];
  /** The fields that were written in. */
  written: Set<HTMLInputElement | HTMLTextAreaElement>;
}

const place = Symbol.for("callwright.early");

/** What the page's HTML keeps; undefined where a server has not drawn it with `earlyScript`. */
export const early = () => (globalThis as { [place]?: Early })[place];
