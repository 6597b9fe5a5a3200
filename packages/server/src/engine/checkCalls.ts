import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import { failureMessages, type CallFailureCode } from "../domain/call.ts";
import { MAX_CALL_MINUTES, priceCall } from "../domain/callPrice.ts";
import { toUsd } from "../domain/money.ts";
import { readCallTargets } from "../store/calls/callTargets.ts";
import { readAccount } from "../store/ledger.ts";
import type { DialDecision } from "../domain/dial-policy/decideDial.ts";
import { callerNow, decideEach, readDialFacts, rulesOf } from "./decideDials.ts";
import type { EngineContext } from "./engineContext.ts";
import { candidatesOf, findItems, judgeItems, placesOf, type JudgedWish, type Judgement } from "./judgeItems.ts";
import { readTakenPlaces } from "./takenPlaces.ts";

type Needed = Pick<EngineContext, "config" | "db" | "clock" | "carrier">;
type Verdict = Schemas["AdvisedCall"];

/** What `placeCalls` would do with the same request now. Nothing is written, and no other request has to wait. */
export async function checkCalls(
  engine: Needed,
  within: Scope,
  { phoneBookIds, ...wish }: JudgedWish & { phoneBookIds: string[] },
): Promise<Schemas["CallCheck"]> {
  const { db, clock, config } = engine;
  const now = clock.now();
  const targets = await readCallTargets(db, within, phoneBookIds, engine.carrier.name);
  const items = findItems(phoneBookIds, targets, wish, now, config.telephony.callingDay);
  const taken = await readTakenPlaces(db, placesOf(items));
  const facts = await readDialFacts(engine, db, candidatesOf(items), true, now);
  const rules = rulesOf(engine);
  const decide = (isEnforced: boolean) => decideEach(facts, { ...rules, isEnforced }, now);
  const judge = (decisions: Map<string, DialDecision>) => judgeItems(db, items, wish, decisions, new Set(taken), now);

  const decisions = decide(rules.isEnforced);
  const judgements = await judge(decisions);
  const verdicts = judgements.map(verdictOf);
  const advised = rules.isEnforced ? null : (await judge(decide(true))).map(verdictOf);
  const callers = new Map(
    facts.map((candidate) => {
      const decision = decisions.get(candidate.id);
      return [candidate.id, decision?.kind === "dial" ? decision.from : callerNow(candidate, now)];
    }),
  );
  return {
    items: verdicts.map((verdict, index) => {
      const advice = advised?.[index];
      const isSame = !advice || (advice.verdict === verdict.verdict && advice.reason?.code === verdict.reason?.code);
      const phoneBookId = phoneBookIds[index] ?? "";
      const fromNumber = callers.get(phoneBookId) ?? null;
      return { phoneBookId, fromNumber, ...verdict, advised: isSame ? null : advice };
    }),
    totals: totalsOf(verdicts),
    advised: advised && totalsOf(advised),
    costUpTo: await costUpTo(engine, judgements),
  };
}

function verdictOf(judgement: Judgement): Verdict {
  switch (judgement.kind) {
    case "now":
      return { verdict: "NOW", heldUntil: null, reason: null };
    case "held":
      return { verdict: "HELD", heldUntil: judgement.until.toISOString(), reason: reasonOf(judgement.reason) };
    case "refused":
      return { verdict: "REFUSED", heldUntil: null, reason: reasonOf(judgement.code) };
  }
}

function reasonOf(code: CallFailureCode): Schemas["CallFailureReason"] {
  return { code, message: failureMessages[code] };
}

function totalsOf(verdicts: Verdict[]): Schemas["CallCheckTotals"] {
  const count = (verdict: Verdict["verdict"]) => verdicts.filter((one) => one.verdict === verdict).length;
  const groups = Map.groupBy(
    verdicts.filter(({ reason }) => reason !== null),
    ({ verdict, reason }) => `${verdict} ${reason?.code}`,
  );
  const byReason = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first?.reason) return [];
    const heldUntil = group.flatMap(({ heldUntil: until }) => until ?? []).toSorted()[0] ?? null;
    return { verdict: first.verdict, reason: first.reason, count: group.length, heldUntil };
  });
  return {
    now: count("NOW"),
    held: count("HELD"),
    refused: count("REFUSED"),
    byReason: byReason.toSorted((one, other) => other.count - one.count),
  };
}

/** The maximum cost of the calls, by each company's plan. */
async function costUpTo({ db }: Needed, judgements: Judgement[]): Promise<number> {
  const called = judgements.flatMap((judgement) =>
    judgement.kind === "refused" ? [] : judgement.item.target.company.id,
  );
  let micros = 0n;
  for (const [companyId, calls] of Map.groupBy(called, (companyId) => companyId)) {
    const { rate } = await readAccount(db, companyId);
    micros += priceCall(calls.length * MAX_CALL_MINUTES * 60, rate).amountMicros;
  }
  return toUsd(micros);
}
