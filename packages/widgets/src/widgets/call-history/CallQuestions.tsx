import { CallForm } from "../../calls/start/CallForm.js";
import { callFormMessages } from "../../calls/start/callForm.messages.js";
import { CallManyModal } from "../../calls/start/CallManyModal.js";
import { useMessages } from "../../i18n/index.js";
import { Modal } from "../../ui/modal/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { useCallAnswers } from "./useCallAnswers.js";
import type { CallQuestionsModel } from "./useCallQuestions.js";

const CallLaterModal = onDemand(
  () => import("../../calls/later/CallLaterModal.js").then(({ CallLaterModal }) => CallLaterModal),
  "all",
);

/** Props of {@link CallQuestions}. */
export interface CallQuestionsProps {
  model: CallQuestionsModel;
  onOpenCall: (event: { callId: string }) => void;
}

/** The dialogs that ask before a call is made or moved. */
export function CallQuestions({ model, onOpenCall }: CallQuestionsProps) {
  const t = useMessages(callFormMessages);
  const { question, isOpen, close } = model;
  const answers = useCallAnswers(model);
  const { targets, rate, later } = answers;
  const [target] = targets ?? [];
  switch (question?.kind) {
    case undefined:
      return null;
    case "again":
      return (
        <Modal
          width={400}
          isOpen={isOpen}
          onClose={close}
          title={target?.contact === undefined ? t.call : t.callContact({ contact: target.contact })}
        >
          {target ? (
            <CallForm
              key={`${target.itemId} ${target.language}`}
              target={target}
              lockedSince={answers.lockedSince(target.itemId)}
              rate={rate}
              onCallNow={answers.callAgain}
              onCallLater={answers.callAgainLater}
              onOpenCall={(event) => {
                close();
                onOpenCall(event);
              }}
            />
          ) : (
            <SkeletonText lines={4} />
          )}
        </Modal>
      );
    case "later":
    case "reschedule":
      return (
        later && (
          <CallLaterModal isOpen={isOpen} target={later} rate={rate} onSubmit={answers.setTime} onClose={close} />
        )
      );
    case "now":
    case "many":
      return (
        <CallManyModal
          isOpen={isOpen}
          count={question.kind === "many" ? question.count : 1}
          targets={targets}
          rate={rate}
          onCall={answers.callNow}
          onClose={close}
        />
      );
  }
}
