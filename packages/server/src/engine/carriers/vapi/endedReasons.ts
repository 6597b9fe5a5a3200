import { failed, type Ending } from "../ending.ts";

/** The first matching line applies. They are ordered from the most specific to the most general. */
const meanings: readonly [pattern: RegExp, ending: Ending][] = [
  [/^customer-busy$/, { outcome: "BUSY" }],
  [/^customer-did-not-answer$|^call\.forwarding\.no-answer$|-sip-(408|480)-/, { outcome: "NO_ANSWER" }],
  [/^twilio-reported-customer-misdialed$/, failed("INVALID_NUMBER")],
  [/^voicemail$/, { outcome: "COMPLETED", isMachine: true }],
  [
    /^customer-ended-call|^assistant-ended-call|^assistant-said-end-call-phrase$|^assistant-forwarded-call$/,
    { outcome: "COMPLETED" },
  ],
  [
    /^silence-timed-out$|^exceeded-max-duration$|-completed-call$|^vonage-completed$|^call\.ending\./,
    { outcome: "COMPLETED" },
  ],
  [/^call\.forwarding\.operator-busy$|^call\.in-progress\.error-(warm-)?transfer/, { outcome: "COMPLETED" }],
  [/^(manually-canceled|call-deleted|scheduled-call-deleted)$/, failed("CALL_DROPPED")],
  [/concurrency-limit-reached$/, failed("CARRIER_BUSY")],
  [/^call\.start\.error-(subscription|fraud-check-failed|enterprise|vapi-number-)/, failed("CARRIER_ACCOUNT")],
  [/^call[.-]start[.-]|^assistant-(request|not|join)|-sip-(403|407)-|^vonage-rejected$/, failed("CARRIER_REJECTED")],
  [/get-(org|assistant|phone-number|customer|subscription|transport|resources)/, failed("CARRIER_REJECTED")],
  [/-sip-5\d\d-|failed-to-connect|never-connected/, failed("CARRIER_UNREACHABLE")],
];

/**
 * The meaning of a reason for the end of a call. A reason that Vapi adds later is a failure until it is listed here.
 */
export function meaningOf(endedReason: string): Ending {
  return meanings.find(([pattern]) => pattern.test(endedReason))?.[1] ?? { outcome: "FAULT" };
}
