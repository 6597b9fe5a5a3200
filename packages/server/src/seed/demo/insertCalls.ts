import type { Trx } from "../../db/database.ts";
import { rankOf, type CallAnswer, type CallStatus, type ConversationTurn } from "../../domain/call.ts";
import { seededRandom } from "../../domain/seededRandom.ts";
import { wallClock } from "../../domain/wallClock.ts";
import type { CallBrief } from "../../engine/agents/port.ts";
import { scriptedAgent } from "../../engine/agents/scriptedAgent.ts";
import { layOutTurns } from "../../engine/speech/timing.ts";
import type { Ids } from "../../ids.ts";
import type { NewCall } from "../../store/calls/calls.ts";
import { readDemoCall } from "./readDemoCall.ts";
import { officeHour, pastCourse, type DemoCourse } from "./callPlan.ts";
import type { DemoDays } from "./demoDays.ts";
import type { SeededCompany } from "./insertCompanies.ts";
import type { SeededPhoneBook } from "./insertPhoneBooks.ts";

export interface CallWish {
  company: SeededCompany;
  items: SeededPhoneBook[];
  pastCount: number;
  scheduledCount: number;
  userIds: string[];
}

/** A call that was answered, for its charge. */
export interface ConnectedCall {
  id: string;
  customerName: string;
  endedAt: Date;
  durationSeconds: number;
}

interface Spoken {
  language: string;
  turns: ConversationTurn[];
  durationSeconds: number;
  mood: string;
  brief: CallBrief;
}

interface DemoCall {
  row: NewCall;
  course: [status: CallStatus, at: Date][];
  spoken: Spoken | null;
}

/**
 * Adds a company's calls of the last four months, and calls that are scheduled for the next days. The simulator's agent
 * writes the conversations; the simulator makes the audio when somebody plays it, as for any other call.
 */
export async function insertDemoCalls(trx: Trx, ids: Ids, days: DemoDays, wish: CallWish): Promise<ConnectedCall[]> {
  const random = seededRandom(`calls of ${wish.company.facts.key}`);
  const calls: DemoCall[] = [];
  const daysHere = Math.min(118, (days.now.getTime() - wish.company.joinedAt.getTime()) / 86_400_000 - 3);
  for (let index = 0; index < wish.pastCount; index += 1) {
    const item = wish.items[Math.floor(random() ** 1.5 * wish.items.length)];
    if (!item) break;
    // Recent calls are more frequent than old ones.
    const startAt = officeHour(days.ago(1 + random() ** 1.6 * daysHere), item.customer.timeZone, random, "before");
    calls.push(demoCall(ids, wish, { item, index, startAt, course: pastCourse(item.contact.phoneNumber, random) }));
  }
  for (let index = 0; index < wish.scheduledCount; index += 1) {
    const item = wish.items[(index * 5) % wish.items.length];
    if (!item) break;
    const startAt = officeHour(days.ago(-1.5 - index * 1.3), item.customer.timeZone, random, "after");
    const createdAt = days.ago(0.1 + index * 0.2);
    calls.push(demoCall(ids, wish, { item, index, startAt, course: { kind: "scheduled" }, createdAt }));
  }
  calls.sort((one, other) => one.row.created_at.getTime() - other.row.created_at.getTime());
  await store(trx, calls);
  return calls.flatMap(({ row, spoken }) =>
    spoken && row.ended_at
      ? [
          {
            id: row.id,
            customerName: row.customer_name,
            endedAt: new Date(row.ended_at),
            durationSeconds: spoken.durationSeconds,
          },
        ]
      : [],
  );
}

interface CallFacts {
  item: SeededPhoneBook;
  index: number;
  startAt: Date;
  course: DemoCourse;
  createdAt?: Date;
}

function demoCall(
  ids: Ids,
  { company, userIds }: CallWish,
  { item, index, startAt, course, createdAt }: CallFacts,
): DemoCall {
  const { customer, contact } = item;
  const product = company.facts.products[item.productIndex];
  const wasScheduled = course.kind === "cancelled" || course.kind === "scheduled" || index % 6 === 0;
  const spoken =
    course.kind === "reached" ? converse(company, item, course.mood, `${contact.phoneNumber} ${index}`) : null;
  const askedAt = createdAt ?? new Date(startAt.getTime() - (wasScheduled ? 26 * 3_600_000 : 2_000));
  const end = endOf(course, startAt, spoken?.durationSeconds ?? 0);
  const steps = courseOfStatuses(course, { askedAt, startAt, wasScheduled, ...end });
  const status = steps.at(-1)?.[0] ?? "CRON";
  return {
    course: steps,
    spoken,
    row: {
      id: ids.next(),
      seller_company_id: company.id,
      phone_book_id: item.id,
      potential_customer_id: customer.id,
      contact_id: contact.id,
      product_id: company.productIds[item.productIndex] ?? null,
      created_by_user_id: userIds[index % userIds.length] ?? null,
      type: wasScheduled ? "CALL_LATER" : "CALL_NOW",
      language: item.language,
      time_zone: customer.timeZone,
      status,
      answer: answerOf(spoken?.turns ?? null),
      start_at: startAt,
      local_call_at: wallClock(startAt, customer.timeZone),
      dialled_at: status === "CRON" || status === "CANCELLED" ? null : startAt,
      answered_at: end.answeredAt,
      ended_at: status === "CRON" ? null : end.endedAt,
      duration_seconds: spoken?.durationSeconds ?? null,
      failure_code: status === "FAILED" ? "INVALID_NUMBER" : null,
      has_recording: spoken !== null,
      reconciled_at: null,
      customer_name: customer.name,
      contact_name: contact.name,
      contact_surname: contact.surname,
      contact_title: contact.title,
      contact_phone_number: contact.phoneNumber,
      product_name: product?.name ?? null,
      questions: spoken?.brief.questions ? JSON.stringify(spoken.brief.questions) : null,
      from_number: company.numbers[0]?.number ?? null,
      created_at: askedAt,
      updated_at: status === "CRON" ? askedAt : end.endedAt,
    },
  };
}

