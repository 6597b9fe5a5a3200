import type { Schemas } from "@callwright/sdk/contract";

import { isTerminal, type CallStatus } from "../../domain/call.ts";
import { fromUsd, toUsd } from "../../domain/money.ts";
import { courseOf } from "../carriers/simulator/course.ts";
import type { LiveEvent } from "../../events/liveEvent.ts";
import type { RunningServer } from "../../server.ts";
import { readAccount, readBalance } from "../../store/ledger.ts";
import { deposit, spend } from "../../store/transactions.ts";
import { nextYear } from "../../testing/nextYear.ts";
import type { TestClient } from "../../testing/TestClient.ts";

/** The parts of an item; the last two digits of the number decide the course of its call. */
export interface ItemWish {
  phoneNumber?: string;
  timeZone?: string;
}

export interface Item {
  id: string;
  contactId: string;
  customerId: string;
  customerName: string;
  phoneNumber: string;
}

let made = 0;

/**
 * A valid number with these last two digits, which decide the course of a simulated call; with 44 the person is
 * interested.
 */
export const numberEnding = (digits: string) => `+47228601${digits}`;

let numbered = 0;

/** The same, with a number that nobody has yet: calls to one number wait for each other. */
export function uniqueNumber(digits: string): string {
  numbered += 1;
  const number = `+4799${String(numbered).padStart(4, "0")}${digits}`;
  const course = courseOf(number);
  const isAsSaid = digits !== "44" || (course.kind === "reached" && course.mood === "POSITIVE");
  return isAsSaid ? number : uniqueNumber(digits);
}

/** Creates a call center item over HTTP: a customer with a contact, and the item for one of the company's products. */
export async function makeItem(
  seller: TestClient,
  { phoneNumber = uniqueNumber("44"), timeZone = "Europe/Oslo" }: ItemWish = {},
): Promise<Item> {
  made += 1;
  const { companyId, productId, countries } = await surroundingsOf(seller);
  const country = countries.find(({ timeZones }) => timeZones.includes(timeZone));
  const customerName = `Customer ${made}`;
  const customer = await created<Schemas["PotentialCustomerDetail"]>(seller, "/v1/potential-customers", {
    name: customerName,
    headquarterCountryId: country?.id,
    timeZone,
    productIds: [productId],
    contact: { name: "Ingrid", surname: "Solberg", title: "Buyer", phoneNumber },
  });
  const contactId = customer.contacts[0]?.id ?? "";
  const body = { contactId, potentialCustomerCompanyId: customer.id, productId, sellerCompanyId: companyId };
  const item = await created<Schemas["PhoneBook"]>(seller, "/v1/phone-books", body);
  return { id: item.id, contactId, customerId: customer.id, customerName, phoneNumber };
}

/** Schedules a call to a new item for next year; returns its id. */
export async function scheduleCall(seller: TestClient, wish?: ItemWish): Promise<string> {
  const { id } = await makeItem(seller, wish);
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
    phoneBookIds: [id],
    type: "CALL_LATER",
    cronDate: `${nextYear}-05-04T10:30`,
  });
  return body.items[0]?.callId ?? "";
}

const known = new WeakMap<
  TestClient,
  Promise<{ companyId: string; productId: string; countries: Schemas["Country"][] }>
>();

function surroundingsOf(seller: TestClient) {
  const found = known.get(seller) ?? readSurroundings(seller);
  known.set(seller, found);
  return found;
}

async function readSurroundings(seller: TestClient) {
  const [profile, products, countries] = await Promise.all([
    seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me"),
    seller.get<Schemas["ProductList"]>("/v1/products"),
    seller.get<Schemas["CountryList"]>("/v1/countries"),
  ]);
  const productId =
    products.body.items[0]?.id ?? (await created<Schemas["Product"]>(seller, "/v1/products", { name: "Olive oil" })).id;
  return { companyId: profile.body.sellerCompanies[0]?.id ?? "", productId, countries: countries.body.items };
}

