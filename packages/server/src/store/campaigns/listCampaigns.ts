import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, narrowScope, type Scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "../listing.ts";
import { campaignDetailFrom, campaignDetailJson, campaignJson, campaignStatus } from "./campaignJson.ts";

type Field = "createdAt" | "name";

export interface CampaignFilter {
  text?: string;
  sellerCompanyId?: string;
  statuses?: Schemas["CampaignStatus"][];
  sortBy?: Field | `-${Field}`;
}

const from = sql`campaigns k`;
const ofCompany = "k.seller_company_id";

/** A page of campaigns as JSON text. */
export function listCampaignsText(db: Database, within: Scope, filter: CampaignFilter, page: PageRequest) {
  const { text, sellerCompanyId, statuses, sortBy } = filter;
  const where = allOf(
    inScope(narrowScope(within, sellerCompanyId ? [sellerCompanyId] : undefined), ofCompany),
    statuses && sql<boolean>`${campaignStatus} = any(${statuses}::text[])`,
    matchesText(sql`k.search`, text),
  );
  const order = orderBy(sortBy ?? "-createdAt", "k", { createdAt: sql`k.created_at`, name: sql`lower(k.name)` });
  return readListText(db, { from, alias: "k", where, order, item: campaignJson }, page);
}

/** One campaign with its progress as JSON text. */
export function readCampaignText(db: Database, within: Scope, id: string) {
  const where = allOf(sql<boolean>`k.id = ${id}`, inScope(within, ofCompany));
  return readItemText(db, { from: campaignDetailFrom, where, item: campaignDetailJson });
}
