import { createPortal } from "react-dom";
import { useUNSAFE_PortalContext as usePortal } from "react-aria/PortalProvider";

import { useMessages, WithTexts, type MessageOverrides } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import { tourMessages } from "./tour.messages.js";
import { TourBubble } from "./TourBubble.js";
import { useTour, type TourOptions } from "./useTour.js";

/** Texts that replace the default ones of {@link Tour}. */
export type TourMessages = MessageOverrides<typeof tourMessages>;

/** Props of {@link Tour}. */
export interface TourProps extends TourOptions {
  /**
   * The current state of the tour. The host stores it, so that the tour continues after a reload and on other pages.
   */
  state: TourOptions["state"];
  /** Called with the new state on every step, and when the tour ends. */
  onStateChange: TourOptions["onStateChange"];
  /**
   * Subscribes a listener to the events that the provider's `onEvent` receives, and returns a function that
   * unsubscribes it. The tour advances on these events.
   */
  subscribe: TourOptions["subscribe"];
  messages?: TourMessages;
  className?: string;
}

/**
 * A tour that leads a new user across pages, from their first potential customer to their first call. It points at the
 * control to use and advances when the person has used it; Back and Next move through the steps without doing so. The
 * page is neither dimmed nor blocked, and the tour can be left at any step. For managers, who start no calls, the tour
 * ends with their first customer.
 *
 * The host marks its links to the pages with `data-tour`: `potential-customers`, `call-center`, and `menu` on the
 * button that opens the navigation on a phone.
 *
 * @example
 * <Tour state={guide.state} onStateChange={guide.keep} subscribe={events.subscribe} />
 */
export function Tour({ messages, className, ...options }: TourProps) {
  const t = useMessages(tourMessages, messages);
  const toast = useToast();
  const { getContainer } = usePortal();
  const { target, lastStep, next, back, skip } = useTour(options, () => toast.success(t.done));
  if (!target) return null;
  return createPortal(
    <WithTexts of={tourMessages}>
      <TourBubble
        t={t}
        target={target}
        className={className}
        lastStep={lastStep}
        onNext={next}
        onBack={back}
        onSkip={skip}
      />
    </WithTexts>,
    target.overlays ?? getContainer?.() ?? document.body,
  );
}
