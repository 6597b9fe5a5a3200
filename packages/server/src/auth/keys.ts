import { hkdfSync, randomBytes } from "node:crypto";

import type { Database } from "../db/database.ts";

/** One key per purpose, all derived from one secret: a token for one purpose is worthless for another. */
export interface Keys {
  accessToken: Uint8Array;
  refreshToken: Uint8Array;
  embedToken: Uint8Array;
  /** Signs the cookie of a known device. */
  device: Uint8Array;
  carrierEvents: Uint8Array;
  /** Signs the links to the sandbox's payment page. */
  checkout: Uint8Array;
  /** Hashes numbers and addresses of test calls. */
  testCalls: Uint8Array;
  /** Encrypts stored responses for repeated requests. */
  keptAnswers: Uint8Array;
  /** Encrypts the secrets with which messages to partners' servers are signed. */
  webhookSecrets: Uint8Array;
}

/** Derives the keys from the configured secret, or from one that was generated once and is stored in the database. */
export async function loadKeys(db: Database, configuredSecret: string | undefined): Promise<Keys> {
  const secret = configuredSecret ?? (await keptSecret(db));
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "callwright", purpose, 32));
  return {
    accessToken: derive("access token"),
    refreshToken: derive("refresh token"),
    embedToken: derive("embed token"),
    device: derive("device"),
    carrierEvents: derive("carrier events"),
    checkout: derive("checkout"),
    testCalls: derive("test calls"),
    keptAnswers: derive("kept answers"),
    webhookSecrets: derive("webhook secrets"),
  };
}

async function keptSecret(db: Database): Promise<string> {
  const name = "root";
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow()).value;
}
