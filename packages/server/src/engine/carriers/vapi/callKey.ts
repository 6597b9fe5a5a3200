import { createHmac, timingSafeEqual } from "node:crypto";

/** The header in which Vapi gives back what it was told with the order. */
export const CALL_KEY_HEADER = "x-callwright-call-key";

/** What only we and who carries this call know. */
export function callKey(secret: Uint8Array, callId: string): string {
  return createHmac("sha256", secret).update(`vapi:${callId}`).digest("hex");
}

/** Whether a request about this call comes from who carries it. */
export function isCallKey(secret: Uint8Array, callId: string, given: string | null): boolean {
  const expected = Buffer.from(callKey(secret, callId));
  const shown = Buffer.from(given ?? "");
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}
