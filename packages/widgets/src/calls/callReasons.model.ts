import type { Call } from "@callwright/sdk/contract";

/** Why a call failed, and why it waits for a permitted hour: as codes and as the server's texts. */
export interface CallReasons {
  failureCode: string | undefined;
  failureMessage: string | undefined;
  heldCode: string | undefined;
  heldMessage: string | undefined;
}

/** The reasons of a call, flat as rows are. */
export function reasonsOf({ failureReason, heldReason }: Call): CallReasons {
  return {
    failureCode: failureReason?.code,
    failureMessage: failureReason?.message,
    heldCode: heldReason?.code,
    heldMessage: heldReason?.message,
  };
}

/** A call as the server has it, with its reasons as a row has them: enough for what is no list of calls. */
export interface SingleCall extends Call, CallReasons {}

export function toSingleCall(call: Call): SingleCall {
  return { ...call, ...reasonsOf(call) };
}
