import { createHash, randomBytes } from "node:crypto";

import type { Trx } from "../db/database.ts";

export type EmailTokenPurpose = "VERIFY_EMAIL" | "RESET_PASSWORD" | "ACCEPT_INVITATION";

/** How long a mailed link is good. */
export const hoursGood: Readonly<Record<EmailTokenPurpose, number>> = {
  VERIFY_EMAIL: 48,
  RESET_PASSWORD: 1,
  ACCEPT_INVITATION: 7 * 24,
};

/** Makes the single-use token of a mailed link; earlier ones for the same purpose stop working. Only its hash is kept. */
export async function issueEmailToken(
  trx: Trx,
  { userId, purpose, now }: { userId: string; purpose: EmailTokenPurpose; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await trx.deleteFrom("email_tokens").where("user_id", "=", userId).where("purpose", "=", purpose).execute();
  await trx
    .insertInto("email_tokens")
    .values({
      token_hash: hashed(token),
      user_id: userId,
      purpose,
      expires_at: new Date(now.getTime() + hoursGood[purpose] * 3_600_000),
      used_at: null,
    })
    .execute();
  return token;
}

/** Uses a token up and answers whose it is; undefined when it is unknown, for something else, expired or already used. */
export async function redeemEmailToken(
  trx: Trx,
  { token, purpose, now }: { token: string; purpose: EmailTokenPurpose; now: Date },
): Promise<string | undefined> {
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

function hashed(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
