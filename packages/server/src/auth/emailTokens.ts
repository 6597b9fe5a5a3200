import { createHash, randomBytes } from "node:crypto";

import { sql } from "kysely";

import type { Trx } from "../db/database.ts";

export type EmailTokenPurpose = "VERIFY_EMAIL" | "RESET_PASSWORD" | "ACCEPT_INVITATION" | "CHANGE_EMAIL";

/** How long an emailed link is valid. */
export const hoursGood: Readonly<Record<EmailTokenPurpose, number>> = {
  VERIFY_EMAIL: 48,
  RESET_PASSWORD: 1,
  ACCEPT_INVITATION: 7 * 24,
  CHANGE_EMAIL: 48,
};

/**
 * Creates the single-use token of a link that is emailed to an address; earlier ones for the same purpose become
 * invalid. Only its hash is stored.
 */
export async function issueEmailToken(
  trx: Trx,
  { userId, email, purpose, now }: { userId: string; email: string; purpose: EmailTokenPurpose; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await endEmailToken(trx, { userId, purpose });
  await trx
    .insertInto("email_tokens")
    .values({
      token_hash: hashed(token),
      user_id: userId,
      purpose,
      email,
      expires_at: new Date(now.getTime() + hoursGood[purpose] * 3_600_000),
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Uses a token and returns its account; undefined if it is unknown, for another purpose, expired or already used, or if
 * it was sent to an address that is not the account's (for `CHANGE_EMAIL`: not the new one).
 */
export async function redeemEmailToken(
  trx: Trx,
  { token, purpose, now }: { token: string; purpose: EmailTokenPurpose; now: Date },
): Promise<string | undefined> {
  const address = sql.ref(purpose === "CHANGE_EMAIL" ? "users.pending_email" : "users.email");
  // The account first, because a concurrent change of its address must finish first.
  const owner = await trx
    .selectFrom("users")
    .innerJoin("email_tokens", "email_tokens.user_id", "users.id")
    .select("users.id")
    .where("email_tokens.token_hash", "=", hashed(token))
    .where(sql<boolean>`lower(coalesce(email_tokens.email, ${address})) = lower(${address})`)
    .forNoKeyUpdate("users")
    .executeTakeFirst();
  if (!owner) return undefined;
  const redeemed = await trx
    .updateTable("email_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hashed(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return redeemed?.user_id;
}

/** Invalidates the emailed link of an account for one purpose. */
export async function endEmailToken(
  trx: Trx,
  { userId, purpose }: { userId: string; purpose: EmailTokenPurpose },
): Promise<void> {
  await trx.deleteFrom("email_tokens").where("user_id", "=", userId).where("purpose", "=", purpose).execute();
}

/** Invalidates every emailed link of an account, because its address or its password has changed. */
export async function endEmailTokens(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("email_tokens").where("user_id", "=", userId).execute();
}

function hashed(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
