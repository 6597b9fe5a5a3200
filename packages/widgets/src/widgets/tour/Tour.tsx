import { createPortal } from "react-dom";
import { useUNSAFE_PortalContext as usePortal } from "react-aria/PortalProvider";

import { useMessages, WithTexts, type MessageOverrides } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import { tourMessages } from "./tour.messages.js";
import { TourBubble } from "./TourBubble.js";
import { useTour, type TourOptions } from "./useTour.js";

/** Texts of {@link Tour} said differently. */
export type TourMessages = MessageOverrides<typeof tourMessages>;

/** Props of {@link Tour}. */
export interface TourProps extends TourOptions {
  /** Where somebody is. The host keeps it, so that the tour survives reloads and other pages. */
  state: TourOptions["state"];
  /** Told where they are on every step, and when the tour ends. */
  onStateChange: TourOptions["onStateChange"];
  /** Hands on what the provider's `onEvent` is told; the tour goes on by it. Answers how to stop. */
  subscribe: TourOptions["subscribe"];
  messages?: TourMessages;
  className?: string;
}

/**
 * Leads a new user from a potential customer to the first call, across pages. It points at what is to be done and goes
 * on when it was done; Back and Next go through it without doing it. Nothing is dimmed or blocked, and it can be left at any
 * step. Managers, who start no calls, are led to their first customer.
 *
 * The host marks its ways to the pages with `data-tour`: `potential-customers`, `call-center`, and `menu` on the button
 * behind which they are on a phone.
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
