import type { CallFailureCode } from "../../../domain/call.ts";

/** Codes of https://www.twilio.com/docs/api/errors that concern the called number. */
const invalidNumber: ReadonlySet<number> = new Set([13223, 13224, 21211, 21214, 21217, 21401]);
/** Codes that concern our account: its credentials, its permissions, its own numbers. */
const account: ReadonlySet<number> = new Set([20003, 20005, 21210, 21212, 21215, 21219]);
const busy: ReadonlySet<number> = new Set([10004, 20429, 64109]);

/** The reason why Twilio did not place a call. */
export function rejectionOf(status: number, code = 0): CallFailureCode {
  if (invalidNumber.has(code)) return "INVALID_NUMBER";
  if (busy.has(code) || status === 429) return "CARRIER_BUSY";
  if (account.has(code) || [401, 402, 403].includes(status)) return "CARRIER_ACCOUNT";
  return "CARRIER_REJECTED";
}

/** The reason why a placed call was not connected, by the response of the network. */
export function failureOf(sipCode: number | undefined): CallFailureCode {
  if (sipCode === undefined) return "CARRIER_UNREACHABLE";
  if ([404, 410, 484, 604].includes(sipCode)) return "INVALID_NUMBER";
  if ([603, 607, 608].includes(sipCode)) return "CALL_DECLINED";
  return sipCode >= 500 && sipCode < 600 ? "CARRIER_UNREACHABLE" : "CARRIER_REJECTED";
}
