import { describe, expect, it } from "vitest";

import {
  CarrierRejection,
  type Carrier,
  type CarrierCall,
  type CarrierEvent,
  type CarrierLink,
  type CarrierReport,
  type DialOrder,
} from "../carriers/port.ts";
import { isSignedBody } from "../carriers/signature.ts";

/** What the suite needs from an adapter. */
export interface CarrierUnderTest {
  carrier: Carrier;
  secret: Uint8Array;
  /** How our assistant speaks, if the carrier has no agent of its own. */
  talk?: CarrierLink["talk"];
  /** Creates the call on our side that is about to be dialled, if the carrier asks for it when it is answered. */
  prepare?: (callId: string) => Promise<void>;
  /** Numbers for which the behaviour of the carrier is known. */
  numbers: { answered: string; busy: string; unanswered: string; invalid: string };
}

/** The subject of a call, if it does not matter. */
export const anyBrief = {
  language: "en",
  company: { name: "Aegean Olive Trading", about: null },
  product: { name: "Olive oil", about: null },
  faqs: [],
  customer: { name: "Fjord Delikatesse" },
  contact: { name: "Ingrid", surname: "Solberg" },
};

/**
 * What the engine requires of every carrier. A new adapter must pass this before it is used.
 *
 * @example itBehavesLikeACarrier("simulator", async () => ({ carrier, secret, numbers }))
 */
export function itBehavesLikeACarrier(name: string, setUp: () => Promise<CarrierUnderTest>): void {
  describe(`${name} is a carrier`, () => {
    it("reports a call that is answered: ringing where it tells that, answered, ended with its seconds, and then its conversation and sound", async () => {
      await using calls = await placeCalls(await setUp());
      const callId = await calls.place("answered");
      const events = await calls.untilReported(callId, "RECORDING_READY");
      const ringing = calls.carrier.traits.tellsRinging ? ["RINGING"] : [];
      const course = [...ringing, "ANSWERED", "ENDED", "RECORDING_READY"];
      expect(events.map(({ type }) => type).filter((type) => course.includes(type))).toEqual(course);
      const ended = events.find(({ type }) => type === "ENDED");
      expect(ended).toMatchObject({ callId, outcome: "COMPLETED" });
      expect(ended?.durationSeconds).toBeGreaterThan(0);

      // The last words may be stored a moment after the end was reported.
      const roles = async () => new Set((await calls.report(callId)).conversation.map(({ role }) => role));
      await expect.poll(roles, { timeout: 20_000 }).toEqual(new Set(["ASSISTANT", "CONTACT"]));
      const recording = await calls.carrier.readRecording(calls.of(callId));
      expect(recording?.durationSeconds).toBeCloseTo(ended?.durationSeconds ?? 0, 0);
    });

    it.each([
      ["busy", "BUSY"],
      ["unanswered", "NO_ANSWER"],
      ["invalid", "FAILED"],
    ] as const)(
      "reports a number that is %s as %s, or refuses the order, without conversation and sound",
      async (number, outcome) => {
        await using calls = await placeCalls(await setUp());
        const callId = await calls.place(number);
        const refusal = calls.refusals.get(callId);
        const events = refusal ? [] : await calls.untilReported(callId, "ENDED");
        const known = refusal ? { outcome: "FAILED", failureCode: refusal.failureCode } : events.at(-1);
        expect(known).toMatchObject(number === "invalid" ? { outcome, failureCode: "INVALID_NUMBER" } : { outcome });
        expect(events.some(({ type }) => type === "ANSWERED")).toBe(false);
        expect((await calls.carrier.read(calls.of(callId)))?.conversation ?? []).toEqual([]);
        expect(await calls.carrier.readRecording(calls.of(callId))).toBeNull();
      },
    );

    it("places an order once, however often it comes, if it says that it has a key for it", async ({ skip }) => {
      await using calls = await placeCalls(await setUp());
      skip(calls.carrier.traits.lostOrders !== "key", "an order is given once only");
      const callId = crypto.randomUUID();
      const orders = [
        calls.place("answered", callId),
        calls.place("answered", callId),
        calls.place("answered", callId),
      ];
      await Promise.all(orders);
      expect(new Set(calls.carrierCallIds).size).toBe(1);
      const events = await calls.untilReported(callId, "ENDED");
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    });

    it("places nothing for who gave up before", async () => {
      await using calls = await placeCalls(await setUp());
      const callId = crypto.randomUUID();
      await expect(calls.place("answered", callId, AbortSignal.abort(new Error("gave up")))).rejects.toThrow("gave up");
      expect(await calls.carrier.find(calls.of(callId))).toBe("none");
    });

    it("answers the same events to who asks later, and knows nothing of a call it was never asked for", async () => {
      await using calls = await placeCalls(await setUp());
      const callId = await calls.place("busy");
      await calls.untilReported(callId, "ENDED");
      const { events } = await calls.report(callId);
      expect(events.find(({ type }) => type === "ENDED")).toMatchObject({ callId, outcome: "BUSY" });
      const stranger = { ...calls.of(crypto.randomUUID()), carrierCallId: "nobodys" };
      expect(await calls.carrier.read(stranger)).toBeNull();
    });

    it("finds a call whose answer got lost, if it can be looked through, and says when it never had one", async ({
      skip,
    }) => {
      await using calls = await placeCalls(await setUp());
      skip(calls.carrier.traits.lostOrders === "claim", "its first callback tells the id");
      const callId = await calls.place("answered");
      const lost = { ...calls.of(callId), carrierCallId: null };
      expect(await calls.carrier.find(lost)).toEqual({ carrierCallId: calls.carrierCallIds[0] });
      expect(await calls.carrier.find({ ...lost, callId: crypto.randomUUID() })).toBe("none");
      await calls.carrier.hangUp(calls.of(callId));
    });

    it("delivers again what was not taken", async () => {
      await using calls = await placeCalls(await setUp(), { takesNot: 2 });
      const callId = await calls.place("busy");
      expect((await calls.untilReported(callId, "ENDED")).at(-1)).toMatchObject({ outcome: "BUSY" });
    });

    it("says that it takes our account", async () => {
      expect(await (await setUp()).carrier.knowsAccount()).toBe(true);
    });

    it("hangs up when told to, and does not mind being told twice or about a stranger", async () => {
      await using calls = await placeCalls(await setUp());
      const callId = await calls.place("answered");
      await calls.carrier.hangUp(calls.of(callId));
      await calls.carrier.hangUp(calls.of(callId));
      await calls.carrier.hangUp({ ...calls.of(crypto.randomUUID()), carrierCallId: "nobodys" });
      expect((await calls.untilReported(callId, "ENDED")).filter(({ type }) => type === "ENDED")).toHaveLength(1);
    });
  });
}

