import { useRef, useState } from "react";

import { isUnderWay } from "../../calls/callRow.model.js";
import { firstCallFormMessages } from "../../calls/start/callForm.firstTexts.js";
import { targetOfItem } from "../../calls/start/targetOfItem.js";
import { useMessages, type Messages } from "../../i18n/index.js";
import { useCommands } from "../../lib/WidgetScope.js";
import { Button, IconButton } from "../../ui/button/index.js";
import { Phone } from "../../ui/icon/generated/icons.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { PanelTrigger } from "../../ui/popover/index.js";
import { Skeleton, useSkeletonTime } from "../../ui/skeleton/index.js";
import type { CallButtonHandle, CallButtonProps } from "./CallButton.js";
import { Box, Facts, Hint, Pending, Reason } from "./CallButton.styles.js";
import type { firstCallButtonMessages } from "./callButton.firstTexts.js";
import { CallFacts } from "./CallFacts.js";
import { TimeThere } from "./TimeThere.js";
import type { CallButtonModel, NumberState } from "./useCallButton.js";

const CallOffer = onDemand(() => import("./CallOffer.js").then(({ CallOffer }) => CallOffer), "all");

interface CallButtonFactsProps extends Omit<CallButtonProps, "messages" | "className"> {
  t: Messages<typeof firstCallButtonMessages>;
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

function ReadyButton({ t, model, state, size = "default", onCallsStarted, ...props }: ReadyProps) {
  const form = useMessages(firstCallFormMessages);
  const target = targetOfItem(state.item, form);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [offer, setOffer] = useState<"open" | "closed">();
  const { call } = state;
  const isBusy = call !== undefined && isUnderWay(call);
  const reason = target.obstacle ?? (state.isOutOfMoney ? t.noMoney : undefined);
  const canCall = !isBusy && reason === undefined;
  useCommands<CallButtonHandle>({
    offerCall() {
      if (canCall) setOffer("open");
    },
  });
  const name = target.contact === undefined ? form.call : form.callContact({ contact: target.contact });
  const isOpen = canCall && offer === "open";
  const button = {
    icon: Phone,
    needs: "startCalls" as const,
    isBusy: model.isStarting,
    disabledReason: reason,
  };
  return (
    <Box role="group" aria-label={name}>
      {!isBusy && (
        <PanelTrigger
          buttonRef={buttonRef}
          isOpen={isOpen}
          onOpen={() => setOffer("open")}
          onApproach={CallOffer.preload}
        >
          {size === "compact" ? (
            <IconButton {...button} size="small" label={name} />
          ) : (
            <Button {...button} aria-label={name}>
              {t.call}
            </Button>
          )}
        </PanelTrigger>
      )}
      {offer && (
        <CallOffer
          t={t}
          model={model}
          target={target}
          items={state.items}
          name={name}
          buttonRef={buttonRef}
          isOpen={isOpen}
          onOpenChange={(isOpen) => setOffer(isOpen ? "open" : "closed")}
          onCallsStarted={onCallsStarted}
        />
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
    </Box>
  );
}
