import { sheetOf } from "../styled/index.js";

/**
 * The element starts from nothing, so that what a page says about all its text (capitals, spacing, indents) ends at the
 * widget; a rule of the page for the element itself still wins. Such a rule may be one for every element (`* { … }`): what
 * text inherits from it ends at what is in the element. An adopted sheet needs no nonce.
 *
 * An element that the page gives a height is filled by its widget, any other is as high as that. It is a column for pages
 * without a doctype: in a block, `100%` would be the height of the window there.
 *
 * The last rule is react-aria's own, which it puts into the document's head only.
 */
const rules = `
:host { all: initial; display: flex; flex-direction: column; min-inline-size: 0; color-scheme: inherit; }
:host([hidden]) { display: none; }
:host > * { all: initial; color-scheme: inherit; display: block; visibility: inherit; pointer-events: inherit; }
:host > [part~="widget"] { block-size: 100%; }
[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
`;

/**
 * Of itself, a widget with columns has no width, because it adapts to the one that it gets: in a dialog that is as wide as
 * its content, nothing of it would be seen. So it asks for this one, and is as narrow as the page wants.
 */
const wide = `:host::before { content: ""; flex: none; inline-size: min(640px, 90vw); max-inline-size: 100%; }`;

/** One sheet for all elements of a page that fill their width, and one for those that do not. */
export function baseSheet(page: Document, isNarrow: boolean | undefined): CSSStyleSheet {
  return sheetOf(isNarrow ? rules : rules + wide, page);
}
