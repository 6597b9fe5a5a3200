import type { Schemas } from "@callwright/sdk/contract";

import type { CallFailureCode, CallStatus } from "../domain/call.ts";
import type { CampaignWish } from "../domain/campaign.ts";
import type { OwnDialPolicy } from "../domain/dial-policy/companyPolicy.ts";
import type { StoredReading } from "../domain/callReading.ts";
import type { HoldReason } from "../domain/dial-policy/decideDial.ts";
import type { SimulatedTurn } from "../domain/simulatedTurn.ts";
import type { DepositOutcome } from "../domain/deposit.ts";
import type { WebhookEventType } from "../domain/webhook.ts";
import type { LiveEventPayload } from "../events/liveEvent.ts";
import type { PaymentEvent } from "../payments/port.ts";

/**
 * The types of columns that the database does not know: JSON, and values without a constraint in the database. The
 * generated table types refer to it.
 */
export interface ColumnTypes {
  campaign_refusals: { code: CallFailureCode };
  campaigns: { wish: CampaignWish };
  call_question_answers: { value: Schemas["CallQuestionValue"] };
  call_readings: { reading: StoredReading };
  call_recordings: { peaks: number[] };
  call_status_changes: { status: CallStatus };
  calls: {
    carrier: Schemas["CallCarrier"]["name"];
    language: Schemas["Language"];
    failure_code: CallFailureCode;
    hold_reason: HoldReason;
    questions: Schemas["ProductQuestion"][];
  };
  carrier_inbox: { payload: unknown };
  dial_policies: { policy: OwnDialPolicy };
  live_events: { type: LiveEventPayload["type"]; payload: LiveEventPayload };
  payment_inbox: { type: PaymentEvent["type"]; outcome: DepositOutcome; payload: unknown };
  phone_books: { language: Schemas["Language"] };
  products: { sector: Schemas["Sector"]; questions: Schemas["ProductQuestion"][] };
  simulator_calls: { conversation: SimulatedTurn[]; unsaid_answers: string[] };
  simulator_events: { payload: unknown };
  sip_calls: { events: Schemas["CarrierEvent"][] };
  webhook_deliveries: { event: WebhookEventType };
  webhook_endpoints: { events: WebhookEventType[] };
}
