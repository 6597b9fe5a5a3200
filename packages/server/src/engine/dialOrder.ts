import { MAX_CALL_MINUTES } from "../domain/callPrice.ts";
import type { CallManner } from "../domain/callManner.ts";
import { toE164 } from "../domain/phoneNumber.ts";
import type { CallRow } from "../store/calls/calls.ts";
import type { CallBrief } from "./agents/port.ts";
import type { DialOrder } from "./carriers/port.ts";
import type { CompleteTarget } from "./gate.ts";

type Faqs = CallBrief["faqs"];
type Subject = Pick<CallBrief, "company" | "faqs"> &
  Partial<Pick<CallBrief, "product">> &
  Pick<CallManner, "voicemail">;
type Numbers = Pick<CallRow, "contact_phone_number" | "from_number">;

/** The order for a call about a call center item. */
export function orderFor(
  call: CallRow,
  target: CompleteTarget,
  { faqs, manner }: { faqs: Faqs; manner: CallManner },
  minutes: number,
): DialOrder {
  const { company, customer, contact, product } = target;
  const numbers = { contact_phone_number: contact.phoneNumber, from_number: target.fromNumber };
  return order(
    call.id,
    numbers,
    { language: call.language, company, product, questions: product.questions, faqs, customer, contact, manner },
    minutes,
  );
}

/** The test call introduces our product to the person who is trying it. */
export function welcomeOrder(call: CallRow): DialOrder {
  const brief: CallBrief = {
    language: call.language,
    company: { name: "Callwright", about: "We phone your prospects for you." },
    product: { name: "AI-assisted sales calls", about: "This is what your customers will hear." },
    faqs: [],
    customer: { name: call.customer_name },
    contact: { name: call.contact_name, surname: call.contact_surname },
    ...(call.proof_digits !== null && { proofDigits: call.proof_digits }),
  };
  return order(call.id, call, brief, MAX_CALL_MINUTES);
}

/** The order for a call that was dialled before, from the stored data: its item may have been changed or deleted. */
export function repeatedOrder(call: CallRow, subject: Subject, minutes: number): DialOrder {
  const { company, product = { name: call.product_name ?? "", about: null }, faqs, voicemail } = subject;
  const manner: CallManner = { recording: call.recording ?? "ON", voicemail };
  const customer = { name: call.customer_name };
  const contact = { name: call.contact_name, surname: call.contact_surname };
  const questions = call.questions ?? [];
  const brief = { language: call.language, company, product, questions, faqs, customer, contact, manner };
  return order(call.id, call, brief, minutes);
}

function order(callId: string, numbers: Numbers, brief: CallBrief, minutes: number): DialOrder {
  const to = toE164(numbers.contact_phone_number) ?? numbers.contact_phone_number;
  return { callId, to, from: numbers.from_number, brief, maxDurationSeconds: minutes * 60 };
}
