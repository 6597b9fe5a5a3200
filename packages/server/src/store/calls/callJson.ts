import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import { endMessages, failureMessages, type CallEndCode } from "../../domain/call.ts";
import { companyRefJson } from "../archive.ts";
import type { HoldReason } from "../../domain/dial-policy/decideDial.ts";
import { authorName, questionAnswersJson } from "./readings.ts";
import { feedbackJson } from "../feedbacks.ts";
import { interventionsJson } from "./interventions.ts";
import { companyHeldReason, companyHeldUntil } from "./breakers.ts";
import { columnsOf, iso, isPresent, jsonOf, many, namedRef, oneOrNull, usd, when, type FieldsOf } from "../json.ts";

const messages = sql.lit(storedJson(failureMessages));

const endings = sql.lit(storedJson(endMessages));

const c = columnsOf<"calls">("c");
const t = columnsOf<"call_turns">("t");
const h = columnsOf<"call_status_changes">("h");
const r = columnsOf<"call_recordings">("r");
const k = columnsOf<"carrier_costs">("k");
const said = columnsOf<"call_answers">("said");
const l = columnsOf<"ledger_entries">("l");

const isQueued = sql<boolean>`c.status = 'QUEUED' and c.dialled_at is null`;
const ofCompany = companyHeldUntil(sql`c.seller_company_id`);
/** The later of the two times until which a call is held: by the dial policy, or by a breaker of its company. */
const heldMoment = sql<Date | null>`greatest(c.not_before, ${ofCompany})`;
const holdReason = sql<HoldReason | null>`case
  when ${ofCompany} > c.not_before or c.not_before is null then ${companyHeldReason(sql`c.seller_company_id`)}
  else c.hold_reason end`;
const isHeld = sql<boolean>`${isQueued} and ${heldMoment} is not null`;
const isFailed = sql<boolean>`c.status = 'FAILED'`;

/** The reason why a call ended; null until it has ended. */
export const endCode = sql<CallEndCode | null>`case
  when c.status = 'FAILED' then 'FAILED'
  when c.status = 'BUSY' then 'LINE_BUSY'
  when c.status = 'NO_ANSWER' then 'NOT_ANSWERED'
  when c.status = 'CANCELLED' and c.dialled_at is null then 'CANCELLED'
  when c.status in ('COMPLETED', 'CANCELLED') and c.hang_up_asked_at is not null then 'HUNG_UP'
  when c.status = 'CANCELLED' then 'CANCELLED'
  when c.status = 'COMPLETED' and c.answer = 'ANSWERING_MACHINE' then 'MACHINE_ANSWERED'
  when c.status = 'COMPLETED' then 'CONVERSATION_ENDED' end`;

/** The reason why a call ended, as a sentence; null until it has ended. */
export const endMessage = sql<string | null>`case when ${isFailed} then ${messages}::jsonb ->> c.failure_code
  else ${endings}::jsonb ->> (${endCode}) end`;

/** Who answered, according to the conversation. */
export const answeredBy = sql<Schemas["CallAnsweredBy"] | null>`case c.answer
  when 'NO_CALL' then null when 'IN_PROGRESS' then null when 'ANSWERING_MACHINE' then 'MACHINE' else 'PERSON' end`;

/** The time until which the dial policy, a breaker or a missing number holds a waiting call. */
export const heldUntil = sql<string | null>`case when ${isQueued} then ${iso(heldMoment)} end`;

const fields = {
  id: c.id,
  status: c.status,
  answer: c.answer,
  type: c.type,
  language: c.language,
  timeZone: c.time_zone,
  startAt: iso(c.start_at),
  localCallAt: c.local_call_at,
  answeredAt: iso(c.answered_at),
  endedAt: iso(c.ended_at),
  durationSeconds: c.duration_seconds,
  voiceRecord: c.has_recording,
  failureReason: when(
    isPresent(c.failure_code),
    jsonOf<Schemas["CallFailureReason"]>({
      code: sql<Schemas["CallFailureCode"]>`c.failure_code`,
      message: sql<string>`${messages}::jsonb ->> c.failure_code`,
    }),
  ),
  endReason: when(
    sql<boolean>`${endCode} is not null`,
    jsonOf<Schemas["CallEndReason"]>({
      code: sql<CallEndCode>`${endCode}`,
      message: sql<string>`coalesce(${endMessage}, '')`,
    }),
  ),
  answeredBy,
  result: c.result,
  nextStep: c.next_step,
  score: c.score,
  heldUntil,
  heldReason: when(
    isHeld,
    jsonOf<Schemas["CallFailureReason"]>({
      code: sql<Schemas["CallFailureCode"]>`${holdReason}`,
      message: sql<string>`${messages}::jsonb ->> (${holdReason})`,
    }),
  ),
  attempt: c.attempt,
  attempts: c.attempts,
  retryOf: c.retry_of,
  campaign: oneOrNull(
    namedRef(columnsOf<"campaigns">("campaign")),
    sql`from campaigns campaign where campaign.id = c.campaign_id`,
  ),
  conversation: many(
    jsonOf<Schemas["ConversationEntry"]>({ role: t.role, content: t.content, startSecond: t.start_second }),
    t.position,
    sql`from call_turns t where t.call_id = c.id`,
  ),
  phoneBook: when(isPresent(c.phone_book_id), jsonOf<Schemas["CallPhoneBook"]>({ id: sql<string>`c.phone_book_id` })),
  potentialCustomerCompany: jsonOf<Schemas["CallCustomer"]>({ id: c.potential_customer_id, name: c.customer_name }),
  contact: jsonOf<Schemas["CallContact"]>({
    id: c.contact_id,
    name: c.contact_name,
    surname: c.contact_surname,
    title: c.contact_title,
    phoneNumber: c.contact_phone_number,
  }),
  product: when(
    isPresent(c.product_id),
    jsonOf<Schemas["NamedRef"]>({ id: sql<string>`c.product_id`, name: sql<string>`c.product_name` }),
  ),
  sellerCompanyNumber: when(
    isPresent(c.from_number),
    jsonOf<Schemas["CallNumber"]>({ number: sql<string>`c.from_number` }),
  ),
  sellerCompany: companyRefJson(c.seller_company_id),
  createdAt: iso(c.created_at),
  updatedAt: iso(c.updated_at),
} satisfies FieldsOf<Schemas["Call"]>;

