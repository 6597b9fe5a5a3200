import { setInteractionModality, useFocusVisible } from "react-aria/useFocusVisible";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * Stands beside what opens, as long as it is open: it gets the focus at once. A native button that a key pressed clicks, and
 * react-aria takes such a click for one of assistive technology, for which it waits until nothing moves. By then what is
 * behind is out of reach, the focus is lost, and it gives up.
 */
export function FocusAtOnce() {
  const { isFocusVisible: isWithoutPointer } = useFocusVisible();
  useLayoutEffect(() => {
    if (isWithoutPointer) setInteractionModality("keyboard");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how it was opened, and not what is pressed later
  }, []);
  return null;
}
