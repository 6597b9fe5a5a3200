import type { Context } from "../../context.ts";
import { readCompanyName } from "../../store/archive.ts";
import { readCall } from "../../store/calls/calls.ts";
import { failIntervention, readIntervention } from "../../store/calls/interventions.ts";
import { readLastCallTo } from "../../store/calls/carrierCalls.ts";
import { lineFor } from "../agents/brain/scriptedReply.ts";
import { talkAddress, twilioAddresses } from "../carriers/twilio/addresses.ts";
import { dialTwiml, gatherTwiml, hangUpTwiml, redirectTwiml, relayTwiml } from "../carriers/twilio/twiml.ts";
import { claimTalk, type TalkClaim } from "./claimTalk.ts";
import { handOverLines } from "./handOverLines.ts";
import { inboundLines } from "./inboundLines.ts";
import { optOut } from "./optOut.ts";

type Form = Readonly<Record<string, string>>;

/** A talk that was interrupted this often is not started again. */
const MOST_TIMES_AGAIN = 2;

const regions: Record<string, string> = { en: "en-US", de: "de-DE", tr: "tr-TR" };

/** The language in the carrier's notation; for languages that we do not speak, English. */
export function spokenLanguage(language: string): string {
  return regions[language] ?? "en-US";
}

const claimOf = (callId: string, form: Form): TalkClaim => ({
  callId,
  carrier: "twilio",
  carrierCallId: form.CallSid ?? "",
});

/** Somebody answered: connects the call with our assistant, or hangs up if the call is not ours. */
export async function answerPickUp(context: Context, callId: string, again: number, form: Form): Promise<string> {
  const greeted = context.metrics.greetingSeconds.startTimer({ carrier: "twilio" });
  const talk = await claimTalk(context, claimOf(callId, form));
  if (!talk) return hangUpTwiml();
  if (again === 0) greeted();
  return relayTwiml({
    talkUrl: talkAddress(context.publicUrl),
    doneUrl: twilioAddresses(context.publicUrl, callId).done(again),
    greeting: talk.greeting,
    language: spokenLanguage(talk.about.brief.language),
    callId,
  });
}

/** The talk has ended: the call is hung up, or continues if the line to us was interrupted. */
export async function answerDone(context: Context, callId: string, again: number, form: Form): Promise<string> {
  const transfer = await readTransfer(context, callId, form);
  if (transfer)
    return dialTwiml({
      phoneNumber: transfer.phoneNumber,
      callerNumber: form.From ?? "",
      actionUrl: twilioAddresses(context.publicUrl, callId).transferred(transfer.id),
    });
  const hasEnded = Boolean(form.HandoffData) || form.SessionStatus !== "failed";
  if (hasEnded) return hangUpTwiml();
  if (again < MOST_TIMES_AGAIN) return redirectTwiml(twilioAddresses(context.publicUrl, callId).answer(again + 1));
  const talk = await claimTalk(context, claimOf(callId, form));
  if (!talk) return hangUpTwiml();
  const text = lineFor({ ...talk.about, history: talk.turns, answeredBy: "UNKNOWN" }, ({ fault }) => fault);
  return hangUpTwiml({ text, language: spokenLanguage(talk.about.brief.language) });
}

/** The colleague's telephone has rung: the call ends with theirs, or with an apology if nobody answered. */
export async function answerTransferred(context: Context, callId: string, transfer: string, form: Form) {
  if (form.DialCallStatus === "completed") return hangUpTwiml();
  await failIntervention(context.db, transfer);
  const language = (await readCall(context.db, callId))?.language ?? "en";
  return hangUpTwiml({ text: handOverLines(language).nobodyThere, language: spokenLanguage(language) });
}

/** The person to whom an ended talk wants to transfer the call; null if there is none. */
async function readTransfer(context: Context, callId: string, { HandoffData: data = "" }: Form) {
  const id = /"transfer":"([0-9a-f-]{36})"/.exec(data)?.[1];
  const found = id === undefined ? undefined : await readIntervention(context.db, id);
  const { target_number: phoneNumber = null } = found ?? {};
  return found?.call_id === callId && phoneNumber !== null ? { id: found.id, phoneNumber } : null;
}

/** The key that ends all further calls to a person who calls back. */
const OPT_OUT_KEY = "1";

/** Somebody calls one of our numbers back: says who called them, and accepts a request not to be called again. */
export async function answerInbound(context: Context, form: Form): Promise<string> {
  const { From: from = "", To: to = "" } = form;
  const call = await readLastCallTo(context.db, from, to);
  const language = call?.language ?? "en";
  const say = (text: string) => ({ text, language: spokenLanguage(language) });
  const lines = inboundLines(language);
  if (!call) return hangUpTwiml(say(lines.unknown));
  if (form.Digits === OPT_OUT_KEY) {
    await optOut(context, call);
    return hangUpTwiml(say(lines.optedOut));
  }
  const company = await readCompanyName(context.db, call.seller_company_id);
  const here = `${context.publicUrl}/v1/carriers/twilio/inbound`;
  return gatherTwiml(here, say(lines.called({ company, product: call.product_name ?? "" })));
}
