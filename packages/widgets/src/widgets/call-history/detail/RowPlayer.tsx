import { useEffect } from "react";

import { RecordingPlayer } from "../../../calls/player/RecordingPlayer.js";
import { usePlayback } from "../../../calls/player/usePlayback.js";
import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { firstCallHistoryMessages } from "../callHistory.firstTexts.js";
import { callHistoryMessages } from "../callHistory.messages.js";
import { PlayerSkeleton } from "./CallDetail.styles.js";
import { recordingName, type HeardCallProps } from "./HeardCall.js";
import { type CallRead, useCallDetail } from "./useCallDetail.js";

/** Props of {@link RowPlayer}. */
export interface RowPlayerProps extends Pick<HeardCallProps, "downloadDisabledReason"> {
  t: Messages<typeof firstCallHistoryMessages>;
  read: CallRead;
  cancelling: ReadonlySet<string>;
}

/** The player under a row. The person has pressed Play, so it plays as soon as it can. */
export function RowPlayer({ t: begun, read, cancelling, ...rest }: RowPlayerProps) {
  const { noRecording } = useAllMessages(callHistoryMessages, begun);
  const { state, loadRecording } = useCallDetail(read, cancelling);
  switch (state.status) {
    case "loading":
      return <PlayerSkeleton data-alone="" />;
    case "missing":
      return <Notice tone="info">{noRecording}</Notice>;
    case "error":
      return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
    case "ready":
      if (!state.recording) return <Notice tone="info">{noRecording}</Notice>;
      return (
        <Playing
          {...rest}
          loadRecording={loadRecording}
          call={state.call}
          turns={state.turns}
          recording={state.recording}
        />
      );
  }
}

function Playing({
  call,
  turns,
  recording,
  loadRecording,
  ...player
}: Omit<HeardCallProps, "said" | "at" | "addressOfCall">) {
  const playback = usePlayback({
    load: () => loadRecording(call.id),
    durationSeconds: recording.durationSeconds,
  });
  useEffect(() => playback.play(), [playback]);
  return (
    <RecordingPlayer
      {...player}
      playback={playback}
      peaks={recording.peaks}
      turns={turns}
      contactName={call.contact}
      fileName={recordingName(call)}
    />
  );
}
