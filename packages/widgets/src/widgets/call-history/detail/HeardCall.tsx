import { RecordingPlayer } from "../../../calls/player/RecordingPlayer.js";
import { usePlayback } from "../../../calls/player/usePlayback.js";
import { Transcript } from "../../../calls/transcript/Transcript.js";
import type { CallDetailBodyProps } from "./CallDetailBody.js";
import { Conversation, PlayerPlace } from "./CallDetail.styles.js";

/** Props of {@link HeardCall}. */
export interface HeardCallProps extends Pick<
  CallDetailBodyProps,
  "call" | "turns" | "loadRecording" | "downloadDisabledReason"
> {
  recording: NonNullable<CallDetailBodyProps["recording"]>;
}

/** A recording with its transcript, which follow each other. */
export function HeardCall({ call, turns, recording, loadRecording, downloadDisabledReason }: HeardCallProps) {
  const playback = usePlayback({
    load: () => loadRecording(call.id),
    durationSeconds: recording.durationSeconds,
  });
  return (
    <>
      <PlayerPlace>
        <RecordingPlayer
          playback={playback}
          peaks={recording.peaks}
          turns={turns}
          contactName={call.contact}
          fileName={recordingName(call)}
          downloadDisabledReason={downloadDisabledReason}
        />
      </PlayerPlace>
      {turns.length > 0 && (
        <Conversation>
          <Transcript turns={turns} contactName={call.contact} language={call.language} playback={playback} />
        </Conversation>
      )}
    </>
  );
}

/** `Halvorsen Interiør AS 2026-11-20.wav` */
export function recordingName({ customer, startAt, createdAt }: HeardCallProps["call"]): string {
  return `${customer} ${(startAt ?? createdAt).slice(0, 10)}.wav`;
}
