import { setTimeout as pause } from "node:timers/promises";

import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { people } from "../../../testing/people.ts";
import { sweep } from "../../sweep.ts";
import { uniqueNumber } from "../../testing/callCenter.ts";
import { companyOf } from "../../testing/campaign.ts";
import { startFakePhone, type FakePhone } from "./testing/fakePhone.ts";
import { startSipServer, type SipServer } from "./testing/startSipServer.ts";
import { LINE_RATE } from "./g711.ts";

let phone: FakePhone;
let calling: SipServer;
beforeAll(async () => {
  phone = await startFakePhone();
  calling = await startSipServer(phone.port);
});
afterAll(async () => {
  await calling[Symbol.asyncDispose]();
  await phone[Symbol.asyncDispose]();
});
beforeEach(() => {
  phone.deaf = 0;
  phone.ringMs = 50;
  phone.says = new Int16Array(0);
  phone.hangsUpAfterMs = null;
});

const status = async (callId: string) => (await calling.read(callId)).status;
const ended = (callId: string, wanted: string) =>
  expect.poll(() => status(callId), { timeout: 45_000, interval: 100 }).toBe(wanted);
const atPhone = (callId: string) => phone.calls.find((call) => call.callId === `sip-${callId}`);
const row = (callId: string) =>
  calling.server.context.db.selectFrom("calls").selectAll().where("id", "=", callId).executeTakeFirstOrThrow();

/** A tone that a line recognises as a voice. */
const tone = (seconds: number) =>
  Int16Array.from(
    { length: seconds * LINE_RATE },
    (_, index) => 6_000 * Math.sin((2 * Math.PI * 440 * index) / LINE_RATE),
  );

describe("a call over SIP", () => {
  it("rings, is answered, is spoken in by our assistant, ends when the person hangs up, and can be read, heard and paid for", async () => {
    phone.ringMs = 2_000;
    phone.hangsUpAfterMs = 2_500;
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    expect(atPhone(callId)?.invitations).toBe(1);
    const { conversation } = await calling.read(callId);
    expect(conversation[0]).toMatchObject({ role: "ASSISTANT" });
    expect(conversation[0]?.content).toContain(
      "an AI assistant calling for Aegean Olive Trading. This call is recorded.",
    );
    const said = Int16Array.from(atPhone(callId)?.heard.flatMap((samples) => [...samples]) ?? []);
    const firstLoud = said.findIndex((sample) => Math.abs(sample) > 500) / LINE_RATE;
    expect(firstLoud, "seconds until the first word").toBeLessThan(1);
    await expect.poll(async () => (await calling.read(callId)).voiceRecord).toBe(true);
    const sound = await calling.recording(callId);
    expect(sound.toString("ascii", 0, 4)).toBe("RIFF");
    const { duration_seconds: seconds } = await row(callId);
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(Math.abs(sound.length / 2 / LINE_RATE - (seconds ?? 0)), "of whole seconds").toBeLessThan(1);
  });

  it.each([
    ["00", "BUSY", null],
    ["02", "FAILED", "INVALID_NUMBER"],
  ] as const)("to …%s is %s", async (digits, wanted, failureCode) => {
    const callId = await calling.call(digits);
    await ended(callId, wanted);
    expect((await row(callId)).failure_code).toBe(failureCode);
  });

  it("is taken back while it rings when the seller hangs up", async () => {
    const callId = await calling.call("01");
    await ended(callId, "RINGING");
    await calling.seller.post("/v1/calls/hang-up", { ids: [callId] });
    await expect.poll(() => status(callId), { timeout: 20_000 }).toBe("CANCELLED");
  });

  it("is hung up when the seller does, while it is talked in", async () => {
    const callId = await calling.call();
    await ended(callId, "IN_PROGRESS");
    await calling.seller.post("/v1/calls/hang-up", { ids: [callId] });
    await ended(callId, "COMPLETED");
    expect(atPhone(callId)?.isOver).toBe(true);
  });

  it("stops speaking when the person cuts in, keeps what they heard, and answers when they have finished", async () => {
    phone.says = Int16Array.from([...new Int16Array(3 * LINE_RATE), ...tone(1.5)]);
    const callId = await calling.call();
    await expect
      .poll(async () => (await calling.read(callId)).conversation.map(({ role }) => role), { timeout: 30_000 })
      .toEqual(["ASSISTANT", "CONTACT", "ASSISTANT"]);
    const { conversation } = await calling.read(callId);
    expect(conversation[0]?.content).toMatch(/^(Hello|Hi|Good)/);
    expect(conversation[0]?.content.length).toBeLessThan(120);
    expect(conversation[1]?.content).toBe("[speech]");
    atPhone(callId)?.hangUp();
    await ended(callId, "COMPLETED");
  });

  it("ends for good when the person presses 9, who is called no more", async () => {
    const callId = await calling.call();
    await ended(callId, "IN_PROGRESS");
    await expect.poll(() => atPhone(callId)?.heard.length).toBeGreaterThan(10);
    atPhone(callId)?.press("9");
    await ended(callId, "COMPLETED");
    const { answer, contact_phone_number: phoneNumber } = await row(callId);
    expect(answer).toBe("NEGATIVE");
    const suppressed = await calling.server.context.db
      .selectFrom("suppressed_numbers")
      .select("id")
      .where("phone_number", "=", phoneNumber)
      .execute();
    expect(suppressed).toHaveLength(1);
  });

  it("is analysed with the last words of somebody who hangs up at once, though the database stores them slowly", async () => {
    const { callWords } = calling.server.context;
    const keep = callWords.keep.bind(callWords);
    const storing = vi.spyOn(callWords, "keep").mockImplementation(async (...words) => {
      await pause(1_000);
      return keep(...words);
    });
    onTestFinished(() => storing.mockRestore());
    const callId = await calling.call();
    await ended(callId, "IN_PROGRESS");
    await expect.poll(() => atPhone(callId)?.heard.length).toBeGreaterThan(10);
    atPhone(callId)?.press("9");
    const stored = () => storing.mock.calls.flatMap(([, turns]) => turns.map(({ content }) => content));
    await expect.poll(stored, { timeout: 10_000 }).toContain("[9] Do not call again.");
    atPhone(callId)?.hangUp();
    await ended(callId, "COMPLETED");
    expect((await row(callId)).answer).toBe("NEGATIVE");
  });

  it("goes on when the clock of the machine is set an hour forward, and costs what it lasted", async () => {
    const { clock, server } = calling;
    const callId = await calling.call();
    await ended(callId, "IN_PROGRESS");
    const setForward = (milliseconds: number) =>
      clock.moveTo(new Date(clock.now().getTime() + milliseconds).toISOString());
    setForward(3_600_000);
    onTestFinished(() => setForward(-3_600_000)); // until then nobody is signed in any more
    await sweep(server.context);
    expect(atPhone(callId)?.isOver).toBe(false);
    atPhone(callId)?.hangUp();
    await expect.poll(async () => (await row(callId)).ended_at, { timeout: 20_000 }).not.toBeNull();
    expect(await row(callId)).toMatchObject({ status: "COMPLETED", failure_code: null });
    expect((await row(callId)).duration_seconds).toBeLessThan(60);
  });

  it("is one call when the trunk does not hear the first invitation", async () => {
    phone.deaf = 1;
    phone.hangsUpAfterMs = 500;
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    expect(phone.calls.filter((call) => call.callId === `sip-${callId}`)).toHaveLength(1);
  });
});

