import { useState, type ReactNode } from "react";

import type { CallRow } from "../../../calls/callRow.model.js";
import { useMessages, type MessageOverrides } from "../../../i18n/index.js";
import { useMay } from "../../../lib/allowed.js";
import { useKept } from "../../../lib/useKept.js";
import { IconButton } from "../../../ui/button/index.js";
import { Drawer, type DrawerNavigation } from "../../../ui/drawer/index.js";
import { Ellipsis } from "../../../ui/icon/generated/icons.js";
import { Menu } from "../../../ui/menu/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { callHistoryMessages } from "../callHistory.messages.js";
import { menuActions } from "../menuActions.js";
import type { RowActionOptions } from "../rowActions.js";
import { CallDetailBody } from "./CallDetailBody.js";
import { Padded } from "./CallDetail.styles.js";
import { CallDetailSkeleton } from "./CallDetailSkeleton.js";
import { FeedbackDock } from "./FeedbackDock.js";
import { type CallRead, useCallDetail } from "./useCallDetail.js";
import { useFeedback } from "./useFeedback.js";

/** Props of {@link CallDetailDrawer}. */
export interface CallDetailDrawerProps {
  isOpen: boolean;
  callId: string;
  /** The words by which the list is filtered, or "". */
  said: string;
  /** The second of the recording at which the detail opens. */
  at: number | undefined;
  /** Returns the host's URL of a second of a call. If omitted, no link can be copied. */
  addressOfCall: ((place: { openCallId: string; openCallAt: string }) => string) | undefined;
  read: CallRead;
  /** The calls that are shown as cancelled before the server responds. */
  cancelling: ReadonlySet<string>;
  /** The call's row, which is shown until the detail has loaded. */
  row: CallRow | undefined;
  /** Opens the previous or the next call of the list. */
  navigation: Pick<DrawerNavigation, "onPrevious" | "onNext">;
  rowOptions: RowActionOptions;
  isFeedbackAsked: boolean;
  /** Whether the seller company is shown, which it is for managers. */
  isSellerShown: boolean;
  /** If omitted, the campaign is not a link. */
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
  downloadDisabledReason: string | undefined;
  messages: MessageOverrides<typeof callHistoryMessages> | undefined;
  onClose: () => void;
  onFeedbackSent: (callId: string) => void;
  /** A dialog that was opened from the drawer and must be above it. */
  children?: ReactNode;
}

/** The detail of a call, beside the list. */
export function CallDetailDrawer(props: CallDetailDrawerProps) {
  const { isOpen, navigation, onClose, read } = props;
  const t = useMessages(callHistoryMessages, props.messages);
  const may = useMay();
  const [isDirty, setDirty] = useState(false);
  const [hasSentence, setSentence] = useState(false);
  // The content stays while the drawer closes.
  const callId = useKept(props.callId, isOpen);
  const detail = useCallDetail(read, props.cancelling);
  const state = useKept(detail.state, isOpen);
  const row = useKept(props.row, isOpen);
  const call = state.status === "ready" ? state.call : row;
  const feedback = state.status === "ready" ? state.feedback : null;
  const rowOptions = { ...props.rowOptions, t };
  const menu = call ? menuActions(call, rowOptions, "drawer") : [];
  const sendFeedback = useFeedback({
    t,
    callId,
    feedbackId: feedback?.id,
    readAgain: read.mutate,
    onSent: props.onFeedbackSent,
  });

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={call?.customer ?? t.detailTitle}
      isDirty={hasSentence || (isDirty && feedback !== null)}
      isFlush
      navigation={{ ...navigation, previousLabel: t.previousCall, nextLabel: t.nextCall }}
      actions={menu.length > 0 && <Menu trigger={<IconButton icon={Ellipsis} label={t.more} />} items={menu} />}
      footer={
        feedback &&
        may("createFeedback") && (
          <FeedbackDock
            key={callId}
            initial={feedback.initial}
            isUpdate={feedback.id !== undefined}
            isUnfolded={props.isFeedbackAsked}
            messages={props.messages}
            onSend={sendFeedback}
            onDirtyChange={setDirty}
          />
        )
      }
    >
      {body()}
      {props.children}
    </Drawer>
  );

  function body(): ReactNode {
    switch (state.status) {
      case "loading":
        return <CallDetailSkeleton />;
      case "missing":
        return <Padded>{t.missing}</Padded>;
      case "error":
        return (
          <Padded>
            <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
          </Padded>
        );
      case "ready":
        return (
          <CallDetailBody
            key={callId}
            {...props}
            {...state}
            callId={callId}
            rowOptions={rowOptions}
            loadRecording={detail.loadRecording}
            onSentenceChange={setSentence}
          />
        );
    }
  }
}
