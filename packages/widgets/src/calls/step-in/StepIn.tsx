import type { CallAbility, CallDetail } from "@callwright/sdk/contract";
import { useState } from "react";

import { useNames, useMessages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useTellDirty } from "../../lib/useTellDirty.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { Headphones, MessageSquareText, Mic, PhoneForwarded } from "../../ui/icon/generated/icons.js";
import { Deeds } from "./Deeds.js";
import { HandOver } from "./HandOver.js";
import { SayNext } from "./SayNext.js";
import { stepInMessages } from "./stepIn.messages.js";
import { Actions, Place, Quiet } from "./StepIn.styles.js";
import { useListening } from "./useListening.js";
import { useStepIn } from "./useStepIn.js";

/** Props of {@link StepIn}. */
export interface StepInProps {
  callId: string;
  /** The person in the call. */
  contactName: string;
  /** The widget that reports the events. */
  widget: "call-history" | "live-calls";
  call: Pick<CallDetail, "status" | "language" | "abilities" | "interventions">;
  /** Tells the drawer whether closing it would lose a sentence that was typed. */
  onDirtyChange: (isDirty: boolean) => void;
}

const operations = {
  LISTEN: "listenToCall",
  SAY: "sayInCall",
  TRANSFER: "transferCall",
  TAKE_OVER: "takeOverCall",
} as const;

/**
 * Listening to a call, having a sentence said, transferring it and taking it over, as far as its carrier and the
 * session allow; and the log of these actions.
 */
export function StepIn({ callId, contactName, widget, call, onDirtyChange }: StepInProps) {
  const t = useMessages(stepInMessages);
  const formats = useNames();
  const may = useMay();
  const isSpoken = call.status === "IN_PROGRESS";
  const isDone = (kind: string) => call.interventions.some((one) => one.kind === kind && one.state !== "FAILED");
  const isTakenOver = isDone("TAKE_OVER");
  const isLeaving = isDone("TRANSFER");
  const can = (ability: CallAbility) =>
    isSpoken && !isLeaving && call.abilities.includes(ability) && may(operations[ability]);
  const [isSaying, setSaying] = useState(false);
  const [sentence, setSentence] = useState("");
  useTellDirty(can("SAY") && sentence !== "", onDirtyChange);
  const [isHandingOver, setHandingOver] = useState(false);
  const steps = useStepIn({ callId, widget });
  const listening = useListening({ callId, widget, isSpoken });
  const { confirm, dialog } = useConfirm();

  const takeOver = async () => {
    const isAgreed = await confirm({
      title: t.takeOverTitle({ contact: contactName }),
      body: t.takeOverBody,
      cancelLabel: t.leaveIt,
      confirmLabel: t.takeOver,
    });
    if (isAgreed) await steps.takeOver();
  };

  return (
    <Place aria-label={t.title}>
      <Actions>
        {can("LISTEN") && (
          <Button
            icon={Headphones}
            aria-pressed={listening.state !== "off"}
            isBusy={listening.state === "connecting"}
            onPress={listening.toggle}
          >
            {listening.state === "on" ? t.stopListening : t.listen}
          </Button>
        )}
        {can("SAY") && !isTakenOver && (
          <Button icon={MessageSquareText} aria-expanded={isSaying} onPress={() => setSaying(!isSaying)}>
            {t.say}
          </Button>
        )}
        {can("TRANSFER") && (
          <Button icon={PhoneForwarded} onPress={() => setHandingOver(true)}>
            {t.transfer}
          </Button>
        )}
        {can("TAKE_OVER") && !isTakenOver && (
          <Button icon={Mic} isBusy={steps.isTakingOver} onPress={() => void takeOver()}>
            {t.takeOver}
          </Button>
        )}
      </Actions>
      {listening.state !== "off" && <Quiet role="status">{listening.state === "on" ? t.hearing : t.connecting}</Quiet>}
      {can("SAY") && (isSaying || isTakenOver) && (
        <SayNext
          label={isTakenOver ? t.youSay : t.saysNext}
          description={t.inLanguage({ language: formats.language(call.language) })}
          isBusy={steps.isSaying}
          text={sentence}
          onChange={setSentence}
          onSay={steps.say}
        />
      )}
      <Deeds interventions={call.interventions} />
      {isHandingOver && (
        <HandOver
          callId={callId}
          contactName={contactName}
          isBusy={steps.isHandingOver}
          onHandOver={steps.handOver}
          onClose={() => setHandingOver(false)}
        />
      )}
      {dialog}
    </Place>
  );
}
