import { Tour } from "@callwright/widgets";

import { useGuide } from "../session/guide.js";
import { onWidgetEvent } from "../session/widgetEvents.js";

/** The guide, through all pages; its code comes when it is first opened. */
export function GuidedTour() {
  const { state, keep } = useGuide();
  return <Tour state={state} onStateChange={keep} subscribe={onWidgetEvent} />;
}
