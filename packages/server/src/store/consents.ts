import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, narrowScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { columnsOf, iso, jsonOf, namedRef, one } from "./json.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "./listing.ts";
import type { NewRow, Row } from "./tables.ts";

export interface ConsentFilter {
  text?: string;
  sellerCompanyId?: string;
  sortBy?: "givenAt" | "-givenAt";
}

/** A page of consents as JSON text. */
export function listConsentsText(
  db: Database,
  within: Scope,
  { text, sellerCompanyId, sortBy }: ConsentFilter,
  page: PageRequest,
) {
  const narrowed = narrowScope(within, sellerCompanyId ? [sellerCompanyId] : undefined);
  const listing = {
    from,
    alias: "o",
    item,
    where: allOf(inScope(narrowed, ofCompany), matchesText(sql`o.search`, text)),
    order: orderBy(sortBy ?? "-givenAt", "o", { givenAt: sql`o.given_at` }),
  };
  return readListText(db, listing, page);
}

/** The valid consents of the owner of a number for a company; the latest first. */
export async function readConsentsTo(
  db: Database,
  companyId: string,
  phoneNumber: string,
  now: Date,
): Promise<Schemas["Consent"][]> {
  const { rows } = await sql<{ item: Schemas["Consent"] }>`
    select ${item} as item from ${from}
    where o.seller_company_id = ${companyId} and o.number_key = ${phoneNumber} and o.given_at <= ${now}
      and o.withdrawn_at is null and (o.expires_at is null or o.expires_at > ${now})
    order by o.given_at desc, o.id desc limit 20`.execute(db);
  return rows.map(({ item: consent }) => consent);
}

/** One consent as JSON text. */
export function readConsentText(db: Database, within: Scope, id: string) {
  return readItemText(db, { from, item, where: allOf(sql<boolean>`o.id = ${id}`, inScope(within, ofCompany)) });
}

export async function insertConsent(trx: Trx, consent: NewRow<"consents">): Promise<void> {
  await trx.insertInto("consents").values(consent).execute();
}

/** Withdraws a consent; a consent that was withdrawn before is not changed. */
export async function withdrawConsentRow(trx: Trx, within: Scope, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("consents")
    .set({ withdrawn_at: now })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .where(inScope(within, "consents.seller_company_id"))
    .execute();
}

/** Whether the owner of a number explicitly agreed to calls after they had refused them. */
export async function hasConsentSince(trx: Trx, entry: Row<"suppressed_numbers">, now: Date): Promise<boolean> {
  const found = await trx
    .selectFrom("consents")
    .select("id")
    .where("number_key", "=", entry.number_key)
    .where("seller_company_id", "=", entry.seller_company_id)
    .where("basis", "in", ["WRITTEN", "SPOKEN"])
    .where("given_at", ">", entry.created_at)
    .where("withdrawn_at", "is", null)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
    .executeTakeFirst();
  return found !== undefined;
}

const from = sql`consents o`;
const ofCompany = "o.seller_company_id";
const o = columnsOf<"consents">("o");

const item = jsonOf<Schemas["Consent"]>({
  id: o.id,
  phoneNumber: o.number_key,
  basis: sql<Schemas["ConsentBasis"]>`o.basis`,
  evidence: o.evidence,
  givenAt: iso(o.given_at),
  expiresAt: iso(o.expires_at),
  withdrawnAt: iso(o.withdrawn_at),
  sellerCompany: one(
    namedRef(columnsOf<"seller_companies">("s")),
    sql`from seller_companies s where s.id = o.seller_company_id`,
  ),
  createdAt: iso(o.created_at),
  createdBy: o.created_by,
});
