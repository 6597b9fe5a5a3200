import { fieldsOf, textOf } from "../../../fields.ts";

/** The fields of Twilio's calls that we read. */
export interface TwilioCall {
  sid: string;
  status?: string;
  /** RFC 2822; missing if it has not begun. */
  startTime?: string;
  endTime?: string;
  /** Seconds, as text. */
  duration?: string;
  /** The charge, negative and as a text; missing until Twilio knows it, minutes or hours after the end. */
  price?: string;
  /** ISO 4217. */
  priceUnit?: string;
}

/**
 * Reads a call as Twilio sends it.
 *
 * @throws if it has no id.
 */
export function twilioCallOf(json: unknown): TwilioCall {
  const call = fieldsOf(json);
  return {
    sid: sidOf(call.sid),
    status: textOf(call.status),
    startTime: textOf(call.start_time),
    endTime: textOf(call.end_time),
    duration: textOf(call.duration),
    price: textOf(call.price),
    priceUnit: textOf(call.price_unit),
  };
}

/** Twilio's id of something. @throws if it is none. */
export function sidOf(value: unknown): string {
  const sid = textOf(value) ?? "";
  if (!/^\w{1,64}$/.test(sid)) throw new Error("Twilio sent something without an id");
  return sid;
}
