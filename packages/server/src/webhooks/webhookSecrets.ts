import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ivLength = 12;
const tagLength = 16;
const algorithm = "aes-256-gcm";

/** A new secret to sign messages with, as Standard Webhooks writes it: `whsec_` and base64. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** Encrypts a secret for the database: whoever reads a backup cannot sign in our name. */
export function sealSecret(secret: string, key: Uint8Array): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error when it was sealed with another key: `CALLWRIGHT_SECRET` was changed. */
export function openSecret(sealed: Buffer, key: Uint8Array): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength));
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString("utf8");
}
