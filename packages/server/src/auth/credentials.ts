import type { UserRole } from "@callwright/sdk/contract";
import DataLoader from "dataloader";
import { sql } from "kysely";

import type { Database } from "../db/database.ts";

/** What the credentials of requests refer to, as it is in the database when a request arrives. */
export interface Credentials {
  /** The session of a person that has not ended. */
  findSession: (id: string) => Promise<Session | undefined>;
  /** The API key behind an embed token, if it was not revoked. */
  findApiKey: (id: string) => Promise<ApiKey | undefined>;
}

interface Session {
  id: string;
  userId: string;
  role: UserRole;
  /** The seller companies of the person, the first one first. */
  companyIds: string[];
}

interface ApiKey {
  id: string;
  allowedOrigins: string[];
  rotatedAt: Date | null;
}

/**
 * Reads credentials: one statement for all requests that arrive in the same turn of the event loop. Nothing is kept, so
 * that a session or a key that has ended is refused with the next request, in every process (decision 0067).
 */
export function createCredentials(db: Database): Credentials {
  const sessions = inOneStatement((ids) => readSessions(db, ids));
  const apiKeys = inOneStatement((ids) => readApiKeys(db, ids));
  return { findSession: (id) => sessions.load(id), findApiKey: (id) => apiKeys.load(id) };
}

function inOneStatement<Row extends { id: string }>(read: (ids: readonly string[]) => Promise<Row[]>) {
  return new DataLoader<string, Row | undefined>(
    async (ids) => {
      const found = new Map((await read(ids)).map((row) => [row.id, row]));
      return ids.map((id) => found.get(id));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
}

function readSessions(db: Database, ids: readonly string[]): Promise<Session[]> {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id",
      "users.id as userId",
      "users.role",
      sql<string[]>`array(select seller_company_id from seller_company_users
      where user_id = users.id order by position, seller_company_id)`.as("companyIds"),
    ])
    .where(sql<boolean>`sessions.id = any(${ids}::uuid[])`)
    .where("sessions.revoked_at", "is", null)
    .execute();
}

function readApiKeys(db: Database, ids: readonly string[]): Promise<ApiKey[]> {
  return db
    .selectFrom("api_keys")
    .select(["id", "allowed_origins as allowedOrigins", "rotated_at as rotatedAt"])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where("revoked_at", "is", null)
    .execute();
}
