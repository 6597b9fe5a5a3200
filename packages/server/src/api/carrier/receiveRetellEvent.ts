import type { Handler } from "../../contract/handler.ts";
import { carrierOf } from "../../engine/carriers/carrierOf.ts";
import { retellCallOf } from "../../engine/carriers/retell/call.ts";
import { callIdOf, eventsOfReport, type RetellReport, wordsOfReport } from "../../engine/carriers/retell/events.ts";
import { isFromRetell, RETELL_SIGNATURE_HEADER } from "../../engine/carriers/retell/signature.ts";
import { takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { takeCarrierWords } from "../../engine/takeCarrierWords.ts";
import { signatureInvalid } from "./signatureInvalid.ts";

/** Retell's reports about a call, signed by our account there. Calls that we have not ordered are ignored. */
export const receiveRetellEvent: Handler<"receiveRetellEvent"> = async (context, _actor, { body, request }) => {
  const { retell } = context.config.telephony;
  const now = context.clock.now();
  const signature = request.headers.get(RETELL_SIGNATURE_HEADER);
  if (!retell || !isFromRetell(retell.apiKey, request.rawBody, signature, now))
    throw signatureInvalid(context, "retell", "The signature does not belong to this body.");
  const report: RetellReport = { event: body.event, call: retellCallOf(body.call) };
  const callId = callIdOf(report.call);
  if (callId) {
    await takeEvents(context, carrierOf(context, "retell"), eventsOfReport(callId, report, now));
    const at = { carrier: "retell", carrierCallId: report.call.call_id };
    await takeCarrierWords(context, callId, at, wordsOfReport(report));
  }
  return { status: 200, body: { received: true } };
};
