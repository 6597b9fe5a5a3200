import { useEffect } from "react";

import { RecordingPlayer } from "../../../calls/player/RecordingPlayer.js";
import { usePlayback } from "../../../calls/player/usePlayback.js";
import { Notice } from "../../../ui/notice/index.js";
import type { CallDetailState } from "../CallHistory.types.js";
import { PlayerSkeleton } from "./CallDetail.styles.js";
import { recordingName, type HeardCallProps } from "./HeardCall.js";

/** Props of {@link RowPlayer}. */
export interface RowPlayerProps extends Pick<HeardCallProps, "loadRecording" | "downloadDisabledReason"> {
  state: CallDetailState;
  /** The message if there turns out to be no recording. */
  missing: string;
}

/** The player under a row. The person has pressed Play, so it plays as soon as it can. */
export function RowPlayer({ state, missing, ...rest }: RowPlayerProps) {
  switch (state.status) {
    case "loading":
      return <PlayerSkeleton data-alone="" />;
    case "missing":
      return <Notice tone="info">{missing}</Notice>;
    case "error":
      return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
    case "ready":
      if (!state.recording) return <Notice tone="info">{missing}</Notice>;
      return <Playing {...rest} call={state.call} turns={state.turns} recording={state.recording} />;
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