const noTalk = (): never => {
  throw new Error("This carrier's own agent speaks");
};

/** Receives a carrier's events, and lets a test wait for them. */
async function placeCalls({ carrier, secret, numbers, talk, prepare }: CarrierUnderTest, { takesNot = 0 } = {}) {
  const reported: CarrierEvent[] = [];
  const waiting = new Set<() => void>();
  const refusals = new Map<string, CarrierRejection>();
  let timesLeft = takesNot;
  const deliver = async (rawBody: string, signature: string): Promise<void> => {
    if (!isSignedBody(secret, rawBody, signature, new Date())) throw new Error("The signature is wrong");
    if (timesLeft-- > 0) throw new Error("Not now");
    reported.push(...(JSON.parse(rawBody) as { events: CarrierEvent[] }).events);
    for (const look of waiting) look();
  };
  const connection = carrier.connect({ deliver, words: () => Promise.resolve(), talk: talk ?? noTalk });
  const carrierCallIds: string[] = [];
  const placedCalls = new Map<string, CarrierCall>();
  const of = (callId: string): CarrierCall =>
    placedCalls.get(callId) ?? { callId, carrierCallId: null, to: numbers.answered, from: null, dialledAt: new Date() };

  return {
    carrier,
    carrierCallIds,
    /** Orders that the carrier refused, by our id. */
    refusals,
    /** The data of a call with which the carrier is asked about it. */
    of,
    async report(callId: string): Promise<CarrierReport> {
      const report = await carrier.read(of(callId));
      if (!report) throw new Error("The carrier does not know this call");
      return report;
    },
    async place(
      number: keyof CarrierUnderTest["numbers"],
      callId: string = crypto.randomUUID(),
      signal = AbortSignal.timeout(10_000),
    ): Promise<string> {
      const order: DialOrder = {
        callId,
        to: numbers[number],
        from: "+12025550143",
        brief: anyBrief,
        maxDurationSeconds: 300,
      };
      await prepare?.(callId);
      const placed = await carrier.dial(order, signal).catch((error: unknown) => {
        if (!(error instanceof CarrierRejection)) throw error;
        refusals.set(callId, error);
      });
      if (!placed) return callId;
      const { carrierCallId } = placed;
      carrierCallIds.push(carrierCallId);
      placedCalls.set(callId, { callId, carrierCallId, to: order.to, from: order.from, dialledAt: new Date() });
      return callId;
    },
    /** All events of a call, in the order in which they happened, once one of this type is among them. */
    async untilReported(callId: string, type: CarrierEvent["type"]): Promise<CarrierEvent[]> {
      // An event may arrive more than once: its id shows that it is the same.
      const mine = () =>
        [...Map.groupBy(reported, ({ id }) => id).values()]
          .flatMap(([first]) => first ?? [])
          .filter((event) => event.callId === callId)
          .toSorted((one, other) => one.at.localeCompare(other.at));
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`${type} was not reported: ${JSON.stringify(mine())}`)),
          20_000,
        );
        const look = () => {
          if (!mine().some((event) => event.type === type)) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
      return mine();
    },
    [Symbol.asyncDispose]: () => connection[Symbol.asyncDispose](),
  };
}
