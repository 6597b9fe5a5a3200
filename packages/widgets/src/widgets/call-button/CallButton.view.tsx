import { useState } from "react";

import { isUnderWay } from "../../calls/callRow.model.js";
import { placeOf } from "../../calls/local-time/placeOf.js";
import { firstCallFormMessages } from "../../calls/start/callForm.firstTexts.js";
import { targetOfItem } from "../../calls/start/targetOfItem.js";
import { useFormats, useMessages, type Messages } from "../../i18n/index.js";
import { useNow } from "../../lib/clock.js";
import { useCommands } from "../../lib/WidgetScope.js";
import { Button, IconButton } from "../../ui/button/index.js";
import { Phone } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Popover } from "../../ui/popover/index.js";
import { Skeleton, useSkeletonTime } from "../../ui/skeleton/index.js";
import type { CallButtonHandle, CallButtonProps } from "./CallButton.js";
import { Box, Facts, Hint, Pending, Quiet, Reason } from "./CallButton.styles.js";
import type { callButtonMessages } from "./callButton.messages.js";
import { CallFacts } from "./CallFacts.js";
import type { CallButtonModel, NumberState } from "./useCallButton.js";

const CallPanel = onDemand(() => import("./CallPanel.js").then(({ CallPanel }) => CallPanel), "all");
const LaterPanel = onDemand(() => import("./LaterPanel.js").then(({ LaterPanel }) => LaterPanel), "all");

interface CallButtonFactsProps extends Omit<CallButtonProps, "messages" | "className"> {
  t: Messages<typeof callButtonMessages>;
  model: CallButtonModel;
}

/** The view of the widget. */
export function CallButtonFacts(props: CallButtonFactsProps) {
  const { t, model, onAddToCallCenter } = props;
  const { state } = model;
  const phase = useSkeletonTime(state.status === "loading");
  if (state.status === "error")
    return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
  if (state.status === "ready" && phase !== "shown") return <ReadyButton {...props} state={state} />;
  return (
    <Box aria-busy={state.status === "loading" || undefined}>
      {phase === "shown" && (
        <Pending>
          <Skeleton size="full" />
        </Pending>
      )}
      {state.status === "unreadable" && <Hint>{t.unreadable}</Hint>}
      {state.status === "unknown" && <Hint>{t.unknown}</Hint>}
      {state.status === "unknown" && onAddToCallCenter && (
        <Button size="small" onPress={onAddToCallCenter}>
          {t.add}
        </Button>
      )}
    </Box>
  );
}

interface ReadyProps extends CallButtonFactsProps {
  state: Extract<NumberState, { status: "ready" }>;
}

function ReadyButton({ t, model, state, size = "default", ...props }: ReadyProps) {
  const form = useMessages(firstCallFormMessages);
  const target = targetOfItem(state.item, form);
  const [isOpen, setOpen] = useState(false);
  const [later, setLater] = useState({ turn: 0, isOpen: false, language: target.language });
  const { call } = state;
  const isBusy = call !== undefined && isUnderWay(call);
  const reason = target.obstacle ?? (state.isOutOfMoney ? t.noMoney : undefined);
  useCommands<CallButtonHandle>({ offerCall: () => setOpen(!isBusy && reason === undefined) });
  const name = target.contact === undefined ? form.call : form.callContact({ contact: target.contact });
  const button = {
    icon: Phone,
    needs: "startCalls" as const,
    isBusy: model.isStarting,
    disabledReason: reason,
  };
  return (
    <Box role="group" aria-label={name}>
      {!isBusy && (
        <Popover
          label={name}
          placement="bottom start"
          trigger={
            size === "compact" ? (
              <IconButton {...button} size="small" label={name} />
            ) : (
              <Button {...button} aria-label={name}>
                {t.call}
              </Button>
            )
          }
          isOpen={isOpen && reason === undefined}
          onOpenChange={setOpen}
        >
          {({ close }) => (
            <CallPanel
              t={t}
              target={target}
              items={state.items}
              onChoose={model.choose}
              lockedSince={model.lockedSince(target.itemId)}
              onCallNow={(language) => {
                close();
                void model.call(target.itemId, language);
              }}
              onCallLater={(language) => {
                close();
                setLater({ turn: later.turn + 1, isOpen: true, language });
              }}
            />
          )}
        </Popover>
      )}
      <Facts>
        {call && <CallFacts {...props} t={t} model={model} call={call} contact={target.contact} size={size} />}
        {size !== "compact" && !isBusy && <TimeThere t={t} timeZone={target.timeZone} place={target.place} />}
        {reason !== undefined && size !== "compact" && <Hint>{reason}</Hint>}
        {state.isOutOfMoney && props.onAddBalance && (
          <Button size="small" onPress={props.onAddBalance}>
            {t.addBalance}
          </Button>
        )}
      </Facts>
      {model.refusal !== undefined && <Reason role="alert">{model.refusal}</Reason>}
      {later.turn > 0 && (
        <LaterPanel
          target={target}
          turn={later.turn}
          isOpen={later.isOpen}
          onSubmit={(cronDate) => model.call(target.itemId, later.language, cronDate)}
          onClose={() => setLater({ ...later, isOpen: false })}
        />
      )}
    </Box>
  );
}

/** The local time and place of the contact, such as `14:05 in Oslo`. */
function TimeThere({
  t,
  timeZone,
  place,
}: { timeZone: string | null; place: string | undefined } & Pick<CallButtonFactsProps, "t">) {
  const formats = useFormats();
  const now = useNow(60_000);
  if (timeZone === null) return null;
  const time = formats.date(now.toISOString(), "hour", timeZone);
  return <Quiet>{t.localTime({ time, place: place ?? placeOf(timeZone) })}</Quiet>;
}
