import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import { seededRandom } from "../domain/seededRandom.ts";
import { fromUsd, toUsd } from "../domain/money.ts";
import { callPlaces, makeItem, uniqueNumber, watchCalls } from "../engine/testing/callCenter.ts";
import { deliver, startFakeStripe } from "../payments/testing/fakeStripe.ts";
import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";
import { spend } from "./transactions.ts";

// Two of our processes on one database, and a fake Stripe.
const stripe = await startFakeStripe();
// Two hundred at once wait for one another: in the database, not for a connection. Everything waits for one company, so
// each concurrent request has a connection.
const env = { ...stripe.env, DATABASE_POOL_SIZE: "30" };
const one = await startTestServer({ env });
const two = await startTestServer({ env, databaseUrl: one.context.config.databaseUrl });
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});
const { db, ids, clock } = one.context;
const sellers = [await one.signIn(people.seller), await two.signIn(people.master)] as const;
const places = callPlaces(one, sellers[0]);
const companyId = await places.companyId();

/** The transactions that the company can see, added up independently of the ledger. */
const happened = { deposited: 0, redeemed: 0, spent: 0, bought: 0, refusedSpends: 0 };

const codes = Array.from({ length: 10 }, (_, index) => `RACE${index}`);
const codeWorth = 1.25;
const depositUsd = 2;
const spendUsd = 3.1;
const numberUsd = 4;

async function spendOnce(turn: number): Promise<void> {
  const wanted = {
    id: ids.next(),
    companyId,
    amountMicros: fromUsd(spendUsd),
    description: "A number",
    at: clock.now(),
  };
  const server = turn % 2 === 0 ? one : two;
  const balance = await server.context.db.transaction().execute((trx) => spend(trx, wanted));
  if (balance === null) happened.refusedSpends += 1;
  else happened.spent += 1;
}

/** Buys a number in addition to the free ones. */
async function buyOnce(turn: number, phoneNumber: string): Promise<void> {
  const purchase = { number: phoneNumber, countryIso2: "US", sellerCompanyId: companyId };
  const { status } = await sellers[turn % 2]!.post("/v1/numbers", purchase);
  expect([201, 402]).toContain(status);
  if (status === 201) happened.bought += 1;
  else happened.refusedSpends += 1;
}

/** A deposit from the request to the webhooks, which are sent twice; some are refunded at the same time. */
async function depositOnce(turn: number): Promise<void> {
  const seller = sellers[turn % 2]!;
  const asked = await seller.post<Schemas["Deposit"]>("/v1/transactions/deposit", { amount: depositUsd });
  const checkout = stripe.checkouts.find(({ url }) => url === asked.body.data.link);
  if (!checkout) throw new Error(`No checkout: ${asked.status}`);
  const paid = stripe.paid(checkout);
  const refunds = turn % 5 < 2 ? [stripe.refunded(checkout, 50), stripe.refunded(checkout, 200)] : [];
  const events = [paid, ...refunds, paid, ...refunds];
  const answers = await Promise.all(
    events.map((event, index) => deliver(index % 2 === 0 ? one.anonymous : two.anonymous, event)),
  );
  expect(answers.map(({ status }) => status)).toEqual(events.map(() => 200));
  happened.deposited += 1;
}

async function redeemOnce(turn: number): Promise<void> {
  const { status } = await sellers[turn % 2]!.post("/v1/promo-codes/redeem", { code: codes[turn % codes.length] });
  expect([200, 409]).toContain(status);
  if (status === 200) happened.redeemed += 1;
}

