import type { CallRow } from "../../../calls/callRow.model.js";
import type { Messages } from "../../../i18n/index.js";
import { useMay } from "../../../lib/allowed.js";
import { onDemand } from "../../../ui/on-demand/index.js";
import type { callHistoryMessages } from "../callHistory.messages.js";
import { WaitingForConversation } from "./WaitingForConversation.js";

const LiveTranscript = onDemand(
  () => import("../../../calls/transcript/LiveTranscript.js").then(({ LiveTranscript }) => LiveTranscript),
  "none",
);

interface SpokenCallProps {
  call: CallRow;
  t: Messages<typeof callHistoryMessages>;
}

/** The conversation of a call that is in progress, if the session has access to it. */
export function SpokenCall({ call, t }: SpokenCallProps) {
  const mayReadAlong = useMay()("streamCallWords");
  const nothingYet = (
    <WaitingForConversation title={t.conversationTitle}>
      {mayReadAlong ? t.waitingForWords : t.waiting}
    </WaitingForConversation>
  );
  if (call.status !== "IN_PROGRESS" || !mayReadAlong) return nothingYet;
  return (
    <LiveTranscript callId={call.id} contactName={call.contact} language={call.language} fallback={nothingYet}>
      {nothingYet}
    </LiveTranscript>
  );
}