describe("a test call over SIP", () => {
  const ask = async () => {
    const wish = { phoneNumber: uniqueNumber("44"), language: "en" };
    const { body } = await calling.seller.post<Schemas["TestCall"]>("/v1/test-calls", wish);
    const callId = body.id;
    await expect.poll(() => atPhone(callId)?.heard.length, { timeout: 20_000 }).toBeGreaterThan(10);
    return { callId, proofDigits: body.proofDigits ?? "" };
  };
  const latest = async () =>
    (await calling.seller.get<Schemas["LatestTestCall"]>("/v1/test-calls/latest")).body.testCall;
  /** Presses them, and hangs up when they were heard. */
  const pressOnly = async (callId: string, digits: string) => {
    for (const digit of digits) atPhone(callId)?.press(digit);
    const heard = async () => {
      const turns = await calling.server.context.db
        .selectFrom("call_turns")
        .select("content")
        .where("call_id", "=", callId)
        .where("role", "=", "CONTACT")
        .orderBy("position")
        .execute();
      return turns.map(({ content }) => content.replace(/\D/g, "")).join("");
    };
    await expect.poll(heard, { timeout: 20_000 }).toBe(digits);
    atPhone(callId)?.hangUp();
    await expect.poll(async () => (await latest())?.status, { timeout: 20_000 }).toBe("COMPLETED");
  };

  it("proves the number when the digits are pressed that the person sees", async () => {
    const { callId, proofDigits } = await ask();
    await pressOnly(callId, proofDigits);
    expect((await latest())?.isProven).toBe(true);
  });

  it("proves nothing when other digits are pressed", async () => {
    const { callId, proofDigits } = await ask();
    await pressOnly(callId, proofDigits === "111111" ? "222222" : "111111");
    expect((await latest())?.isProven).toBe(false);
  });
});

it.each([
  ["ASK", "May I record this call?"],
  ["OFF", "an AI assistant calling for Aegean Olive Trading."],
] as const)(
  "a call over SIP keeps no sound with %s, since nobody's yes is understood there",
  async (recording, firstWords) => {
    const companyId = await companyOf(calling.server.context.db, people.seller);
    const choose = (choice: Schemas["RecordingChoice"]) =>
      calling.seller.patch(`/v1/seller-companies/${companyId}/dial-policy`, { recording: choice });
    expect((await choose(recording)).status).toBe(200);
    onTestFinished(async () => void (await choose("ON")));
    phone.hangsUpAfterMs = 1_500;
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    const { conversation, voiceRecord } = await calling.read(callId);
    expect(conversation[0]?.content).toContain(firstWords);
    expect(conversation[0]?.content).not.toContain("This call is recorded.");
    expect(voiceRecord).toBe(false);
    expect(
      await calling.server.context.db
        .selectFrom("call_recordings")
        .select("call_id")
        .where("call_id", "=", callId)
        .execute(),
    ).toEqual([]);
  },
);

it("a call over a trunk that is not there fails at once, and costs nothing", async () => {
  const gone = await startFakePhone();
  await gone[Symbol.asyncDispose]();
  await using server = await startSipServer(gone.port);
  const callId = await server.call();
  await expect.poll(async () => (await server.read(callId)).status, { timeout: 20_000 }).toBe("FAILED");
  expect((await server.read(callId)).failureReason?.code).toBe("CARRIER_UNREACHABLE");
});
