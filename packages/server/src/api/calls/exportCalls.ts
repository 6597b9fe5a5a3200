import type { Schemas } from "@callwright/sdk/contract";

import { minutes, momentColumn, type XlsxColumn } from "../../files/writeXlsx.ts";
import type { Handler } from "../../contract/handler.ts";
import { readAllCalls, type ExportedCall } from "../../store/calls/listCalls.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { workbook } from "../rules/spreadsheets.ts";
import { callFilter, withinFilter } from "./listCalls.ts";

/** The calls of the query, or those of `ids`, as a workbook (A-API-14, R-19). */
export const exportCalls: Handler<"exportCalls"> = async ({ db, clock }, actor, { query, body }) => {
  await requirePaidPlan(db, actor);
  const calls = readAllCalls(
    db,
    withinFilter(actor, query),
    { ...callFilter(query, clock), ids: body?.ids },
    body?.perPage,
  );
  return workbook("Calls", columns, calls);
};

const columns: XlsxColumn<ExportedCall>[] = [
  { header: "Status", width: 14, value: (call) => call.status },
  { header: "Answer", width: 20, value: (call) => call.answer },
  { header: "Customer", width: 36, value: (call) => call.customer },
  { header: "Contact", width: 28, value: (call) => call.contact },
  { header: "Phone", width: 18, value: (call) => call.phoneNumber },
  { header: "Product", width: 32, value: (call) => call.product },
  { header: "Number", width: 18, value: (call) => call.fromNumber },
  { header: "Language", width: 10, value: (call) => call.language },
  {
    header: "Start",
    width: 18,
    format: minutes,
    value: (call) => call.localCallAt && new Date(`${call.localCallAt}Z`),
  },
  { header: "Time Zone", width: 22, value: (call) => call.timeZone },
  { header: "Seconds", width: 10, value: (call) => call.durationSeconds },
  { header: "Attempt", width: 10, value: (call) => (call.attempts > 1 ? `${call.attempt} of ${call.attempts}` : null) },
  { header: "Campaign", width: 30, value: (call) => call.campaign },
  { header: "Answered By", width: 14, value: (call) => call.answeredBy },
  { header: "Result", width: 16, value: (call) => call.result },
  { header: "Next Step", width: 18, value: (call) => call.nextStep },
  {
    header: "Call Back At",
    width: 18,
    format: minutes,
    value: (call) => call.callbackAt && new Date(`${call.callbackAt}Z`),
  },
  {
    header: "Questions",
    width: 60,
    value: ({ questions }) => (questions ?? []).flatMap(answerLine).join("\n") || null,
  },
  { header: "Score", width: 10, value: (call) => call.score },
  { header: "End", width: 44, value: (call) => call.endReason },
  momentColumn("Waits Until", (call) => call.heldUntil),
  { header: "Seller", width: 30, value: (call) => call.sellerCompany },
  momentColumn("Created", (call) => call.createdAt),
];

/** A question of the company with its answer, if there is one: a person's, or the one that was read. */
function answerLine({ question, state, answer, setAnswer }: Schemas["CallQuestionAnswer"]): string[] {
  const value = setAnswer?.value ?? (state === "ANSWERED" ? answer?.value : undefined);
  if (value === undefined) return [];
  const said = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  return [`${question.text} ${said}`];
}
