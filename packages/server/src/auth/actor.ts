import type { UserRole } from "@callwright/sdk/contract";

/** Who is asking. */
export type Actor = AnonymousActor | UserActor | EmbedActor | ApiKeyActor;

export interface AnonymousActor {
  kind: "anonymous";
}

/** A signed-in person. */
export interface UserActor {
  kind: "user";
  userId: string;
  sessionId: string;
  role: UserRole;
  /** Their seller companies, the first one first. */
  companyIds: string[];
  /** When the token of the request ends. */
  expiresAt: Date;
}

/** A widget on a partner's page, acting for one company with a short-lived token. */
export interface EmbedActor {
  kind: "embed";
  companyId: string;
  apiKeyId: string;
  origin: string;
  /** The operationIds its token allows. */
  operations: ReadonlySet<string>;
  /** The user of the widget in the partner's system, if the partner provided it. */
  userLabel: string | undefined;
  /** When the token of the request ends. */
  expiresAt: Date;
}

/** A partner's backend with an API key. */
export interface ApiKeyActor {
  kind: "apiKey";
  apiKeyId: string;
  companyId: string;
  allowedOrigins: string[];
}

export const anonymous: AnonymousActor = { kind: "anonymous" };

/** ADMIN and REPRESENTATIVE work across all seller companies (A-ROLE-02). */
export function isManager(actor: Actor): boolean {
  return actor.kind === "user" && (actor.role === "ADMIN" || actor.role === "REPRESENTATIVE");
}

/** The person's id for rows that store their author; null for a partner's widget. */
export function userIdOf(actor: Actor): string | null {
  return actor.kind === "user" ? actor.userId : null;
}
