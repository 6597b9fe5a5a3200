import { failed, type Ending } from "../ending.ts";

const completed: Ending = { outcome: "COMPLETED" };
const machine: Ending = { outcome: "COMPLETED", isMachine: true };

/** Every reason that Retell documents. */
const meanings: Readonly<Record<string, Ending>> = {
  user_hangup: completed,
  agent_hangup: completed,
  inactivity: completed,
  max_duration_reached: completed,
  manual_stopped: completed,
  call_take_over: completed,
  call_transfer: completed,
  transfer_bridged: completed,
  transfer_cancelled: completed,
  voicemail_reached: machine,
  ivr_reached: machine,
  dial_busy: { outcome: "BUSY" },
  dial_no_answer: { outcome: "NO_ANSWER" },
  user_declined: failed("CALL_DECLINED"),
  invalid_destination: failed("INVALID_NUMBER"),
  dial_failed: failed("CARRIER_UNREACHABLE"),
  sip_routing_error: failed("CARRIER_UNREACHABLE"),
  telephony_provider_unavailable: failed("CARRIER_UNREACHABLE"),
  no_valid_payment: failed("CARRIER_ACCOUNT"),
  marked_as_spam: failed("CARRIER_ACCOUNT"),
  scam_detected: failed("CARRIER_ACCOUNT"),
  telephony_provider_permission_denied: failed("CARRIER_ACCOUNT"),
  concurrency_limit_reached: failed("CARRIER_BUSY"),
  no_concurrency_fallback: failed("CARRIER_BUSY"),
};

/** The meaning of a reason for the end of a call. `error_…` and reasons that Retell adds later are failures. */
export function meaningOf(reason: string): Ending {
  return Object.hasOwn(meanings, reason) ? (meanings[reason] ?? completed) : { outcome: "FAULT" };
}