/** A call `c` as the contract's `Call`. */
export const callJson = jsonOf<Schemas["Call"]>(fields);

const timeline = many(
  jsonOf<Schemas["CallTimelineEntry"]>({ status: h.status, at: iso(h.at) }),
  h.rank,
  sql`from call_status_changes h where h.call_id = c.id`,
);

/** A test call `c` as the contract's `TestCall`. */
export const testCallJson = jsonOf<Schemas["TestCall"]>({
  id: fields.id,
  status: fields.status,
  phoneNumber: c.contact_phone_number,
  language: fields.language,
  startAt: fields.startAt,
  answeredAt: fields.answeredAt,
  endedAt: fields.endedAt,
  durationSeconds: fields.durationSeconds,
  failureReason: fields.failureReason,
  timeline,
  conversation: fields.conversation,
  proofDigits: c.proof_digits,
  isProven: sql<boolean>`(c.proof_digits is null or c.proven_at is not null)`,
  createdAt: fields.createdAt,
});

/** The carrier of a call `c`, its charge, and the charge for the company. */
const carrierJson = jsonOf<Schemas["CallCarrier"]>({
  name: c.carrier,
  cost: oneOrNull(
    jsonOf<Schemas["CarrierCost"]>({ amount: usd(k.amount_micros), currency: k.currency }),
    sql`from carrier_costs k where k.call_id = c.id and k.kind = 'TOTAL'`,
  ),
  charged: sql<
    number | null
  >`(select usd(-${l.amount_micros}) from ledger_entries l where l.call_id = c.id and l.kind = 'SETTLE')`,
});

/** The reading of a call `c`, with a person's last correction. */
const readingJson = oneOrNull(
  sql<
    Schemas["CallReading"]
  >`reading.reading || jsonb_build_object('readAt', ${iso(columnsOf<"call_readings">("reading").read_at)}, 'questions', ${questionAnswersJson}, 'setAnswer', ${oneOrNull(
    jsonOf<Schemas["SetAnswer"]>({ answer: said.answer, by: authorName, at: iso(said.set_at) }),
    sql`from (select * from call_answers a where a.call_id = c.id order by a.set_at desc, a.id desc limit 1) said`,
  )})`,
  sql`from call_readings reading where reading.call_id = c.id`,
);

/** The reader of a call in full. */
export interface DetailReader {
  /** The person whose feedback is shown. */
  author: string;
  /** Whether the reader is a manager: only managers see the carrier. */
  isManaged: boolean;
  /** The reader's interventions in calls in progress, by carrier. */
  abilities: Partial<Record<Schemas["CallCarrier"]["name"], readonly Schemas["CallAbility"][]>>;
}

/** A call `c` as the contract's `CallDetail`. */
export const callDetailJson = ({ author, isManaged, abilities }: DetailReader) =>
  jsonOf<Schemas["CallDetail"]>({
    ...fields,
    abilities: sql<Schemas["CallAbility"][]>`case when c.ended_at is null and c.dialled_at is not null
      then coalesce(${storedJson(abilities)}::jsonb -> c.carrier, '[]') else '[]' end`,
    interventions: interventionsJson,
    carrier: when(sql<boolean>`${isManaged}::boolean and c.dialled_at is not null`, carrierJson),
    timeline,
    reading: readingJson,
    recording: oneOrNull(
      jsonOf<Schemas["CallRecording"]>({
        durationSeconds: r.duration_seconds,
        peaks: r.peaks,
        url: sql<string>`'/v1/calls/history/record/' || c.id`,
      }),
      sql`from call_recordings r where r.call_id = c.id`,
    ),
    feedback: oneOrNull(feedbackJson, sql`from feedbacks f where f.call_id = c.id and f.author = ${author}`),
  });
