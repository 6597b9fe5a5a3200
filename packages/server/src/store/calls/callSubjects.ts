import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import type { CallBrief } from "../../engine/agents/port.ts";
import type { CallRow } from "./calls.ts";

/** The current subject of a call; the product may be deleted. */
export interface CallSubject {
  company: CallBrief["company"];
  product?: CallBrief["product"];
  faqs: CallBrief["faqs"];
}

/** The subjects of calls, by call; calls of a deleted company are omitted. */
export async function readSubjects(
  db: Database,
  calls: Pick<CallRow, "id" | "seller_company_id" | "product_id">[],
): Promise<Map<string, CallSubject>> {
  const companyIds = [...new Set(calls.map((call) => call.seller_company_id))];
  const productIds = [...new Set(calls.flatMap((call) => call.product_id ?? []))];
  const { rows } = await sql<{ id: string; name: string; about: string | null }>`
    select id, name, about from seller_companies where id = any(${companyIds}::uuid[])
    union all select id, name, about from products where id = any(${productIds}::uuid[])`.execute(db);
  const described = new Map(rows.map(({ id, name, about }) => [id, { name, about }]));
  const faqs = await readFaqs(db, companyIds);
  return new Map(
    calls.flatMap(({ id, seller_company_id: companyId, product_id: productId }): [string, CallSubject][] => {
      const company = described.get(companyId);
      const product = described.get(productId ?? "");
      return company ? [[id, { company, ...(product && { product }), faqs: faqs.get(companyId) ?? [] }]] : [];
    }),
  );
}

/** The questions that the agent may be asked about each of these companies. */
export async function readFaqs(db: Database, companyIds: string[]): Promise<Map<string, CallBrief["faqs"]>> {
  const { rows } = await sql<{ companyId: string; question: string; answer: string }>`
    select seller_company_id as "companyId", question, answer from faqs
    where seller_company_id = any(${companyIds}::uuid[]) order by created_at, id`.execute(db);
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId);
  return new Map([...byCompany].map(([id, faqs]) => [id, faqs.map(({ question, answer }) => ({ question, answer }))]));
}
