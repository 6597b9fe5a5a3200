import { onDemand } from "../../ui/on-demand/index.js";
import type { CallHistoryProps } from "./CallHistory.js";
import { CallDetailDrawer } from "./detail/CallDetailDrawer.js";
import type { RowActionOptions } from "./rowActions.js";
import type { CallHistoryModel } from "./useCallHistory.js";

const CallQuestions = onDemand(() => import("./CallQuestions.js").then(({ CallQuestions }) => CallQuestions), "all");

/** Props of {@link CallSurfaces}. */
export interface CallSurfacesProps {
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

/** The second in a view's `openCallAt`; undefined if there is none. */
function secondOf(openCallAt: string): number | undefined {
  const [, seconds] = /^(\d{1,5})s$/.exec(openCallAt) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
