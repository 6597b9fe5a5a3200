import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readFaqText, updateFaqRow } from "../../store/faqs.ts";
import { companyOf } from "../seller-companies/companyOf.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes the given fields (B-API-37, B-FAQ-07). */
export const updateFaq: Handler<"updateFaq"> = async ({ db, clock }, actor, { path, body }) => {
  await companyOf(db, actor, path.id);
  const fields = {
    question: { question: body.question?.trim() },
    answer: { answer: body.answer?.trim() },
  } satisfies Stored<"faqs", Body<"updateFaq">>;
  const text = await db.transaction().execute(async (trx) => {
    await updateFaqRow(trx, path.id, path.faqId, rowOf(fields), clock.now());
    return readFaqText(trx, path.id, path.faqId);
  });
  if (!text) throw notFound("The FAQ entry");
  return { status: 200, body: text };
};
