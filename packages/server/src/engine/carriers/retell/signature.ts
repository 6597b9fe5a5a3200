import { createHmac, timingSafeEqual } from "node:crypto";

/** The header with Retell's signature. */
export const RETELL_SIGNATURE_HEADER = "x-retell-signature";

/** A signature for a different time may be a replayed one. */
const VALID_MS = 5 * 60_000;

/** `v=<milliseconds since 1970>,d=<hex>`: an HMAC-SHA-256 over the raw body and the time, with the account's key. */
export function retellSignature(apiKey: string, rawBody: string | Uint8Array, at: Date): string {
  return `v=${at.getTime()},d=${digest(apiKey, rawBody, String(at.getTime())).toString("hex")}`;
}

/** Whether Retell has signed this body within the last five minutes. */
export function isFromRetell(
  apiKey: string,
  rawBody: string | Uint8Array,
  signature: string | null,
  now: Date,
): boolean {
  const [, moment = "", hex = ""] = /^v=(\d{1,15}),d=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (!hex || Math.abs(now.getTime() - Number(moment)) > VALID_MS) return false;
  return timingSafeEqual(Buffer.from(hex, "hex"), digest(apiKey, rawBody, moment));
}

function digest(apiKey: string, rawBody: string | Uint8Array, moment: string): Buffer {
  return createHmac("sha256", apiKey).update(rawBody).update(moment).digest();
}
