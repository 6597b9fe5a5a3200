import type { Context } from "../context.ts";
import { problem } from "../contract/problem.ts";
import { anonymous, type Actor, type ApiKeyActor, type EmbedActor, type UserActor } from "./actor.ts";
import { findApiKeyBySecret } from "./apiKeys.ts";
import { verifyToken, type AccessClaims, type EmbedClaims } from "./tokens.ts";

type Needed = Pick<Context, "db" | "keys" | "clock" | "credentials" | "publicUrl">;

/**
 * Determines the actor of a request. A session, an API key or a role that was removed stops working with the next
 * request, because each request checks it.
 *
 * @throws Problem 401 for invalid credentials, 403 for an embed token that is used from another origin.
 */
export async function resolveActor(context: Needed, headers: Headers): Promise<Actor> {
  const authorization = headers.get("authorization");
  if (authorization) {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    if (!token) throw problem(401, "UNAUTHENTICATED", "Please sign in.");
    const claims = await verifyToken(context.keys, context.clock, token);
    return claims.kind === "access" ? userActor(context, claims) : embedActor(context, claims, headers);
  }
  const secret = headers.get("x-api-key");
  return secret ? apiKeyActor(context, secret) : anonymous;
}

async function userActor({ credentials }: Needed, claims: AccessClaims): Promise<UserActor> {
  const { userId, sessionId, expiresAt } = claims;
  const session = await credentials.findSession(sessionId);
  if (session?.userId !== userId) throw problem(401, "UNAUTHENTICATED", "This session has ended. Please sign in.");
  const { role, companyIds } = session;
  return { kind: "user", userId, sessionId, role, companyIds, expiresAt };
}

async function embedActor(context: Needed, claims: EmbedClaims, headers: Headers): Promise<EmbedActor> {
  const origin = originOf(headers, context.publicUrl);
  if (origin !== claims.origin)
    throw problem(
      403,
      "ORIGIN_NOT_ALLOWED",
      `This session is for pages of ${claims.origin}, not of ${origin ?? "an unknown origin"}.`,
    );
  const key = await context.credentials.findApiKey(claims.apiKeyId);
  if (!key) throw problem(401, "KEY_REVOKED", "The API key behind this session was revoked.");
  if (key.rotatedAt && isOfFormerSecret(claims, key.rotatedAt, context.clock.now()))
    throw problem(401, "KEY_REVOKED", "The API key behind this session has another secret now.");
  if (!key.allowedOrigins.includes(claims.origin))
    throw problem(403, "ORIGIN_NOT_ALLOWED", `The API key no longer allows pages of ${origin}.`);
  const { companyId, apiKeyId, userLabel, expiresAt } = claims;
  return { kind: "embed", companyId, apiKeyId, origin, operations: new Set(claims.operations), userLabel, expiresAt };
}

/**
 * How long sessions of a key's former secret remain valid: their pages are open, and their backend gets the new secret
 * soon.
 */
const rotationGraceMs = 10 * 60_000;

function isOfFormerSecret({ issuedAt }: EmbedClaims, rotatedAt: Date, now: Date): boolean {
  return issuedAt.getTime() + 1000 <= rotatedAt.getTime() && now.getTime() > rotatedAt.getTime() + rotationGraceMs;
}

/** Browsers omit the origin in same-origin reads, and indicate this in a header that a page cannot set. */
function originOf(headers: Headers, ownOrigin: string): string | null {
  return headers.get("origin") ?? (headers.get("sec-fetch-site") === "same-origin" ? ownOrigin : null);
}

async function apiKeyActor({ db, clock }: Needed, secret: string): Promise<ApiKeyActor> {
  const key = await findApiKeyBySecret(db, secret);
  if (!key) throw problem(401, "API_KEY_INVALID", "The API key is unknown.");
  if (key.revokedAt) throw problem(401, "KEY_REVOKED", "The API key was revoked.");
  await db.updateTable("api_keys").set({ last_used_at: clock.now() }).where("id", "=", key.id).execute();
  return { kind: "apiKey", apiKeyId: key.id, companyId: key.companyId, allowedOrigins: key.allowedOrigins };
}
