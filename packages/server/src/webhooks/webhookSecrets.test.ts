import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { makeWebhookSecret, openSecret, sealSecret } from "./webhookSecrets.ts";

const key = randomBytes(32);

test("a secret comes back as it was, and the database does not hold it", () => {
  const secret = makeWebhookSecret();
  const sealed = sealSecret(secret, key);
  expect(sealed.includes(Buffer.from(secret))).toBe(false);
  expect(openSecret(sealed, key)).toBe(secret);
});

test("with another key, or changed by somebody, it does not open", () => {
  const sealed = sealSecret(makeWebhookSecret(), key);
  expect(() => openSecret(sealed, randomBytes(32))).toThrow();
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(() => openSecret(sealed, key)).toThrow();
});
