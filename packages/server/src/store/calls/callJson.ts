import { sql } from "kysely";

import { failureMessages } from "../../domain/call.ts";
import { companyRefJson } from "../archive.ts";
import { feedbackJson } from "../feedbacks.ts";

const messages = JSON.stringify(failureMessages);

const fields = sql`
  'id', c.id, 'status', c.status, 'answer', c.answer, 'type', c.type, 'language', c.language, 'timeZone', c.time_zone,
  'startAt', iso(c.start_at), 'localCallAt', c.local_call_at, 'answeredAt', iso(c.answered_at), 'endedAt', iso(c.ended_at),
  'durationSeconds', c.duration_seconds, 'voiceRecord', c.has_recording,
  'failureReason', case when c.failure_code is not null
    then json_build_object('code', c.failure_code, 'message', ${messages}::jsonb ->> c.failure_code) end,
  'conversation', coalesce((
    select json_agg(json_build_object('role', t.role, 'content', t.content, 'startSecond', t.start_second) order by t.position)
    from call_turns t where t.call_id = c.id), '[]'),
  'phoneBook', case when c.phone_book_id is not null then json_build_object('id', c.phone_book_id) end,
  'potentialCustomerCompany', json_build_object('id', c.potential_customer_id, 'name', c.customer_name),
  'contact', json_build_object('id', c.contact_id, 'name', c.contact_name, 'surname', c.contact_surname,
    'title', c.contact_title, 'phoneNumber', c.contact_phone_number),
  'product', case when c.product_id is not null then json_build_object('id', c.product_id, 'name', c.product_name) end,
  'sellerCompanyNumber', case when c.from_number is not null then json_build_object('number', c.from_number) end,
  'sellerCompany', ${companyRefJson(sql`c.seller_company_id`)},
  'createdAt', iso(c.created_at), 'updatedAt', iso(c.updated_at)`;

/** A call `c` as the contract's `Call`. */
export const callJson = sql`json_build_object(${fields})`;

/** A call `c` as the contract's `CallDetail`, with the feedback of one author. */
export const callDetailJson = (author: string) => sql`json_build_object(${fields},
  'timeline', (
    select json_agg(json_build_object('status', h.status, 'at', iso(h.at)) order by h.rank)
    from call_status_changes h where h.call_id = c.id),
  'recording', (
    select json_build_object('durationSeconds', r.duration_seconds, 'peaks', r.peaks, 'url', '/v1/calls/history/record/' || c.id)
    from call_recordings r where r.call_id = c.id),
  'feedback', (
    select ${feedbackJson}
    from feedbacks f where f.call_id = c.id and f.author = ${author}))`;
