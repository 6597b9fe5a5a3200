import { Tour } from "@callwright/widgets";

import { useGuide } from "../session/guide.js";
import { onWidgetEvent } from "../session/widgetEvents.js";

/** The tour, which leads through the pages. Its code is loaded when it is first opened. */
export function GuidedTour() {
  const { state, keep } = useGuide();
  return <Tour state={state} onStateChange={keep} subscribe={onWidgetEvent} />;
}
