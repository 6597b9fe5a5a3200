import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { allOf, matchesText, orderBy, readItem, readListText, type PageRequest } from "./listing.ts";
import { columnsOf, iso, jsonOf, namedRef, one, oneOrNull } from "./json.ts";
import type { ChangedRow, NewRow } from "./tables.ts";

type ApiKeyField = "createdAt" | "name" | "lastUsedAt";

export interface ApiKeyFilter {
  text?: string;
  sortBy?: ApiKeyField | `-${ApiKeyField}`;
}

/** A page of API keys, never their secrets, as JSON text. */
export function listApiKeysText(db: Database, within: Scope, filter: ApiKeyFilter, page: PageRequest) {
  const where = allOf(inScope(within, "k.seller_company_id"), matchesText(sql`plain(k.name)`, filter.text));
  const order = orderBy(filter.sortBy ?? "-createdAt", "k", {
    createdAt: sql`k.created_at`,
    name: sql`lower(k.name)`,
    lastUsedAt: sql`coalesce(k.last_used_at, 'epoch')`,
  });
  return readListText(db, { from: sql`api_keys k`, alias: "k", where, order, item }, page);
}

/** One key in the form of the contract; undefined if there is none inside the scope. */
export function readApiKey(db: Database, within: Scope, id: string): Promise<Schemas["ApiKey"] | undefined> {
  const where = allOf(sql<boolean>`k.id = ${id}::uuid`, inScope(within, "k.seller_company_id"));
  return readItem(db, { from: sql`api_keys k`, where, item });
}

export async function insertApiKey(trx: Trx, key: NewRow<"api_keys">): Promise<void> {
  await trx.insertInto("api_keys").values(key).execute();
}

/** Changes a key; undefined fields stay. A revoked key does not change any more. */
export async function updateApiKey(trx: Trx, id: string, changes: ChangedRow<"api_keys">): Promise<void> {
  await trx.updateTable("api_keys").set(changes).where("id", "=", id).where("revoked_at", "is", null).execute();
}

/** In the form of a browser's Origin header: lower case, without a default port. */
export function normalOrigin(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).origin : origin;
}

/** Some origins without duplicates, in the form of browsers. */
export function normalOrigins(origins: readonly string[]): string[] {
  return [...new Set(origins.map(normalOrigin))];
}

const k = columnsOf<"api_keys">("k");
const c = columnsOf<"seller_companies">("c");
const u = columnsOf<"users">("u");
const item = jsonOf<Schemas["ApiKey"]>({
  id: k.id,
  name: k.name,
  prefix: k.prefix,
  allowedOrigins: k.allowed_origins,
  sellerCompany: one(namedRef(c), sql`from seller_companies c where c.id = k.seller_company_id`),
  createdAt: iso(k.created_at),
  createdBy: oneOrNull(
    sql<string>`${u.name} || ' ' || ${u.surname}`,
    sql`from users u where u.id = k.created_by_user_id`,
  ),
  lastUsedAt: iso(k.last_used_at),
  revokedAt: iso(k.revoked_at),
});
