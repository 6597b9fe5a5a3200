import { sql } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { CallAnswer, CallStatus } from "../../domain/call.ts";
import type { CallResult } from "../../domain/callReading.ts";
import { answered, isCallbackDue } from "./countedCalls.ts";
import {
  allOf,
  isDescending,
  joinedFor,
  matchesText,
  orderBy,
  readAll,
  readItemText,
  readListText,
  sortsBy,
  type Listing,
  type PageRequest,
} from "../listing.ts";
import { isWhole, keptCount } from "../keptCount.ts";
import { partsByCompany } from "../partsByCompany.ts";
import type { CallRow } from "./calls.ts";
import { questionAnswersJson } from "./readings.ts";
import { companyName } from "../archive.ts";
import { answeredBy, callDetailJson, callJson, type DetailReader, endMessage, heldUntil } from "./callJson.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, oneOrNull } from "../json.ts";
import { wasSaid } from "./wasSaid.ts";

type CallField =
  | "createdAt"
  | "startAt"
  | "status"
  | "answer"
  | "durationSeconds"
  | "score"
  | "potentialCustomerCompany"
  | "contact"
  | "sellerCompanyNumber"
  | "sellerCompany";

export interface CallFilter {
  text?: string;
  sortBy?: CallField | `-${CallField}`;
  potentialCustomerCompanyIds?: string[];
  answers?: CallAnswer[];
  results?: CallResult[];
  /** Words of one turn. */
  said?: string;
  statuses?: CallStatus[];
  phoneBookId?: string;
  campaignId?: string;
  productIds?: string[];
  /** The customer's country when the call was made. */
  countryIds?: string[];
  answerers?: Schemas["CountedAnswer"][];
  objections?: Schemas["CallObjection"][];
  /** From this time on. */
  dialledFrom?: string;
  /** Before this moment. */
  dialledTo?: string;
  /** In the customer's time zone. */
  dialledHours?: number[];
  /** Calls with a promised callback that is due at this time. */
  callbackDueAt?: Date;
  /** E.164. */
  phoneNumber?: string;
  /** Only these; overrides every other filter (R-19). */
  ids?: string[];
}

const from = sql`calls c`;
const isListed = sql<boolean>`not c.is_welcome`;

/** A page of the call history as JSON text (A-API-15). */
export function listCallsText(db: Database, within: Scope, filter: CallFilter, page: PageRequest) {
  return readListText(db, listing(within, filter), page);
}

/** The columns of a call in an export. */
export interface ExportedCall {
  status: CallStatus;
  answer: CallAnswer;
  customer: string;
  contact: string;
  phoneNumber: string;
  product: string | null;
  fromNumber: string | null;
  language: string;
  timeZone: string;
  localCallAt: string | null;
  durationSeconds: number | null;
  attempt: number;
  attempts: number;
  campaign: string | null;
  answeredBy: Schemas["CallAnsweredBy"] | null;
  result: CallResult | null;
  nextStep: Schemas["CallNextStep"] | null;
  callbackAt: string | null;
  questions: Schemas["CallQuestionAnswer"][] | null;
  score: number | null;
  endReason: string | null;
  heldUntil: string | null;
  sellerCompany: string;
  createdAt: string;
}

/** Every call of a filter, for an export. */
export function readAllCalls(db: Database, within: Scope, filter: CallFilter, limit?: number) {
  return readAll(db, { ...listing(within, filter), item: exportedJson }, limit);
}

/**
 * Locks waiting calls of a filter that were created until a given time, in the order in which they would be dialled.
 */
export async function lockCancellableCalls(
  trx: Trx,
  within: Scope,
  filter: CallFilter,
  madeUntil: Date,
  limit: number,
): Promise<CallRow[]> {
  const { where } = listing(within, { ...filter, sortBy: undefined });
  const { rows } = await sql<CallRow>`
    select c.* from ${from}
    where ${where} and c.status in ('CRON', 'QUEUED') and c.dialled_at is null and c.created_at <= ${madeUntil}
    order by c.status desc, c.created_at, c.id limit ${limit} for update of c`.execute(trx);
  return rows;
}

/** How many calls of a filter were dialled and have not ended. */
export async function countCallsOnTheLine(db: Database, within: Scope, filter: CallFilter): Promise<number> {
  const { where } = listing(within, { ...filter, sortBy: undefined });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${from}
    where ${where} and c.status in ('QUEUED', 'RINGING', 'IN_PROGRESS') and c.dialled_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One call with its history, recording, interventions, the reader's feedback, and for managers its carrier. */
export function readCallDetailText(db: Database, within: Scope, id: string, reader: Omit<DetailReader, "isManaged">) {
  const where = allOf(sql<boolean>`c.id = ${id}`, isListed, inScope(within, "c.seller_company_id"));
  return readItemText(db, {
    from,
    item: callDetailJson({ ...reader, isManaged: within.kind === "everything" }),
    where,
  });
}

/** The company of a listed call; undefined when the call is unknown or outside the scope. */
export async function readCallCompany(db: Database, within: Scope, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ companyId: string }>`
    select c.seller_company_id as "companyId" from ${from}
    where c.id = ${id} and ${isListed} and ${inScope(within, "c.seller_company_id")}`.execute(db);
  return rows[0]?.companyId;
}

