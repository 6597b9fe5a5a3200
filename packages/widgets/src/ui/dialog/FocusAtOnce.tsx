import { setInteractionModality, useFocusVisible } from "react-aria/useFocusVisible";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * Rendered with an overlay while it is open: it gets the focus at once. A native button that is pressed by a key sends
 * a click, which react-aria treats like one of assistive technology, and then waits until nothing moves. By then the
 * content behind is inert, the focus is lost, and it gives up.
 */
export function FocusAtOnce() {
  const { isFocusVisible: isWithoutPointer } = useFocusVisible();
  useLayoutEffect(() => {
    if (isWithoutPointer) setInteractionModality("keyboard");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how it was opened, and not what is pressed later
  }, []);
  return null;
}
