import type { Context } from "../../context.ts";
import type { RequestFacts } from "../../contract/handler.ts";
import { isFromTwilio } from "../../engine/carriers/twilio/signature.ts";
import { signatureInvalid } from "./signatureInvalid.ts";

/**
 * Accepts only requests of Twilio: the signature must be of our account, over our public URL and every field.
 *
 * @throws Problem 401.
 */
export function checkTwilio(context: Context, { headers, target, rawBody }: RequestFacts): void {
  const { config, publicUrl } = context;
  const { twilio } = config.telephony;
  const fields = new URLSearchParams(new TextDecoder().decode(rawBody));
  const form = Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]));
  if (twilio && isFromTwilio(twilio.authToken, publicUrl + target, form, headers.get("x-twilio-signature"))) return;
  throw signatureInvalid(context, "twilio", "The signature does not belong to this request.");
}

/** Instructions to Twilio. */
export function twimlReply(twiml: string) {
  return { status: 200 as const, content: { contentType: "text/xml; charset=utf-8", data: Buffer.from(twiml) } };
}