it("200 spends, deposits, refunds, redeems and calls at once end with the ledger's sum, and never below zero or what is set aside", async () => {
  await places.useUpFreeMinutes();
  await places.spendAll();
  await places.payIn(15);
  await db
    .insertInto("promo_codes")
    .values(
      codes.map((code) => ({
        id: ids.next(),
        code,
        amount_micros: fromUsd(codeWorth),
        max_redemptions: null,
        expires_at: null,
      })),
    )
    .execute();
  // Half of the calls end without an answer and release their reservations, the others are charged.
  const endings = ["00", "44", "01", "44", "02", "44", "00", "44", "01", "44"];
  const items = await Promise.all(endings.map((ending) => makeItem(sellers[0], { phoneNumber: uniqueNumber(ending) })));
  await using calls = watchCalls(one);
  const callIds: string[] = [];
  const callOnce = async (id: string) => {
    const { body } = await sellers[0].post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [id] });
    callIds.push(...body.items.flatMap(({ callId }) => callId ?? []));
  };

  const { body: inventory } = await sellers[0].get<Schemas["AvailableNumberList"]>(
    "/v1/numbers/available?countryCode=US",
  );
  const numbers = inventory.items.slice(0, 10);
  expect(numbers).toHaveLength(10);

  const times = (count: number, what: (turn: number) => Promise<void>) =>
    Array.from({ length: count }, (_, turn) => () => what(turn));
  const work = [
    ...times(60, spendOnce),
    ...numbers.map(
      ({ phoneNumber }, turn) =>
        () =>
          buyOnce(turn, phoneNumber),
    ),
    ...times(80, depositOnce), // 32 of them with refunds
    ...times(40, redeemOnce),
    ...items.map(
      ({ id }) =>
        () =>
          callOnce(id),
    ),
  ];
  expect(work).toHaveLength(200);
  const random = seededRandom("money");
  const shuffled = work.map((run) => ({ run, at: random() })).toSorted((first, second) => first.at - second.at);
  await Promise.all(shuffled.map(({ run }) => run()));
  await calls.untilEnded(callIds, 90_000);

  const ledger = await readLedger();
  const balances = await Promise.all(
    sellers.map(async (seller) => (await seller.get<Schemas["Balance"]>("/v1/transactions/balance")).body.balance),
  );
  expect(balances).toEqual([toUsd(ledger.sum), toUsd(ledger.sum)]);
  expect(ledger).toMatchObject({ last: ledger.sum, held: 0n, brokenSums: 0, unbookedTransactions: 0 });
  expect(ledger.lowestFree).toBeGreaterThanOrEqual(0n);
  expect(ledger.lowestHeld).toBeGreaterThanOrEqual(0n);

  // Nothing is missing and nothing was added: the transactions have the same sum.
  expect(happened.deposited).toBe(80);
  expect(happened.redeemed).toBe(codes.length);
  expect(happened.spent).toBeGreaterThan(0);
  expect(happened.refusedSpends).toBeGreaterThan(0);
  expect(happened.spent + happened.bought + happened.refusedSpends).toBe(70);
  const { refunded, takenBack } = await readRefunds();
  expect(refunded).toBe(32 * depositUsd);
  expect(takenBack).toBeLessThanOrEqual(refunded);
  const paidIn = 15 + 80 * depositUsd + codes.length * codeWorth;
  const paidOut = happened.spent * spendUsd + happened.bought * numberUsd + (await readCallCharges(callIds));
  const expected = paidIn - paidOut - takenBack;
  expect(toUsd(ledger.sum)).toBeCloseTo(expected, 6);
}, 120_000);

async function readLedger() {
  const { rows } = await sql<{
    sum: bigint;
    last: bigint;
    held: bigint;
    lowestFree: bigint;
    lowestHeld: bigint;
    brokenSums: number;
    unbookedTransactions: number;
  }>`
    with entries as (
      select *, lag(balance_after_micros, 1, 0) over (order by position) as balance_before, row_number() over (order by position) as row
      from ledger_entries where seller_company_id = ${companyId}
    )
    select sum(amount_micros)::bigint as sum,
      (array_agg(balance_after_micros order by position desc))[1] as last,
      (array_agg(held_after_micros order by position desc))[1] as held,
      min(balance_after_micros - held_after_micros) as "lowestFree", min(held_after_micros) as "lowestHeld",
      (count(*) filter (where balance_after_micros <> balance_before + amount_micros or position <> row))::int as "brokenSums",
      (select count(*)::int from transactions t where t.seller_company_id = ${companyId}
        and (t.status = 'COMPLETED') <> exists (
          select from entries e where e.transaction_id = t.id and e.balance_after_micros = t.balance_micros
            and e.amount_micros = case t.type when 'DEPOSIT' then t.amount_micros else -t.amount_micros end)) as "unbookedTransactions"
    from entries`.execute(db);
  return rows[0]!;
}

async function readRefunds(): Promise<{ refunded: number; takenBack: number }> {
  const payments = await db.selectFrom("payments").select(["refunded_micros", "taken_back_micros"]).execute();
  const sum = (values: bigint[]) => toUsd(values.reduce((total, value) => total + value, 0n));
  return {
    refunded: sum(payments.map(({ refunded_micros }) => refunded_micros)),
    takenBack: sum(payments.map(({ taken_back_micros }) => taken_back_micros)),
  };
}

/** The costs of the calls by their seconds; the free minutes are used up. */
async function readCallCharges(callIds: string[]): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(ceil(duration_seconds / 60.0)), 0)::int as minutes from calls
    where id = any(${callIds}::uuid[]) and status = 'COMPLETED'`.execute(db);
  return rows[0]!.minutes * (await places.callFee());
}
