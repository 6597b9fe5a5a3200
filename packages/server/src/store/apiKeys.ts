import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { allOf, matchesText, orderBy, readListText, type PageRequest } from "./listing.ts";

type ApiKeyField = "createdAt" | "name" | "lastUsedAt";

export interface ApiKeyFilter {
  text?: string;
  sortBy?: ApiKeyField | `-${ApiKeyField}`;
}

/** A page of API keys, never their secrets, as JSON text. */
export function listApiKeysText(db: Database, within: Scope, filter: ApiKeyFilter, page: PageRequest): Promise<string> {
  const where = allOf(inScope(within, "k.seller_company_id"), matchesText(sql`lower(k.name)`, filter.text));
  const order = orderBy(filter.sortBy ?? "-createdAt", "k", {
    createdAt: sql`k.created_at`,
    name: sql`lower(k.name)`,
    lastUsedAt: sql`coalesce(k.last_used_at, 'epoch')`,
  });
  return readListText(db, { from: sql`api_keys k`, alias: "k", where, order, item }, page);
}

/** One key as the contract shows it; undefined when there is none inside the scope. */
export async function readApiKey(db: Database, within: Scope, id: string): Promise<Schemas["ApiKey"] | undefined> {
  const { rows } = await sql<{ item: Schemas["ApiKey"] }>`
    select ${item} as item from api_keys k where k.id = ${id}::uuid and ${inScope(within, "k.seller_company_id")}`.execute(
    db,
  );
  return rows[0]?.item;
}

export interface NewApiKey {
  id: string;
  companyId: string;
  name: string;
  allowedOrigins: string[];
  prefix: string;
  hash: Buffer;
  now: Date;
  /** Who makes it; null for nobody who signed in. */
  userId: string | null;
}

export async function insertApiKey(trx: Trx, key: NewApiKey): Promise<void> {
  await trx
    .insertInto("api_keys")
    .values({
      id: key.id,
      seller_company_id: key.companyId,
      name: key.name,
      prefix: key.prefix,
      secret_hash: key.hash,
      allowed_origins: key.allowedOrigins.map(normalOrigin),
      created_at: key.now,
      created_by_user_id: key.userId,
      last_used_at: null,
      revoked_at: null,
    })
    .execute();
}

export interface ApiKeyChanges {
  name?: string;
  allowedOrigins?: string[];
  prefix?: string;
  hash?: Buffer;
  /** With a new hash. */
  rotatedAt?: Date;
  revokedAt?: Date;
}

/** Changes a key; what is undefined stays. A revoked key does not change any more. */
export async function updateApiKey(trx: Trx, id: string, changes: ApiKeyChanges): Promise<void> {
  await trx
    .updateTable("api_keys")
    .set({
      name: changes.name,
      allowed_origins: changes.allowedOrigins?.map(normalOrigin),
      prefix: changes.prefix,
      secret_hash: changes.hash,
      rotated_at: changes.rotatedAt,
      revoked_at: changes.revokedAt,
    })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

/** As a browser writes it in the Origin header: lower case, without a default port. */
export function normalOrigin(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).origin : origin;
}

const item = sql`json_build_object(
  'id', k.id, 'name', k.name, 'prefix', k.prefix, 'allowedOrigins', to_json(k.allowed_origins),
  'sellerCompany', (select json_build_object('id', c.id, 'name', c.name) from seller_companies c where c.id = k.seller_company_id),
  'createdAt', iso(k.created_at),
  'createdBy', (select u.name || ' ' || u.surname from users u where u.id = k.created_by_user_id), 'lastUsedAt', iso(k.last_used_at), 'revokedAt', iso(k.revoked_at))`;
