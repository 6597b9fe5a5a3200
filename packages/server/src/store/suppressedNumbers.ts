import { sql } from "kysely";

import { storedJson } from "../db/storedJson.ts";
import type { Database, Trx } from "../db/database.ts";
import type { ConsentBasis } from "../domain/dial-policy/consent.ts";
import { isSuppressed } from "./suppressions.ts";

/** The person said in a call that they want no further calls. */
export interface OptOut {
  id: string;
  companyId: string;
  /** E.164. */
  phoneNumber: string;
  callId: string;
}

/** Stores that a company does not call a number any more. The same request is not stored twice. */
export async function suppressNumber(
  trx: Trx,
  { id, companyId, phoneNumber, callId }: OptOut,
  at: Date,
): Promise<void> {
  await trx
    .insertInto("suppressed_numbers")
    .values({
      id,
      seller_company_id: companyId,
      number_key: phoneNumber,
      phone_number: phoneNumber,
      source: "OPT_OUT",
      call_id: callId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a request that was made in a call was stored; it may have been lifted since. */
export async function isOptOutKept(trx: Trx, callId: string): Promise<boolean> {
  const kept = trx.selectFrom("suppressed_numbers").select("id").where("call_id", "=", callId);
  return (await kept.executeTakeFirst()) !== undefined;
}

/** A number that a company would like to dial. */
export interface WishedNumber {
  id: string;
  companyId: string;
  /** E.164. */
  phoneNumber: string;
  /** The number's country. */
  iso2: string | null;
}

export interface NumberFacts {
  isSuppressed: boolean;
  /** The sources of the valid consents. */
  consentBases: ConsentBasis[];
  attempts: Date[];
  lastNoAt: Date | null;
  countryZones: string[];
}

/**
 * The facts about numbers, by the ids of the wishes, in two statements. An attempt that the carrier did not place does
 * not count.
 *
 * @param since the period for which attempts and refusals are read; null reads neither.
 */
export async function readNumberFacts(
  db: Database,
  wishes: WishedNumber[],
  since: Date | null,
  now: Date,
): Promise<Map<string, NumberFacts>> {
  if (wishes.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    isSuppressed: boolean;
    consentBases: ConsentBasis[];
    attempts: string[];
    lastNoAt: Date | null;
  }>`
    select w.id,
      ${isSuppressed(sql`w."phoneNumber"`, sql`w."companyId"`, sql`${now}::timestamptz`)} as "isSuppressed",
      (select coalesce(jsonb_agg(o.basis), '[]') from consents o
        where o.number_key = w."phoneNumber" and o.seller_company_id = w."companyId" and o.given_at <= ${now}
          and o.withdrawn_at is null and (o.expires_at is null or o.expires_at > ${now})) as "consentBases",
      coalesce(before.attempts, '[]') as attempts, before."lastNoAt"
    from jsonb_to_recordset(${storedJson(wishes)}::jsonb)
      as w (id text, "companyId" uuid, "phoneNumber" text)
    cross join lateral (
      select jsonb_agg(c.dialled_at) filter (
          where coalesce(c.failure_code, '') not in ('CARRIER_BUSY', 'CARRIER_REJECTED', 'CARRIER_UNREACHABLE')) as attempts,
        max(c.ended_at) filter (where c.answer = 'NEGATIVE') as "lastNoAt"
      from calls c where c.contact_phone_number = w."phoneNumber" and c.seller_company_id = w."companyId" and not c.is_welcome
        and c.dialled_at > ${since}::timestamptz
    ) before`.execute(db);
  const zonesOf = await readZonesByCountry(db, wishes);
  const countryOf = new Map(wishes.map(({ id, iso2 }) => [id, iso2]));
  return new Map(
    rows.map(({ id, isSuppressed, consentBases, attempts, lastNoAt }) => [
      id,
      {
        isSuppressed,
        consentBases,
        attempts: attempts.map((at) => new Date(at)),
        lastNoAt,
        countryZones: zonesOf.get(countryOf.get(id) ?? null) ?? [],
      },
    ]),
  );
}

/** The time zones of each requested country: a country has many, and thousands of people share it. */
async function readZonesByCountry(db: Database, wishes: WishedNumber[]): Promise<Map<string | null, string[]>> {
  const countries = [...new Set(wishes.flatMap(({ iso2 }) => iso2 ?? []))];
  const { rows } = await sql<{ iso2: string; zones: string[] }>`
    select n.iso2, n.time_zones as zones from countries n where n.iso2 = any(${countries}::text[])`.execute(db);
  return new Map(rows.map(({ iso2, zones }) => [iso2, zones]));
}
