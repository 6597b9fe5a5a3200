import { useState } from "react";

import { Transcript } from "../../../calls/transcript/Transcript.js";
import type { CallDetailBodyProps } from "./CallDetailBody.js";
import { Conversation } from "./CallDetail.styles.js";
import { ReadCall, type ReadCallProps } from "./ReadCall.js";

/** The reading and the conversation of a call without a recording. */
export function ToldCall({
  call,
  turns,
  said,
  ...read
}: Pick<CallDetailBodyProps, "turns" | "said"> & Omit<ReadCallProps, "onProve">) {
  const [asked, setAsked] = useState<{ turn: number }>();
  return (
    <>
      <ReadCall {...read} call={call} onProve={(turn) => setAsked({ turn })} />
      <Conversation>
        <Transcript
          turns={turns}
          contactName={call.contact}
          language={call.language}
          playback={undefined}
          asked={asked}
          said={said}
        />
      </Conversation>
    </>
  );
}
