import type { Context } from "../../context.ts";
import type { RequestFacts } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { isFromTwilio } from "../../engine/carriers/twilio/signature.ts";

/**
 * Lets only Twilio through: the signature must be of our account, over our public address and every field.
 *
 * @throws Problem 401.
 */
export function checkTwilio({ config, publicUrl }: Context, { headers, target, rawBody }: RequestFacts): void {
  const { twilio } = config.telephony;
  const fields = new URLSearchParams(new TextDecoder().decode(rawBody));
  const form = Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]));
  if (twilio && isFromTwilio(twilio.authToken, publicUrl + target, form, headers.get("x-twilio-signature"))) return;
  throw problem(401, "SIGNATURE_INVALID", "The signature does not belong to this request.");
}

/** Instructions to Twilio. */
export function twimlReply(twiml: string) {
  return { status: 200 as const, content: { contentType: "text/xml; charset=utf-8", data: Buffer.from(twiml) } };
}