/** Follows everybody's calls from now on. */
export function watchCalls(server: RunningServer) {
  const seen: Extract<LiveEvent, { type: "call.updated" }>[] = [];
  const waiting = new Set<() => void>();
  const stopping = new AbortController();
  const events = server.context.events.follow({ kind: "everything" }, { signal: stopping.signal });
  const reading = (async () => {
    for await (const event of events) {
      if (event.type === "call.updated") seen.push(event);
      for (const look of waiting) look();
    }
  })();

  return {
    /** The statuses of a call, as an observer saw them. */
    courseOf: (callId: string): CallStatus[] =>
      seen
        .filter(({ call }) => call.id === callId)
        .map(({ call }) => call.status)
        .filter((status, index, all) => status !== all[index - 1]),
    /** Resolves when all of the calls have ended, and those that were answered have a recording. */
    async untilEnded(callIds: string[], withinMs = 60_000): Promise<void> {
      const isOver = (id: string) =>
        seen.some(
          ({ call }) => call.id === id && isTerminal(call.status) && (call.status !== "COMPLETED" || call.voiceRecord),
        );
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          const open = callIds.filter((id) => !isOver(id));
          const courses = open.map((id) =>
            seen
              .filter(({ call }) => call.id === id)
              .map(({ call }) => call.status)
              .join(" "),
          );
          reject(
            new Error(
              `${open.length} of ${callIds.length} calls did not end within ${withinMs} ms: ${courses.join(", ")}`,
            ),
          );
        }, withinMs);
        const look = () => {
          if (!callIds.every(isOver)) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await reading;
    },
  };
}

/** Direct access to a company's data for a test. */
export function callPlaces({ context: { db, clock, ids } }: RunningServer, client: TestClient) {
  const companyId = async () => (await surroundingsOf(client)).companyId;
  const balance = async () => readBalance(db, await companyId());
  const transaction = async (amountMicros: bigint) => ({
    id: ids.next(),
    companyId: await companyId(),
    amountMicros,
    description: "Test",
    at: clock.now(),
  });
  return {
    companyId,
    balance: async () => toUsd(await balance()),
    async payIn(usd: number): Promise<void> {
      const paid = await transaction(fromUsd(usd));
      await db.transaction().execute((trx) => deposit(trx, paid));
    },
    async spendAll(): Promise<void> {
      const everything = await transaction(await balance());
      await db.transaction().execute((trx) => spend(trx, everything));
    },
    async useUpFreeMinutes(): Promise<void> {
      await db
        .updateTable("subscriptions")
        .set({ used_minutes: 100_000 })
        .where("seller_company_id", "=", await companyId())
        .execute();
    },
    callFee: async () => toUsd((await readAccount(db, await companyId())).rate.callFeeMicros),
    /** Whether nothing is reserved and the balance is the sum of all entries. */
    async isSettled(): Promise<boolean> {
      const { heldMicros, heldFreeMinutes, balanceMicros } = await readAccount(db, await companyId());
      const entries = await db
        .selectFrom("ledger_entries")
        .select("amount_micros")
        .where("seller_company_id", "=", await companyId())
        .execute();
      return (
        heldMicros === 0n &&
        heldFreeMinutes === 0 &&
        balanceMicros === entries.reduce((sum, entry) => sum + entry.amount_micros, 0n)
      );
    },
    reservationsOf: async (callId: string) => {
      const entries = db.selectFrom("ledger_entries").select("position").where("kind", "=", "RESERVE");
      return (await entries.where("call_id", "=", callId).execute()).length;
    },
    statusOf: async (callId: string) =>
      (await db.selectFrom("calls").select("status").where("id", "=", callId).executeTakeFirst())?.status,
  };
}

async function created<Body>(client: TestClient, path: string, body: object): Promise<Body> {
  const answer = await client.post<Body>(path, body);
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
