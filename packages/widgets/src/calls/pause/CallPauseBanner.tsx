import { useTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Button } from "../../ui/button/index.js";
import { Notice } from "../../ui/notice/index.js";
import { useToast } from "../../ui/toast/index.js";
import { Inset, Place } from "./CallPauseBanner.styles.js";
import { callPauseMessages } from "./callPause.messages.js";
import { isOwnPause, type CallPauseModel } from "./useCallPause.js";

/**
 * Shows that calls are paused, by whom, and how many wait; people with access can resume them here. Nothing is shown
 * while they are not paused.
 */
export function CallPauseBanner({ pause }: { pause: CallPauseModel }) {
  const t = useMessages(callPauseMessages);
  const formats = useTimes();
  const clock = useClock();
  const toast = useToast();
  const { state } = pause;
  const facts = state?.ofInstallation ?? state?.ofCompany;
  if (!state || !facts) return null;
  const time = formats.date(facts.pausedAt, "call", clock.timeZone);
  const resume = async () => {
    try {
      await pause.resume();
    } catch (error) {
      toast.failed(error, t.resumeFailed);
    }
  };
  return (
    <Place>
      <Inset>
        <Notice
          tone="warning"
          title={state.ofInstallation ? t.titleOfEverybody : t.title}
          action={
            isOwnPause(pause) && (
              <Button size="small" needs="resumeCalls" isBusy={pause.isBusy} onPress={() => void resume()}>
                {t.resume}
              </Button>
            )
          }
        >
          {t.waiting({ count: state.waitingCount })}{" "}
          {facts.pausedBy === null ? t.pausedAt({ time }) : t.pausedBy({ name: facts.pausedBy, time })}
        </Notice>
      </Inset>
    </Place>
  );
}
