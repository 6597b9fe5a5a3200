import { ApiError } from "@callwright/sdk";
import type { CallBreaker, CallPause } from "@callwright/sdk/contract";
import { useResetCallBreaker } from "@callwright/sdk/hooks";

import { useCodedText, useTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Button } from "../../ui/button/index.js";
import { Notice } from "../../ui/notice/index.js";
import { useToast } from "../../ui/toast/index.js";
import { Inset, Place } from "./CallPauseBanner.styles.js";
import { callPauseMessages } from "./callPause.messages.js";

/** The props of {@link HeldCallsBanner}. */
export interface HeldCallsBannerProps {
  /** The state of the calls; undefined until it is known. */
  state: CallPause | undefined;
  /** Managers see whose calls are held, and can release them. */
  isManager: boolean;
}

/**
 * Shows that calls are held because placing them failed, why, and when the next one is tried. Nothing is shown
 * otherwise.
 */
export function HeldCallsBanner({ state, isManager }: HeldCallsBannerProps) {
  if (!state || state.breakers.length === 0) return null;
  // Sellers see only what holds all their calls; a breaker of a number is shown only if no wider one exists.
  const [widest] = state.breakers;
  const shown = isManager || !widest ? state.breakers : [widest];
  return (
    <Place>
      {shown.map((breaker) => (
        <HeldCalls key={breaker.id} breaker={breaker} waitingCount={state.waitingCount} isManager={isManager} />
      ))}
    </Place>
  );
}

interface HeldCallsProps {
  breaker: CallBreaker;
  waitingCount: number;
  isManager: boolean;
}

function HeldCalls({ breaker, waitingCount, isManager }: HeldCallsProps) {
  const t = useMessages(callPauseMessages);
  const formats = useTimes();
  const clock = useClock();
  const reasonOf = useCodedText("callFailure");
  const toast = useToast();
  const reset = useResetCallBreaker();
  const { scope, sellerCompany, phoneNumber, reason, nextTrialAt } = breaker;
  const company = sellerCompany?.name ?? "";
  const title =
    scope === "CARRIER"
      ? t.heldByCarrier
      : scope === "CALLER_NUMBER"
        ? t.heldByNumber({ number: phoneNumber ?? "" })
        : isManager
          ? t.heldByCompany({ company })
          : t.held;
  const goOn = async () => {
    try {
      await reset.trigger({ path: { id: breaker.id } });
    } catch (error) {
      // Somebody else, or a successful call, has already released them.
      if (!(error instanceof ApiError && error.status === 404)) toast.failed(error, t.goOnFailed);
    }
  };
  return (
    <Inset>
      <Notice
        tone="warning"
        title={title}
        action={
          isManager && (
            <Button size="small" needs="resetCallBreaker" isBusy={reset.isMutating} onPress={() => void goOn()}>
              {t.goOn}
            </Button>
          )
        }
      >
        {reasonOf(reason)} {t.heldWaiting({ count: waitingCount })}{" "}
        {t.triedAt({ time: formats.date(nextTrialAt, "hour", clock.timeZone) })}
      </Notice>
    </Inset>
  );
}
