import type { CallStatus, StartedCall } from "@callwright/sdk/contract";
import { describe, expect, it } from "vitest";

import { resolveMessages } from "../i18n/index.js";
import { statusMessages } from "../ui/status/index.js";
import { callProgressMessages } from "./callProgress.messages.js";
import { startCallsMessages } from "./startCalls.messages.js";
import { describeStartedCalls, progressText } from "./describeStartedCalls.js";

const texts = {
  start: resolveMessages(startCallsMessages, "en-US"),
  progress: resolveMessages(callProgressMessages, "en-US"),
  status: resolveMessages(statusMessages, "en-US"),
  reasonOf: ({ message }: { message: string }) => message,
};
const started = (status: CallStatus): StartedCall => ({
  phoneBookId: "p",
  callId: "c",
  status,
  refusal: null,
  heldUntil: null,
  heldReason: null,
});
const refused = (message: string): StartedCall => ({
  phoneBookId: "p",
  callId: null,
  status: "FAILED",
  heldUntil: null,
  heldReason: null,
  refusal: { code: "INSUFFICIENT_BALANCE", message },
});
const say = (...calls: StartedCall[]) => describeStartedCalls(calls, texts);

describe("one call where it stands", () => {
  it.each([
    ["CRON", "Call is scheduled...", "A-CALLMSG-01"],
    ["QUEUED", "Call is queued...", "A-CALLMSG-02"],
    ["RINGING", "Call is ringing...", "A-CALLMSG-03"],
    ["IN_PROGRESS", "Call is in progress...", "A-CALLMSG-04"],
    ["CANCELLED", "Call was cancelled.", "A-CALLMSG-05"],
    ["COMPLETED", "Call completed successfully!", "A-CALLMSG-06"],
    ["BUSY", "The line is busy.", "A-CALLMSG-07"],
    ["NO_ANSWER", "No answer.", "A-CALLMSG-08"],
    ["FAILED", "Call failed.", "A-CALLMSG-09"],
    ["TELEPORTED", "Unknown call status.", "A-CALLMSG-10"],
  ])("%s is %j (%s)", (status, text) => {
    expect(progressText(status as CallStatus, texts)).toBe(text);
  });
});

describe("what is said when calls were started", () => {
  it("of one call: its status, or why it was refused (A-CALL-11)", () => {
    expect(say(started("QUEUED"))).toEqual({ isFailure: false, text: "Call is queued..." });
    expect(say(refused("The balance is too low."))).toEqual({ isFailure: true, text: "The balance is too low." });
  });

  it("of scheduled calls: that they are (A-CALL-12, A-CALL-13)", () => {
    expect(say(started("CRON")).text).toBe("Call successfully scheduled");
    expect(say(started("CRON"), started("CRON")).text).toBe("Calls successfully scheduled");
  });

  it("of several calls: a count per status, and each reason once (A-CALLMSG-11)", () => {
    const why = "The balance is too low.";
    expect(say(started("QUEUED"), started("QUEUED"), refused(why), refused(why))).toEqual({
      isFailure: false,
      text: `Queued: 2, Failed: 2\n${why}`,
    });
  });

  it("counts as a failure only when no call was started", () => {
    expect(say(refused("No."), refused("No.")).isFailure).toBe(true);
  });
});
