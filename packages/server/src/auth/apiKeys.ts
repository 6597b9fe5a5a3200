import { createHash, randomBytes } from "node:crypto";

import type { Database } from "../db/database.ts";

/** The prefix of a key, by which people and secret scanners recognise one. */
const marker = "cwk_";
const prefixLength = marker.length + 8;

/** A new secret for an API key. Only its hash is stored; the secret is shown once. */
export function makeApiKeySecret(): { secret: string; prefix: string; hash: Buffer } {
  const secret = marker + randomBytes(32).toString("base64url");
  return { secret, prefix: secret.slice(0, prefixLength), hash: hashApiKeySecret(secret) };
}

/** A plain hash is sufficient: the secret has 256 random bits and cannot be guessed. */
function hashApiKeySecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** The key of a secret, even if it was revoked. */
export function findApiKeyBySecret(db: Database, secret: string) {
  return db
    .selectFrom("api_keys")
    .select(["id", "seller_company_id as companyId", "allowed_origins as allowedOrigins", "revoked_at as revokedAt"])
    .where("secret_hash", "=", hashApiKeySecret(secret))
    .executeTakeFirst();
}
