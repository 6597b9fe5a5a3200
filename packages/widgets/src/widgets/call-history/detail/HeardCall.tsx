import { useEffect, useState } from "react";

import { RecordingPlayer } from "../../../calls/player/RecordingPlayer.js";
import { usePlayback } from "../../../calls/player/usePlayback.js";
import { Transcript } from "../../../calls/transcript/Transcript.js";
import type { CallDetailBodyProps } from "./CallDetailBody.js";
import { Conversation, PlayerPlace } from "./CallDetail.styles.js";
import { ReadCall, type ReadCallProps } from "./ReadCall.js";

/** Props of {@link HeardCall}. */
export interface HeardCallProps extends Pick<
  CallDetailBodyProps,
  "call" | "turns" | "said" | "at" | "addressOfCall" | "loadRecording" | "downloadDisabledReason"
> {
  /** The reading of the call, shown above the player; undefined if only the recording is wanted. */
  read?: Pick<ReadCallProps, "reading" | "t">;
  recording: NonNullable<CallDetailBodyProps["recording"]>;
}

/** A recording and its transcript. The position of each follows the other. */
export function HeardCall(props: HeardCallProps) {
  const { call, turns, said, at, addressOfCall, recording, read, loadRecording, downloadDisabledReason } = props;
  const [asked, setAsked] = useState<{ turn: number }>();
  const playback = usePlayback({
    load: () => loadRecording(call.id),
    durationSeconds: recording.durationSeconds,
  });
  // It is not played: a page stays silent until a person wants to hear the recording.
  useEffect(() => {
    if (at !== undefined) playback.seek(at);
  }, [playback, at]);
  const addressOf =
    addressOfCall && ((second: number) => addressOfCall({ openCallId: call.id, openCallAt: `${second}s` }));
  const prove = (turn: number) => {
    setAsked({ turn });
    const second = turns[turn]?.startSecond;
    if (second === undefined) return;
    playback.seek(second);
    playback.play();
  };
  return (
    <>
      {read && <ReadCall {...read} call={call} onProve={prove} />}
      <PlayerPlace>
        <RecordingPlayer
          playback={playback}
          peaks={recording.peaks}
          turns={turns}
          contactName={call.contact}
          fileName={recordingName(call)}
          downloadDisabledReason={downloadDisabledReason}
          addressOf={addressOf}
        />
      </PlayerPlace>
      {turns.length > 0 && (
        <Conversation>
          <Transcript
            turns={turns}
            contactName={call.contact}
            language={call.language}
            playback={playback}
            asked={asked}
            said={said}
          />
        </Conversation>
      )}
    </>
  );
}

/** The name of the recording's file, such as `Halvorsen Interiør AS 2026-11-20.wav`. */
export function recordingName({ customer, startAt, createdAt }: HeardCallProps["call"]): string {
  return `${customer} ${(startAt ?? createdAt).slice(0, 10)}.wav`;
}
