import { useEffect, useState } from "react";

import { grouped } from "../../calls/proofDigits.js";
import { useMessages, WithTexts, type MessageOverrides } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { wantedPart } from "../../lib/wantedPart.js";
import { useToast } from "../../ui/toast/index.js";
import { welcomeMessages } from "./welcome.messages.js";
import { useTestCallToast } from "./useTestCallToast.js";
import { useWelcome } from "./useWelcome.js";

/**
 * Most people have already completed the dialog. For the others, its code is loaded during the delay before it appears.
 */
const WelcomePanel = wantedPart(() => import("./WelcomePanel.js").then(({ WelcomePanel }) => WelcomePanel));

/** Texts that replace the default ones of {@link Welcome}. */
export type WelcomeMessages = MessageOverrides<typeof welcomeMessages>;

/** Props of {@link Welcome}. */
export interface WelcomeProps {
  /**
   * Called when the host can continue, for example with a tour: at once if the person has skipped the dialog, or three
   * seconds after they have started a test call (A-WELC-05).
   */
  onFinished?: (event: { hasCalled: boolean }) => void;
  messages?: WelcomeMessages;
  className?: string;
}

const appearsAfterMs = 500;
const finishesAfterMs = 3_000;

/**
 * A dialog that welcomes a new seller and offers a free test call. Render it on the pages where new users arrive: it
 * renders nothing for other users, nor after it has been completed.
 *
 * @example
 * <Welcome onFinished={startTour} />
 */
export function Welcome(props: WelcomeProps) {
  return (
    <WithTexts of={welcomeMessages}>
      <WelcomeDialog {...props} />
    </WithTexts>
  );
}

function WelcomeDialog({ onFinished, messages, className }: WelcomeProps) {
  const t = useMessages(welcomeMessages, messages);
  const toast = useToast();
  const testCallTo = useTestCallToast(t);
  const { isWanted, isSkipping, country, callMe, skip } = useWelcome();
  const [isDone, setDone] = useState(false);
  const hasWaited = useWaited(isWanted, appearsAfterMs);
  const tellFinished = useEvent((event: { hasCalled: boolean }) => onFinished?.(event));

  return (
    <WelcomePanel
      isWanted={isWanted}
      isOpen={isWanted && hasWaited && !isDone}
      t={t}
      className={className}
      isSkipping={isSkipping}
      country={country}
      onSkip={() =>
        void skip().then(() => {
          setDone(true);
          return tellFinished({ hasCalled: false });
        })
      }
      onCall={async (phoneNumber) => {
        const outcome = await callMe(phoneNumber, testCallTo(phoneNumber));
        if (outcome.status === "refused") throw outcome.error;
        setDone(true);
        const { proofDigits } = outcome;
        const body = proofDigits === null ? undefined : t.pressDigits({ digits: grouped(proofDigits) });
        toast.success(t.calling, body === undefined ? {} : { body });
        // Called even if the person has left the page in the meantime.
        setTimeout(() => tellFinished({ hasCalled: true }), finishesAfterMs);
      }}
    />
  );
}

/** Whether a condition has been true for some time. */
function useWaited(isSo: boolean, ms: number): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return hasWaited;
}
