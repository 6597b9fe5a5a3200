import { useEffect, useState } from "react";

import { useMessages, WithTexts, type MessageOverrides } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { DialogFrame } from "../../ui/dialog/index.js";
import { useToast } from "../../ui/toast/index.js";
import { welcomeMessages } from "./welcome.messages.js";
import { useTestCallToast } from "./useTestCallToast.js";
import { useWelcome } from "./useWelcome.js";
import { WelcomeCard } from "./WelcomeCard.js";

/** Texts of {@link Welcome} said differently. */
export type WelcomeMessages = MessageOverrides<typeof welcomeMessages>;

/** Props of {@link Welcome}. */
export interface WelcomeProps {
  /**
   * The dialog is done, and it is time for what comes next, such as a tour: at once when it was skipped, after three
   * seconds when a test call is on its way (A-WELC-05).
   */
  onFinished?: (event: { hasCalled: boolean }) => void;
  messages?: WelcomeMessages;
  className?: string;
}

const appearsAfterMs = 500;
const finishesAfterMs = 3_000;

/**
 * Welcomes a seller who is here for the first time, with a free test call. Draw it wherever they land: for everybody
 * else, and once it is done, it draws nothing.
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
  const testCallTo = useTestCallToast();
  const { isWanted, isSkipping, country, callMe, skip } = useWelcome();
  const [isDone, setDone] = useState(false);
  const hasWaited = useWaited(isWanted, appearsAfterMs);
  const tellFinished = useEvent((event: { hasCalled: boolean }) => onFinished?.(event));

  return (
    <DialogFrame kind="modal" width={480} isOpen={isWanted && hasWaited && !isDone} isDismissable={false}>
      <WelcomeCard
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
          toast.success(t.calling);
          // Also when the person has gone on to another page meanwhile.
          setTimeout(() => tellFinished({ hasCalled: true }), finishesAfterMs);
        }}
      />
    </DialogFrame>
  );
}

/** Whether something has been so for a while. */
function useWaited(isSo: boolean, ms: number): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return hasWaited;
}
