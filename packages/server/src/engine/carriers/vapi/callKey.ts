import { createHmac, timingSafeEqual } from "node:crypto";

/** The header in which Vapi returns the secret that was sent with the order. */
export const CALL_KEY_HEADER = "x-callwright-call-key";

/** A secret that only we and the carrier of this call know. */
export function callKey(secret: Uint8Array, callId: string): string {
  return createHmac("sha256", secret).update(`vapi:${callId}`).digest("hex");
}

/** Whether a request about this call comes from its carrier. */
export function isCallKey(secret: Uint8Array, callId: string, given: string | null): boolean {
  const expected = Buffer.from(callKey(secret, callId));
  const shown = Buffer.from(given ?? "");
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}
