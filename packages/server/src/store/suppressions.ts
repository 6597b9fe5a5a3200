import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { inScope, narrowScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { toE164 } from "../domain/phoneNumber.ts";
import type { Ids } from "../ids.ts";
import { columnsOf, iso, jsonOf, namedRef, oneOrNull, type Sql } from "./json.ts";
import { isWhole, keptCount } from "./keptCount.ts";
import {
  allOf,
  matchesText,
  orderBy,
  readAll,
  readItem,
  readItemText,
  readListText,
  type Listing,
  type PageRequest,
} from "./listing.ts";
import type { Row } from "./tables.ts";

type Source = Schemas["SuppressionSource"];
type Field = "createdAt" | "phoneNumber";

export interface SuppressionFilter {
  text?: string;
  sellerCompanyId?: string;
  source?: Source;
  /** The numbers that may be called again. */
  isLifted?: boolean;
  sortBy?: Field | `-${Field}`;
  /** Only these; overrides every other filter. */
  ids?: string[] | undefined;
}

/** A page of the numbers that are not called, as JSON text. */
export function listSuppressionsText(db: Database, within: Scope, filter: SuppressionFilter, page: PageRequest) {
  return readListText(db, listing(within, filter), page);
}

/** All of them, for an export. */
export function readAllSuppressions(db: Database, within: Scope, filter: SuppressionFilter, limit?: number) {
  return readAll(db, listing(within, filter), limit);
}

/** One entry as JSON text. */
export function readSuppressionText(db: Database, within: Scope, id: string) {
  return readItemText(db, { from, item, where: allOf(sql<boolean>`n.id = ${id}`, inScope(within, ofCompany)) });
}

/** One entry in the form of the contract. */
export function readSuppression(db: Database, within: Scope, id: string) {
  return readItem(db, { from, item, where: allOf(sql<boolean>`n.id = ${id}`, inScope(within, ofCompany)) });
}

/** One entry, locked. */
export function lockSuppression(trx: Trx, within: Scope, id: string): Promise<Row<"suppressed_numbers"> | undefined> {
  return trx
    .selectFrom("suppressed_numbers")
    .selectAll()
    .where("id", "=", id)
    .where(inScope(within, "suppressed_numbers.seller_company_id"))
    .forUpdate()
    .executeTakeFirst();
}

/** Who adds numbers to the list, how and why. */
export interface Suppression {
  /** Null is everybody. */
  companyId: string | null;
  source: Source;
  reason: string | null;
  createdBy: string;
}

/** Adds numbers to the list; returns how many were new. */
export async function insertSuppressions(
  trx: Trx,
  ids: Ids,
  phoneNumbers: string[],
  { companyId, source, reason, createdBy }: Suppression,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into suppressed_numbers (id, seller_company_id, number_key, phone_number, source, reason, created_by, created_at)
    select line.id, ${companyId}::uuid, line.number, line.number, ${source}, ${reason}, ${createdBy}, ${now}
    from unnest(${phoneNumbers.map(() => ids.next())}::uuid[], ${phoneNumbers}::text[]) as line (id, number)
    where not exists (select from suppressed_numbers s
      where s.number_key = line.number and s.seller_company_id is not distinct from ${companyId}::uuid
        and s.lifted_at is null and (s.expires_at is null or s.expires_at > ${now}))
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Lifts an entry. If nothing else keeps the company from calling the number, its contacts with it can be called again,
 * too.
 *
 * @param by the person who lifts it, for the record.
 */
export async function liftSuppressionRow(
  trx: Trx,
  { id, number_key: number, seller_company_id: companyId }: Row<"suppressed_numbers">,
  { by, reason }: { by: string; reason: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("suppressed_numbers")
    .set({ lifted_at: now, lifted_by: by, lift_reason: reason })
    .where("id", "=", id)
    .execute();
  await sql`
    update contacts k set is_do_not_call = false, updated_at = ${now}
    from potential_customers p
    where p.id = k.potential_customer_id and k.is_do_not_call and k.phone_number = ${number}
      and p.seller_company_id = ${companyId}::uuid and not ${isSuppressed(sql`k.phone_number`, sql`p.seller_company_id`)}`.execute(
    trx,
  );
}

/** Whether a company may not call a number, because of an entry of its own, a general one, or a register. */
export function isSuppressed(
  phoneNumber: Sql<string>,
  companyId: Sql<string | null>,
  now: Sql<Date> = sql`now()`,
): Sql<boolean> {
  const holds = sql`suppressed.lifted_at is null
    and (suppressed.seller_company_id is null or suppressed.seller_company_id = ${companyId})
    and (suppressed.expires_at is null or suppressed.expires_at > ${now})`;
  return sql<boolean>`(
    exists (select from suppressed_numbers suppressed where suppressed.number_key = ${phoneNumber} and ${holds})
    or exists (select from registered_numbers registered
      join suppressed_numbers suppressed on suppressed.id = registered.register_id
      where registered.number_hash = ${hashOfNumber(phoneNumber)} and ${holds}))`;
}

/**
 * The stored form of a number (E.164) in a register. It is an expression and not a function, which the planner would
 * call for every row.
 */
export function hashOfNumber(phoneNumber: Sql<string>): Sql<Buffer> {
  return sql<Buffer>`substring(sha256(convert_to(
    (select salt.value from secrets salt where salt.name = 'registers') || ${phoneNumber}, 'UTF8')) for 16)`;
}

const from = sql`suppressed_numbers n`;
const ofCompany = "n.seller_company_id";
const n = columnsOf<"suppressed_numbers">("n");

const item = jsonOf<Schemas["SuppressedNumber"]>({
  id: n.id,
  phoneNumber: n.phone_number,
  reason: n.reason,
  source: sql<Source>`n.source`,
  scope: sql<Schemas["SuppressionScope"]>`case when n.seller_company_id is null then 'EVERYWHERE' else 'COMPANY' end`,
  sellerCompany: oneOrNull(
    namedRef(columnsOf<"seller_companies">("s")),
    sql`from seller_companies s where s.id = n.seller_company_id`,
  ),
  callId: n.call_id,
  register: n.register,
  numbersCount: n.numbers_count,
  importedAt: iso(n.imported_at),
  createdAt: iso(n.created_at),
  createdBy: n.created_by,
  expiresAt: iso(n.expires_at),
  liftedAt: iso(n.lifted_at),
  liftedBy: n.lifted_by,
  liftReason: n.lift_reason,
});

/** A search for a part of an entry's fields; a whole number is also looked up in the registers. */
function matchesNumber(text: string | undefined): Sql<boolean> {
  const written = matchesText(n.search, text);
  const number = toE164(`+${(text ?? "").replace(/^\+|\s/g, "")}`);
  return number
    ? sql<boolean>`(${written} or n.id in (select registered.register_id from registered_numbers registered
        where registered.number_hash = ${hashOfNumber(sql<string>`${number}::text`)}))`
    : written;
}

function listing(within: Scope, filter: SuppressionFilter): Listing<Schemas["SuppressedNumber"]> {
  const { text, sellerCompanyId, source, isLifted = false, sortBy, ids } = filter;
  const narrowed = narrowScope(within, sellerCompanyId ? [sellerCompanyId] : undefined);
  const asked = ids
    ? [sql<boolean>`n.id = any(${ids}::uuid[])`]
    : [
        isLifted ? sql<boolean>`n.lifted_at is not null` : sql<boolean>`n.lifted_at is null`,
        source && sql<boolean>`n.source = ${source}`,
        matchesNumber(text),
      ];
  const isEverything = isWhole<SuppressionFilter>({
    text,
    sellerCompanyId: undefined,
    source,
    isLifted: isLifted || undefined,
    ids,
  });
  return {
    from,
    alias: "n",
    item,
    total: isEverything ? keptCount("suppressed_numbers", narrowed) : undefined,
    where: allOf(inScope(narrowed, ofCompany), ...asked.filter((condition) => condition !== undefined)),
    order: orderBy(sortBy ?? "-createdAt", "n", { createdAt: sql`n.created_at`, phoneNumber: sql`n.phone_number` }),
  };
}
