import { useEffect } from "react";

import { RecordingPlayer } from "../../../calls/player/RecordingPlayer.js";
import { usePlayback } from "../../../calls/player/usePlayback.js";
import { recordingName, type HeardCallProps } from "./HeardCall.js";

/** The player under a row: it was asked for by pressing Play, so it plays. */
export function RowPlayer({ call, turns, recording, contactName, loadRecording, ...player }: HeardCallProps) {
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
      contactName={contactName}
      fileName={recordingName(call)}
    />
  );
}
