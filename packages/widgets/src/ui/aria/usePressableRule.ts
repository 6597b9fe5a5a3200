import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { sheetOf } from "../../styled/index.js";

/** Where react-aria looks before it writes its one rule into a style tag of its own. */
const id = "react-aria-pressable-style";
/** That rule: fingers may scroll and zoom from what can be pressed. */
const rule = "@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }";

/**
 * Gives the page react-aria's rule as an adopted sheet, before a part that react-aria draws does it with a style tag: a content
 * security policy would refuse that without a nonce of its own. It holds for a host's react-aria too.
 */
export function usePressableRule(): void {
  useLayoutEffect(() => {
    if (document.getElementById(id)) return;
    document.head.append(Object.assign(document.createElement("meta"), { id }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(rule, document)];
  }, []);
}