/** Whether a listed call in scope has a recording that can be played. */
export async function hasRecording(db: Database, within: Scope, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${from} where c.id = ${id} and c.has_recording and ${isListed} and ${inScope(within, "c.seller_company_id")}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a call is in the reader's lists. */
export async function isCallWithin(db: Database, within: Scope, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${from} where c.id = ${id} and ${isListed} and ${inScope(within, "c.seller_company_id")}`.execute(db);
  return rows.length > 0;
}

const c = columnsOf<"calls">("c");
const exportedJson = jsonOf<ExportedCall>({
  status: c.status,
  answer: c.answer,
  customer: c.customer_name,
  contact: sql<string>`trim(coalesce(c.contact_name, '') || ' ' || coalesce(c.contact_surname, ''))`,
  phoneNumber: c.contact_phone_number,
  product: c.product_name,
  fromNumber: c.from_number,
  language: c.language,
  timeZone: c.time_zone,
  localCallAt: c.local_call_at,
  durationSeconds: c.duration_seconds,
  attempt: c.attempt,
  attempts: c.attempts,
  campaign: oneOrNull(sql<string>`campaign.name`, sql`from campaigns campaign where campaign.id = c.campaign_id`),
  answeredBy,
  result: c.result,
  nextStep: c.next_step,
  callbackAt: sql<
    string | null
  >`(select r.reading #>> '{callback,value,localAt}' from call_readings r where r.call_id = c.id)`,
  questions: oneOrNull(questionAnswersJson, sql`from call_readings reading where reading.call_id = c.id`),
  score: c.score,
  endReason: endMessage,
  heldUntil,
  sellerCompany: companyName(c.seller_company_id),
  createdAt: iso(c.created_at),
});

type Condition = Exclude<keyof CallFilter, "sortBy">;

/** Every condition of a list; a missing one does not compile. */
const conditions: Record<Condition, true> = {
  text: true,
  potentialCustomerCompanyIds: true,
  answers: true,
  results: true,
  statuses: true,
  phoneBookId: true,
  campaignId: true,
  productIds: true,
  countryIds: true,
  answerers: true,
  objections: true,
  dialledFrom: true,
  dialledTo: true,
  dialledHours: true,
  callbackDueAt: true,
  phoneNumber: true,
  said: true,
  ids: true,
};

/** The conditions in a query. A query has other fields, such as its page, which are not conditions. */
function askedOf(filter: CallFilter): Record<Condition, unknown> {
  const names = Object.keys(conditions) as Condition[];
  return Object.fromEntries(names.map((name) => [name, filter[name]])) as Record<Condition, unknown>;
}

/** The conditions of the list for the calls that a figure counts (getCallNumbers). */
function countedAs(filter: CallFilter) {
  const { productIds, countryIds, answerers, objections, dialledFrom, dialledTo, dialledHours, callbackDueAt } = filter;
  return [
    productIds && sql<boolean>`c.product_id = any(${productIds}::uuid[])`,
    countryIds && sql<boolean>`c.country_id = any(${countryIds}::uuid[])`,
    answerers && sql<boolean>`(${sql.join([sql`false`, ...answerers.map((who) => answered[who])], sql` or `)})`,
    objections && sql<boolean>`c.objections && ${objections}::text[]`,
    dialledFrom === undefined ? undefined : sql<boolean>`c.dialled_at >= ${dialledFrom}::timestamptz`,
    dialledTo === undefined ? undefined : sql<boolean>`c.dialled_at < ${dialledTo}::timestamptz`,
    dialledHours && sql<boolean>`c.dialled_hour = any(${dialledHours}::smallint[])`,
    callbackDueAt && isCallbackDue(callbackDueAt),
  ];
}

function listing(within: Scope, filter: CallFilter): Listing<Schemas["Call"]> {
  const mine = allOf(inScope(within, "c.seller_company_id"), isListed);
  const where = filter.ids
    ? allOf(mine, sql<boolean>`c.id = any(${filter.ids}::uuid[])`)
    : allOf(
        mine,
        filter.phoneBookId ? sql<boolean>`c.phone_book_id = ${filter.phoneBookId}` : undefined,
        filter.campaignId ? sql<boolean>`c.campaign_id = ${filter.campaignId}` : undefined,
        filter.phoneNumber === undefined ? undefined : sql<boolean>`c.contact_phone_number = ${filter.phoneNumber}`,
        filter.potentialCustomerCompanyIds &&
          sql<boolean>`c.potential_customer_id = any(${filter.potentialCustomerCompanyIds}::uuid[])`,
        filter.answers && sql<boolean>`c.answer = any(${filter.answers}::text[])`,
        filter.results && sql<boolean>`c.result = any(${filter.results}::text[])`,
        filter.statuses && sql<boolean>`c.status = any(${filter.statuses}::text[])`,
        ...countedAs(filter),
        matchesText(sql`c.search`, filter.text),
        wasSaid(filter.said),
      );
  const order = orderBy(filter.sortBy ?? "-createdAt", "c", {
    createdAt: sql`c.created_at`,
    startAt: sql`c.start_at`,
    status: sql`c.status`,
    answer: sql`c.answer`,
    durationSeconds: sql`c.duration_seconds`,
    score: sql`c.score`,
    potentialCustomerCompany: sql`c.customer_name`,
    contact: sql`c.contact_key`,
    sellerCompanyNumber: sql`c.from_number`,
    sellerCompany: sql`company.name_key`,
  });
  const joined = joinedFor<CallField>(from, filter.sortBy, {
    sellerCompany: sql`left join seller_companies company on company.id = c.seller_company_id`,
  });
  const total = isWhole<CallFilter>(askedOf(filter)) ? keptCount("calls", within) : undefined;
  const firstOfParts =
    total && sortsBy(filter.sortBy, "sellerCompany")
      ? partsByCompany({
          list: "calls",
          within,
          listing: { alias: "c", where },
          owner: sql`c.seller_company_id`,
          isDescending: isDescending(filter.sortBy),
        })
      : undefined;
  return { from: joined, alias: "c", where, order, item: callJson, total, firstOfParts };
}
