import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_SECONDS = 300;

/** `t=<unix seconds>,v1=<hex>`: the value of `Callwright-Carrier-Signature`. */
export function signBody(secret: Uint8Array, rawBody: string | Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, seconds, rawBody).toString("hex")}`;
}

/** Whether the signature matches this body and this secret and is less than five minutes old. */
export function isSignedBody(secret: Uint8Array, rawBody: string | Uint8Array, signature: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  if (!match) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(hmac(secret, seconds, rawBody), Buffer.from(match[2] ?? "", "hex"));
}

function hmac(secret: Uint8Array, seconds: number, rawBody: string | Uint8Array): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(rawBody).digest();
}