function converse(
  { facts }: SeededCompany,
  { customer, contact, productIndex, language }: SeededPhoneBook,
  mood: Parameters<typeof scriptedAgent.converse>[1],
  seed: string,
) {
  const product = facts.products[productIndex] ?? { name: "our products", about: null, questions: [] };
  const faqs = facts.faqs.map(([question, answer]) => ({ question, answer }));
  const brief = { language, company: facts, product, questions: product.questions, faqs, customer, contact };
  const conversation = scriptedAgent.converse(brief, mood, seed);
  return {
    language: conversation.language,
    mood,
    brief,
    ...layOutTurns(conversation.utterances, conversation.language),
  };
}

function answerOf(turns: ConversationTurn[] | null): CallAnswer {
  return turns ? scriptedAgent.analyse(turns).answer : "NO_CALL";
}

function endOf(course: DemoCourse, startAt: Date, durationSeconds: number): { answeredAt: Date | null; endedAt: Date } {
  const after = (seconds: number) => new Date(startAt.getTime() + seconds * 1_000);
  if (course.kind === "reached") return { answeredAt: after(6), endedAt: after(6 + durationSeconds) };
  if (course.kind === "cancelled") return { answeredAt: null, endedAt: after(-3 * 3_600) };
  return { answeredAt: null, endedAt: after(course.kind === "unreached" && course.outcome === "NO_ANSWER" ? 26 : 4) };
}

function courseOfStatuses(
  course: DemoCourse,
  {
    askedAt,
    startAt,
    wasScheduled,
    answeredAt,
    endedAt,
  }: { askedAt: Date; startAt: Date; wasScheduled: boolean; answeredAt: Date | null; endedAt: Date },
): [CallStatus, Date][] {
  const steps: [CallStatus, Date][] = wasScheduled ? [["CRON", askedAt]] : [["QUEUED", askedAt]];
  if (course.kind === "scheduled") return steps;
  if (course.kind === "cancelled") return [...steps, ["CANCELLED", endedAt]];
  if (wasScheduled) steps.push(["QUEUED", startAt]);
  if (course.kind === "unreached" && course.outcome === "FAILED") return [...steps, ["FAILED", endedAt]];
  steps.push(["RINGING", new Date(startAt.getTime() + 1_500)]);
  if (course.kind === "unreached") return [...steps, [course.outcome, endedAt]];
  return [...steps, ["IN_PROGRESS", answeredAt ?? startAt], ["COMPLETED", endedAt]];
}

async function store(trx: Trx, calls: DemoCall[]): Promise<void> {
  await trx
    .insertInto("calls")
    .values(calls.map(({ row }) => row))
    .execute();
  const changes = calls.flatMap(({ row, course }) =>
    course.map(([status, at]) => ({ call_id: row.id, rank: rankOf(status), status, at })),
  );
  await trx.insertInto("call_status_changes").values(changes).execute();
  const spoken = calls.flatMap(({ row, spoken: talk }) => (talk ? [{ row, talk }] : []));
  const turns = spoken.flatMap(({ row, talk }) =>
    talk.turns.map(({ role, content, startSecond }, position) => ({
      call_id: row.id,
      position,
      role,
      content,
      start_second: startSecond,
    })),
  );
  await trx.insertInto("call_turns").values(turns).execute();
  for (const { row, talk } of spoken) await readDemoCall(trx, row, talk);
  await trx
    .insertInto("simulator_calls")
    .values(
      spoken.map(({ row, talk }) => ({
        call_id: row.id,
        carrier_call_id: `sim-${row.id}`,
        to_number: row.contact_phone_number,
        mood: talk.mood,
        language: talk.language,
        conversation: JSON.stringify(talk.turns),
        duration_seconds: talk.durationSeconds,
        unsaid_answers: "[]",
        accepted_at: row.created_at,
        hung_up_at: null,
      })),
    )
    .execute();
}
