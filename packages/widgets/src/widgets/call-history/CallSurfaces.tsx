import { onDemand } from "../../ui/on-demand/index.js";
import type { CallHistoryProps } from "./CallHistory.js";
import type { RowActionOptions } from "./rowActions.js";
import { secondOf } from "./callHistory.model.js";
import type { CallHistoryModel } from "./useCallHistory.js";
import { preloadCallActions } from "./useLateCallActions.js";

const CallDetailDrawer = onDemand(() => import("./late.js").then(({ CallDetailDrawer }) => CallDetailDrawer), "all");
const CallQuestions = onDemand(() => import("./CallQuestions.js").then(({ CallQuestions }) => CallQuestions), "all");

/**
 * Preloads the detail and the actions of a call, because the pointer or the focus is near the rows, one of which may
 * soon be opened or called.
 */
export function preloadSurfaces(): void {
  CallDetailDrawer.preload();
  preloadCallActions();
}

interface CallSurfacesProps {
  model: CallHistoryModel;
  messages: CallHistoryProps["messages"];
  onOpenCampaign: CallHistoryProps["onOpenCampaign"];
  addressOfCall: CallHistoryProps["addressOfCall"];
  rowOptions: RowActionOptions;
  downloadDisabledReason: string | undefined;
}

/** What opens over the list: the detail of a call, and the dialogs before calls are made or ended. */
export function CallSurfaces({ model, ...shared }: CallSurfacesProps) {
  const { view, questions, isOpen } = model;
  // While a drawer is open, nothing outside it can be used. A dialog that is opened from the drawer is therefore
  // rendered inside it.
  const asked = (
    <>
      {model.dialog}
      {questions.question && <CallQuestions model={questions} onOpenCall={({ callId }) => model.open(callId)} />}
    </>
  );
  return (
    <>
      {model.wasOpened && (
        <CallDetailDrawer
          {...shared}
          isOpen={isOpen}
          callId={view.openCallId}
          said={view.said}
          at={secondOf(view.openCallAt)}
          read={model.detail}
          cancelling={model.actions.cancelling}
          row={model.openRow}
          navigation={model.navigation}
          isFeedbackAsked={model.isFeedbackAsked}
          isSellerShown={model.viewer?.isManager ?? false}
          onClose={model.close}
          onFeedbackSent={model.onFeedbackSent}
        >
          {isOpen && asked}
        </CallDetailDrawer>
      )}
      {!isOpen && asked}
    </>
  );
}
