import { createHash, createHmac, randomBytes } from "node:crypto";

import { sql } from "kysely";

import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { problem } from "../contract/problem.ts";
import { readListText } from "../store/listing.ts";
import { signAccessToken } from "./tokens.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf } from "../store/json.ts";

/** How long a refresh token is valid. */
const refreshTokenDays = 14;
/** The maximum duration of a session, however often it is refreshed. */
const sessionDays = 90;
/**
 * How long a rotated refresh token is still accepted: two tabs that refresh at once must not sign each other out
 * (R-02).
 */
const graceSeconds = 30;
const dayMs = 86_400_000;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

type Needed = Pick<Context, "db" | "clock" | "ids" | "keys">;

/** Signs a user in, on the device that a request came from. */
export async function startSession(context: Needed, userId: string, headers: Headers): Promise<TokenPair> {
  const sessionId = context.ids.next();
  const refreshToken = randomBytes(32).toString("base64url");
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    const user_agent = (headers.get("user-agent") ?? "").slice(0, 300);
    await trx
      .insertInto("sessions")
      .values({ id: sessionId, user_id: userId, user_agent, created_at: now, last_used_at: now })
      .execute();
    await keepRefreshToken(trx, sessionId, refreshToken, now);
  });
  return { accessToken: await signAccessToken(context.keys, context.clock, { userId, sessionId }), refreshToken };
}

/**
 * Exchanges a refresh token for new tokens.
 *
 * A token's successor is computed from it, so that all requests with the same token within the grace period, in any
 * process, get the same newest one. A session has a single chain of tokens; if a token is used again later, it was
 * stolen.
 *
 * @throws Problem 401 for a token that is unknown, expired or revoked, and for a reuse, which ends the session.
 */
export async function refreshSession(context: Needed, refreshToken: string): Promise<TokenPair> {
  const outcome = await context.db.transaction().execute((trx) => rotate(context, trx, refreshToken));
  if (!outcome) throw problem(401, "REFRESH_TOKEN_INVALID", "This session has ended. Please sign in again.");
  return {
    accessToken: await signAccessToken(context.keys, context.clock, outcome),
    refreshToken: outcome.refreshToken,
  };
}

/** Signs out: the session of this refresh token ends, with every token of it. Unknown tokens are ignored. */
export async function endSession({ db, clock }: Needed, refreshToken: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: clock.now() })
    .where("revoked_at", "is", null)
    .where("id", "=", (query) =>
      query.selectFrom("refresh_tokens").select("session_id").where("token_hash", "=", hashed(refreshToken)),
    )
    .execute();
}

/** Ends all sessions of a user when the password changes, except for the session that changed it. */
export async function endSessionsOfUser(trx: Trx, userId: string, now: Date, keptSessionId?: string): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .$if(keptSessionId !== undefined, (query) => query.where("id", "!=", keptSessionId ?? ""))
    .execute();
}

/** Ends one session of a user. Returns whether there was an active one. */
export async function endSessionOfUser(
  { db, clock }: Needed,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const ended = await db
    .updateTable("sessions")
    .set({ revoked_at: clock.now() })
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** The active sessions of a user as JSON text: the requesting one first, then by their last use. */
export function listSessionsText(
  { db, clock }: Pick<Needed, "db" | "clock">,
  { userId, sessionId }: { userId: string; sessionId: string },
) {
  const s = columnsOf<"sessions">("s");
  const now = clock.now();
  const oldest = new Date(now.getTime() - sessionDays * dayMs);
  return readListText(
    db,
    {
      from: sql`sessions s`,
      alias: "s",
      where: sql<boolean>`s.user_id = ${userId}::uuid and s.revoked_at is null and s.created_at > ${oldest} and exists (
        select from refresh_tokens r where r.session_id = s.id and r.expires_at > ${now})`,
      order: sql`s.id = ${sessionId}::uuid desc, s.last_used_at desc, s.id`,
      item: jsonOf<Schemas["DeviceSession"]>({
        id: s.id,
        userAgent: s.user_agent,
        startedAt: iso(s.created_at),
        lastUsedAt: iso(s.last_used_at),
        isCurrent: sql<boolean>`s.id = ${sessionId}::uuid`,
      }),
    },
    { perPage: 100 },
  );
}

/** Undefined if the session has ended; its end must be committed, so a reuse does not throw inside the transaction. */
async function rotate({ clock, keys }: Needed, trx: Trx, shownToken: string) {
  const now = clock.now();
  const session = await lockSessionOf(trx, shownToken);
  if (!session || session.createdAt.getTime() + sessionDays * dayMs <= now.getTime()) return undefined;

  let refreshToken = shownToken;
  let found = await findRefreshToken(trx, refreshToken);
  while (found?.rotated_at) {
    const isInGrace = now.getTime() - found.rotated_at.getTime() <= graceSeconds * 1000;
    if (!isInGrace && refreshToken === shownToken) {
      await trx.updateTable("sessions").set({ revoked_at: now }).where("id", "=", session.sessionId).execute();
      return undefined;
    }
    refreshToken = successorOf(refreshToken, keys.refreshToken);
    found = await findRefreshToken(trx, refreshToken);
  }
  if (!found || found.expires_at <= now) return undefined;
  if (refreshToken !== shownToken) return { ...session, refreshToken };

  const successor = successorOf(refreshToken, keys.refreshToken);
  await trx
    .updateTable("refresh_tokens")
    .set({ rotated_at: now })
    .where("token_hash", "=", hashed(refreshToken))
    .execute();
  await keepRefreshToken(trx, session.sessionId, successor, now);
  await trx.updateTable("sessions").set({ last_used_at: now }).where("id", "=", session.sessionId).execute();
  return { ...session, refreshToken: successor };
}

/** One refresh of a session at a time. */
function lockSessionOf(trx: Trx, refreshToken: string) {
  return trx
    .selectFrom("sessions")
    .select(["id as sessionId", "user_id as userId", "created_at as createdAt"])
    .where("revoked_at", "is", null)
    .where("id", "=", (query) =>
      query.selectFrom("refresh_tokens").select("session_id").where("token_hash", "=", hashed(refreshToken)),
    )
    .forUpdate()
    .executeTakeFirst();
}

function findRefreshToken(trx: Trx, refreshToken: string) {
  return trx
    .selectFrom("refresh_tokens")
    .select(["rotated_at", "expires_at"])
    .where("token_hash", "=", hashed(refreshToken))
    .executeTakeFirst();
}

async function keepRefreshToken(trx: Trx, sessionId: string, refreshToken: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + refreshTokenDays * dayMs);
  await trx
    .insertInto("refresh_tokens")
    .values({
      token_hash: hashed(refreshToken),
      session_id: sessionId,
      issued_at: now,
      expires_at: expiresAt,
      rotated_at: null,
    })
    .execute();
}

function successorOf(refreshToken: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(refreshToken).digest("base64url");
}

function hashed(refreshToken: string): Buffer {
  return createHash("sha256").update(refreshToken).digest();
}
