import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";

import type { Clock } from "../clock.ts";
import { problem } from "../contract/problem.ts";
import type { Keys } from "./keys.ts";

/** How long an access token is valid. */
export const accessTokenSeconds = 15 * 60;

const accessType = "access+jwt";
const embedType = "embed+jwt";

/** The claims of an access token. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** The claims of an embed token. */
export interface EmbedClaims {
  companyId: string;
  apiKeyId: string;
  origin: string;
  operations: string[];
  userLabel: string | undefined;
  /** To the second. */
  issuedAt: Date;
  expiresAt: Date;
}

export type TokenClaims = ({ kind: "access" } & AccessClaims) | ({ kind: "embed" } & EmbedClaims);

export function signAccessToken(keys: Keys, clock: Clock, claims: Omit<AccessClaims, "expiresAt">): Promise<string> {
  const now = seconds(clock.now());
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: accessType })
    .setSubject(claims.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(keys.accessToken);
}

export function signEmbedToken(keys: Keys, clock: Clock, claims: Omit<EmbedClaims, "issuedAt">): Promise<string> {
  return new SignJWT({
    key: claims.apiKeyId,
    origin: claims.origin,
    operations: claims.operations,
    label: claims.userLabel,
  })
    .setProtectedHeader({ alg: "HS256", typ: embedType })
    .setSubject(claims.companyId)
    .setIssuedAt(seconds(clock.now()))
    .setExpirationTime(seconds(claims.expiresAt))
    .sign(keys.embedToken);
}

/**
 * Verifies a bearer token of either kind.
 *
 * @throws Problem 401: `TOKEN_EXPIRED` for an expired one, `UNAUTHENTICATED` for anything else.
 */
export async function verifyToken(keys: Keys, clock: Clock, token: string): Promise<TokenClaims> {
  const known = verified.get(keys)?.get(token);
  if (known && known.expiresAt > clock.now()) return known;
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      ({ typ }) => (typ === embedType ? keys.embedToken : keys.accessToken),
      {
        algorithms: ["HS256"],
        currentDate: clock.now(),
      },
    );
    const claims = protectedHeader.typ === embedType ? embedClaims(payload) : accessClaims(payload);
    remember(keys, token, claims);
    return claims;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw problem(401, "TOKEN_EXPIRED", "The token has expired.", { cause });
    throw problem(401, "UNAUTHENTICATED", "Please sign in.", { cause });
  }
}

const maxRemembered = 5000;
const verified = new WeakMap<Keys, Map<string, TokenClaims>>();

/** A token is used for a quarter of an hour with every request, but its signature only needs to be checked once. */
function remember(keys: Keys, token: string, claims: TokenClaims): void {
  const tokens = verified.get(keys) ?? new Map<string, TokenClaims>();
  verified.set(keys, tokens.set(token, claims));
  const [oldest] = tokens.keys();
  if (tokens.size > maxRemembered && oldest !== undefined) tokens.delete(oldest);
}

function accessClaims(payload: JWTPayload): TokenClaims {
  const { sub, sid, exp } = payload as { sub: string; sid: string; exp: number };
  return { kind: "access", userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
}

function embedClaims(payload: JWTPayload): TokenClaims {
  const claims = payload as {
    sub: string;
    key: string;
    origin: string;
    operations: string[];
    label?: string;
    iat: number;
    exp: number;
  };
  const { sub: companyId, key: apiKeyId, origin, operations, label: userLabel, iat, exp } = claims;
  return {
    kind: "embed",
    companyId,
    apiKeyId,
    origin,
    operations,
    userLabel,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
