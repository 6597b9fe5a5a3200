import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { insertFaq, readFaqText } from "../../store/faqs.ts";
import { companyOf } from "../seller-companies/companyOf.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Adds a question with its answer (B-API-36, B-FAQ-06). */
export const createFaq: Handler<"createFaq"> = async ({ db, ids, clock }, actor, { path, body }) => {
  await companyOf(db, actor, path.id);
  const id = ids.next();
  const fields = {
    question: { question: body.question.trim() },
    answer: { answer: body.answer.trim() },
  } satisfies Stored<"faqs", Body<"createFaq">>;
  const text = await db.transaction().execute(async (trx) => {
    await insertFaq(trx, { ...rowOf(fields), id, seller_company_id: path.id }, clock.now());
    return readFaqText(trx, path.id, id);
  });
  if (!text) throw notFound("The FAQ entry");
  return { status: 201, body: text };
};
