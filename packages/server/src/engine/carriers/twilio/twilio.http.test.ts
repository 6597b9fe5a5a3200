import { once } from "node:events";

import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { people } from "../../../testing/people.ts";
import { uniqueNumber } from "../../testing/callCenter.ts";
import { companyOf } from "../../testing/campaign.ts";
import { readCarrierCost } from "../../readCarrierCost.ts";
import { withCarrier } from "../../testing/withCarrier.ts";
import { twilioSignature } from "./signature.ts";
import { talkAddress, twilioAddresses } from "./addresses.ts";
import { startTwilioServer, type TwilioServer } from "./testing/startTwilioServer.ts";

let calling: TwilioServer;
beforeAll(async () => {
  calling = await startTwilioServer();
});
afterAll(() => calling[Symbol.asyncDispose]());
beforeEach(() => {
  calling.twilio.chaos = {};
  calling.twilio.prospect = ({ heard }) =>
    ["Yes, go ahead.", "Sounds good, send me a quote."][heard.length - 1] ?? null;
});

const status = async (callId: string) => (await calling.read(callId)).status;
const row = (callId: string) =>
  calling.server.context.db.selectFrom("calls").selectAll().where("id", "=", callId).executeTakeFirstOrThrow();
const ended = (callId: string, wanted: string) =>
  expect.poll(() => status(callId), { timeout: 25_000, interval: 200 }).toBe(wanted);
/** The last words of a call may be stored, and read, after its end was reported. */
const isAnswered = (callId: string, wanted: string) =>
  expect.poll(async () => (await calling.read(callId)).answer, { timeout: 25_000, interval: 200 }).toBe(wanted);
const placedFor = (callId: string) => calling.twilio.calls.filter(({ fields }) => fields.get("Url")?.includes(callId));

describe("a call over Twilio", () => {
  it("rings, is answered, is talked through by our assistant, and can be read, heard and paid for", async () => {
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    await isAnswered(callId, "POSITIVE");
    expect((await row(callId)).duration_seconds).toBeGreaterThan(0);
    const roles = async () => (await calling.read(callId)).conversation.map(({ role }) => role);
    await expect.poll(roles).toEqual(["ASSISTANT", "CONTACT", "ASSISTANT", "CONTACT", "ASSISTANT"]);
    const { conversation } = await calling.read(callId);
    expect(conversation[0]?.content).toContain(
      "an AI assistant calling for Aegean Olive Trading. This call is recorded.",
    );
    expect(conversation.at(-1)?.content).toContain("goodbye");
    await expect.poll(async () => (await calling.read(callId)).voiceRecord).toBe(true);
    const sound = await calling.seller.raw(`/v1/calls/history/record/${callId}`, {});
    expect(sound.status).toBe(200);
    expect(placedFor(callId)).toHaveLength(1);
    const metrics = await calling.server.context.metrics.registry.metrics();
    expect(metrics).toContain('callwright_carrier_orders_total{carrier="twilio",result="placed",reason=""}');
    expect(metrics).toMatch(/callwright_first_word_seconds_count [1-9]/);
    expect(metrics).toMatch(/callwright_greeting_seconds_count\{carrier="twilio"\} [1-9]/);
    const course = await calling.server.context.db
      .selectFrom("call_status_changes")
      .select("status")
      .where("call_id", "=", callId)
      .orderBy("rank")
      .execute();
    expect(course.map((reached) => reached.status)).toEqual(["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"]);
  });

  it("has the answer of the last words, though they are stored after its end was reported", async () => {
    const { callWords } = calling.server.context;
    const keep = callWords.keep.bind(callWords);
    const over = Promise.withResolvers<void>();
    const storing = vi.spyOn(callWords, "keep").mockImplementation(async (id, turns, ...rest) => {
      if (turns.some(({ content }) => content.includes("send me a quote"))) await over.promise;
      return keep(id, turns, ...rest);
    });
    onTestFinished(() => storing.mockRestore());
    calling.twilio.prospect = ({ heard }) => (heard.length === 1 ? "Sounds good, send me a quote." : null);
    const callId = await calling.call();
    await expect.poll(() => storing.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(1);
    placedFor(callId)[0]?.hangUp.abort();
    await ended(callId, "COMPLETED");
    expect((await calling.read(callId)).answer).toBe("NEUTRAL");
    over.resolve();
    await isAnswered(callId, "POSITIVE");
    await expect.poll(async () => (await calling.read(callId)).result, { timeout: 15_000 }).toBe("INTERESTED");
  });

  it.each([
    ["00", "BUSY", null],
    ["01", "NO_ANSWER", null],
    ["02", "FAILED", "INVALID_NUMBER"],
  ] as const)("to …%s is %s", async (digits, wanted, failureCode) => {
    const callId = await calling.call(digits);
    await ended(callId, wanted);
    expect((await row(callId)).failure_code).toBe(failureCode);
  });

  it.each([
    ["the answer to its order is cut off", { order: "cut" }],
    ["its order is answered with 503 although it was placed", { order: "503" }],
    ["its order is not answered at all", { order: "hang" }],
    ["its order is answered with a page of a proxy", { order: "html" }],
    ["everything is reported twice", { isRepeating: true }],
    ["everything is reported in the wrong order", { isReordering: true }],
  ] as const)("is made once and talked through when %s", async (_what, chaos) => {
    calling.twilio.chaos = chaos;
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    expect(placedFor(callId)).toHaveLength(1);
    await expect.poll(async () => (await calling.read(callId)).conversation, { timeout: 10_000 }).toHaveLength(5);
  });

  it("is asked after when nothing is reported", async () => {
    calling.twilio.chaos = { isSilent: true };
    const callId = await calling.call();
    await expect.poll(() => placedFor(callId)[0]?.endedAt, { timeout: 25_000 }).toBeTruthy();
    await expect.poll(() => status(callId), { timeout: 60_000, interval: 200 }).toBe("COMPLETED");
    await isAnswered(callId, "POSITIVE");
  }, 90_000);

  it("is placed once when Twilio says that there are too many, and ends free", async () => {
    calling.twilio.chaos = { order: "429" };
    const before = calling.twilio.requests.filter((request) => request.startsWith("POST")).length;
    const callId = await calling.call();
    await ended(callId, "FAILED");
    expect((await row(callId)).failure_code).toBe("CARRIER_BUSY");
    expect(calling.twilio.requests.filter((request) => request.startsWith("POST"))).toHaveLength(before + 1);
  });

  it("ends when the person does not want to be called again, who is called no more", async () => {
    calling.twilio.prospect = ({ heard }) => (heard.length === 1 ? "Never call here again." : "Hm.");
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    await isAnswered(callId, "NEGATIVE");
    const { contact_phone_number: phoneNumber } = await row(callId);
    const suppressed = await calling.server.context.db
      .selectFrom("suppressed_numbers")
      .selectAll()
      .where("phone_number", "=", phoneNumber)
      .execute();
    expect(suppressed).toHaveLength(1);
  });

  it("to a machine is hung up without a word more than the greeting", async () => {
    calling.twilio.prospect = ({ heard }) => (heard.length === 1 ? "Please leave a message after the tone." : null);
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    await isAnswered(callId, "ANSWERING_MACHINE");
    expect(placedFor(callId)[0]?.heard).toHaveLength(1);
  });

  it("can be hung up while it is talked in", async () => {
    calling.twilio.prospect = () => "Well, my uncle used to have trees himself.";
    const callId = await calling.call();
    await expect.poll(() => status(callId), { timeout: 20_000 }).toBe("IN_PROGRESS");
    await calling.seller.post("/v1/calls/hang-up", { ids: [callId] });
    await ended(callId, "COMPLETED");
  });

  it("goes on from what was said when the process that spoke dies", async () => {
    let hasBroken = false;
    calling.twilio.prospect = ({ heard }) => {
      if (heard.length === 2 && !hasBroken) {
        hasBroken = true;
        // Like a killed process: the connection closes without a message.
        calling.twilio.dropTalks();
        return "Hello?";
      }
      return heard.at(-1)?.includes("line was gone")
        ? "Sounds good, send me a quote."
        : heard.length === 1
          ? "Yes, go ahead."
          : "Yes.";
    };
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    const said = placedFor(callId)[0]?.heard ?? [];
    expect(said.filter((words) => words.includes("an AI assistant"))).toHaveLength(1);
    expect(said.find((words) => words.includes("the line was gone"))).toBeDefined();
    await isAnswered(callId, "POSITIVE");
  });
});

describe("what Twilio charges", () => {
  it("is asked for five minutes after the end of a call, and again as long as Twilio does not know it, three times in all", async () => {
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    const { context } = calling.server;
    const jobs = await sql<{ seconds: number }>`
      select round(extract(epoch from start_after - created_on))::int as seconds from queue.job
      where name = 'read-cost' and data ->> 'callId' = ${callId}`.execute(context.db);
    expect(jobs.rows).toEqual([{ seconds: 300 }]);

    const send = vi.spyOn(context.queue, "send").mockResolvedValue();
    onTestFinished(() => send.mockRestore());
    const endedAt = (await row(callId)).ended_at!.getTime();
    const askedAgain = async (minutes: number) => {
      send.mockClear();
      const clock = { now: () => new Date(endedAt + minutes * 60_000) };
      await readCarrierCost({ ...context, clock }, callId);
      return send.mock.calls.find(([, job]) => job === "read-cost")?.[3]; // a recording may be fetched meanwhile
    };
    expect(await askedAgain(5)).toBe(55 * 60);
    expect(await askedAgain(60)).toBe(23 * 60 * 60);
    expect(await askedAgain(24 * 60)).toBeUndefined();

    const costs = () => context.db.selectFrom("carrier_costs").selectAll().where("call_id", "=", callId).execute();
    expect(await costs()).toEqual([]);
    placedFor(callId)[0]!.price = "-0.01300";
    expect(await askedAgain(60)).toBeUndefined();
    expect(await costs()).toMatchObject([{ carrier: "twilio", amount_micros: 13_000n, currency: "USD" }]);
  });

  it("is asked for again when Twilio was away, until the last time", async () => {
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    const { context } = calling.server;
    const send = vi.spyOn(context.queue, "send").mockResolvedValue();
    onTestFinished(() => send.mockRestore());
    const away = withCarrier(context, { read: () => Promise.reject(new Error("Twilio answered 503")) });
    const endedAt = (await row(callId)).ended_at!.getTime();
    const ask = (minutes: number) =>
      readCarrierCost({ ...away, clock: { now: () => new Date(endedAt + minutes * 60_000) } }, callId);
    const asksAgain = () => send.mock.calls.flatMap(([, job, , seconds]) => (job === "read-cost" ? [seconds] : []));
    await ask(5);
    expect(asksAgain()).toEqual([55 * 60]);
    await expect(ask(24 * 60)).rejects.toThrow("Twilio answered 503");
    expect(asksAgain()).toEqual([55 * 60]);
  });
});

describe("our account at Twilio", () => {
  it.each([
    ["active", true],
    ["suspended", false],
    ["closed", false],
  ] as const)("that is %s can place calls: %s", async (accountStatus, isKnown) => {
    calling.twilio.accountStatus = accountStatus;
    const carrier = calling.server.context.carriers.get("twilio");
    expect(await carrier?.knowsAccount()).toBe(isKnown);
    calling.twilio.accountStatus = "active";
  });
});

describe("whoever is not Twilio", () => {
  const addresses = (callId: string) => twilioAddresses(calling.server.context.publicUrl, callId);
  const form = { AccountSid: "AC1", CallSid: "CA1", CallStatus: "completed", CallDuration: "60" };
  const send = (url: string, signature: string, body: Record<string, string> = form) =>
    fetch(url, { method: "POST", body: new URLSearchParams(body), headers: { "x-twilio-signature": signature } });

  it("is not believed: another address, another field, another token, none at all", async () => {
    const { authToken } = calling.twilio.account;
    const mine = addresses(crypto.randomUUID()).events;
    const signature = twilioSignature(authToken, mine, form);
    expect((await send(mine, signature)).status).toBe(204);
    const forged = [
      await send(addresses(crypto.randomUUID()).events, signature),
      await send(mine, signature, { ...form, CallStatus: "failed" }),
      await send(mine, twilioSignature("another", mine, form)),
      await send(mine, twilioSignature(authToken, mine.replace("http://localhost:", "http://localhost:1"), form)),
      await send(mine, ""),
    ];
    for (const reply of forged) {
      expect(reply.status).toBe(401);
      expect(await reply.json()).toMatchObject({ code: "SIGNATURE_INVALID" });
    }
  });

  it("gets a clear answer to what is no form, no call, or too long", async () => {
    const { authToken } = calling.twilio.account;
    const mine = addresses("not-an-id").events;
    expect((await send(mine, twilioSignature(authToken, mine, form))).status).toBe(400);
    const json = await fetch(addresses(crypto.randomUUID()).events, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(json.status).toBe(415);
    const long = await send(addresses(crypto.randomUUID()).events, "x", { ...form, Long: "a".repeat(1_100_000) });
    expect(long.status).toBe(413);
  });

  it("does not get to speak: a call that was never dialled is hung up", async () => {
    const reply = await calling.twilio.post(addresses(crypto.randomUUID()).answer(), form);
    expect(reply.headers.get("content-type")).toContain("text/xml");
    expect(await reply.text()).toBe('<?xml version="1.0" encoding="UTF-8"?><Response><Hangup/></Response>');
  });

  it("a second phone call under the same order is hung up before a word", async () => {
    calling.twilio.prospect = () => "Well, my uncle used to have trees himself.";
    const callId = await calling.call();
    await expect.poll(() => status(callId), { timeout: 20_000 }).toBe("IN_PROGRESS");
    const second = await calling.twilio.post(addresses(callId).answer(), { ...form, CallSid: "CA-second" });
    expect(await second.text()).toContain("<Response><Hangup/></Response>");
    const socket = calling.twilio.connect(talkAddress(calling.server.context.publicUrl));
    await once(socket, "open");
    socket.send(JSON.stringify({ type: "setup", callSid: "CA-second", customParameters: { callId } }));
    const [data] = (await once(socket, "message")) as [Buffer];
    expect(JSON.parse(data.toString())).toEqual({ type: "end", handoffData: '{"reason":"NOT_OURS"}' });
    await once(socket, "close");
    placedFor(callId)[0]?.hangUp.abort();
    await ended(callId, "COMPLETED");
  });

  it.each([
    ["without a signature", "", "401"],
    ["with one over another address", "other", "401"],
  ])("opens no websocket %s", async (_what, over, code) => {
    const url = talkAddress(calling.server.context.publicUrl);
    const { WebSocket } = await import("ws");
    const signature = over ? twilioSignature(calling.twilio.account.authToken, `${url}/${over}`) : "";
    const socket = new WebSocket(url, { headers: { "x-twilio-signature": signature } });
    const [error] = (await once(socket, "error")) as [Error];
    expect(error.message).toContain(code);
  });

  it.each([
    ["begins without setup", ['{"type":"prompt","voicePrompt":"Hi","last":true}']],
    ["sends what is no message", ["<html>"]],
    ["sends more than a person can say", Array.from({ length: 400 }, () => '{"type":"info"}')],
    ["names a call that is none", ['{"type":"setup","callSid":"CA1","customParameters":{"callId":"\' or 1=1"}}']],
  ])("is closed when it %s", async (_what, messages) => {
    const socket = calling.twilio.connect(talkAddress(calling.server.context.publicUrl));
    await once(socket, "open");
    for (const message of messages) socket.send(message);
    const [code] = (await once(socket, "close")) as [number];
    expect(code).toBe(1008);
  });

  it("is closed when it says nothing, or too much at once", async () => {
    const silent = calling.twilio.connect(talkAddress(calling.server.context.publicUrl));
    const loud = calling.twilio.connect(talkAddress(calling.server.context.publicUrl));
    await once(loud, "open");
    loud.send("a".repeat(70_000));
    const [tooMuch] = (await once(loud, "close")) as [number];
    const [nothing] = (await once(silent, "close")) as [number];
    expect([tooMuch, nothing]).toEqual([1009, 1008]);
  });
});

describe("a call that is recorded only with a yes", () => {
  const choose = async (recording: Schemas["RecordingChoice"]) => {
    const companyId = await companyOf(calling.server.context.db, people.seller);
    const path = `/v1/seller-companies/${companyId}/dial-policy`;
    expect((await calling.seller.patch(path, { recording })).status).toBe(200);
  };
  const answering = (...words: string[]) => {
    calling.twilio.prospect = ({ heard }) => words[heard.length - 1] ?? "Goodbye.";
  };

  it.each([
    ["is recorded from the yes on", "Yes, that is fine.", true],
    ["is not recorded after a no", "No, thank you.", false],
  ] as const)("%s", async (_title, words, isRecorded) => {
    await choose("ASK");
    onTestFinished(() => choose("ON"));
    answering(words, "Yes, go ahead.", "Sounds good, send me a quote.");
    const callId = await calling.call();
    await ended(callId, "COMPLETED");
    const placed = placedFor(callId)[0];
    expect(placed?.fields.get("Record")).toBeNull();
    expect(placed?.heard[0]).toContain("May I record this call?");
    expect(placed?.recording !== null).toBe(isRecorded);
    await expect.poll(async () => (await calling.read(callId)).voiceRecord).toBe(isRecorded);
  });
});

describe("a test call over Twilio", () => {
  const ask = async () => {
    const wish = { phoneNumber: uniqueNumber("44"), language: "en" };
    const { body } = await calling.seller.post<Schemas["TestCall"]>("/v1/test-calls", wish);
    return { callId: body.id, proofDigits: body.proofDigits ?? "" };
  };
  const over = () =>
    vi.waitUntil(
      async () => {
        const { body } = await calling.seller.get<Schemas["LatestTestCall"]>("/v1/test-calls/latest");
        return body.testCall?.status === "COMPLETED" ? body.testCall : null;
      },
      { timeout: 25_000, interval: 200 },
    );

  it("goes on once the digits are pressed that the person sees", async () => {
    let digits = "";
    calling.twilio.prospect = ({ heard }) =>
      ["Hello?", `[${digits}]`, "Yes, go ahead.", "Sounds good, send me a quote."][heard.length - 1] ?? "Goodbye.";
    const { callId, proofDigits } = await ask();
    digits = proofDigits;
    expect(digits).toMatch(/^[0-8]{6}$/);
    const testCall = await over();
    expect(testCall.isProven).toBe(true);
    const heard = placedFor(callId)[0]?.heard ?? [];
    expect(heard[0]).toContain("press the six digits that your screen shows");
    expect(heard[2]).toContain("Thank you");
    expect(heard[3]).toContain("AI-assisted sales calls");
  });

  it("tells a stranger nothing, and ends when other digits are pressed", async () => {
    calling.twilio.prospect = ({ heard }) => (heard.length < 8 ? "[111111]" : null);
    const { callId } = await ask();
    const testCall = await over();
    expect(testCall.isProven).toBe(false);
    const heard = (placedFor(callId)[0]?.heard ?? []).join(" ");
    expect(heard).toContain("These are not the digits");
    expect(heard).not.toContain("sales calls");
  });
});

describe("who calls one of our numbers back", () => {
  it("hears who called and why, and is called no more after pressing 1", async () => {
    const callId = await calling.call("00");
    await ended(callId, "BUSY");
    const { fields } = placedFor(callId)[0]!;
    const [to, from] = [fields.get("To") ?? "", fields.get("From") ?? ""];
    const url = `${calling.server.context.publicUrl}/v1/carriers/twilio/inbound`;
    const form = { AccountSid: "AC1", CallSid: "CA9", From: to, To: from };
    const hello = await (await calling.twilio.post(url, form)).text();
    expect(hello).toContain("We called you for Aegean Olive Trading");
    expect(hello).toContain("<Gather");
    const pressed = await (await calling.twilio.post(url, { ...form, Digits: "1" })).text();
    expect(pressed).toContain("You will not be called again");
    const suppressed = await calling.server.context.db
      .selectFrom("suppressed_numbers")
      .select("call_id")
      .where("phone_number", "=", to)
      .execute();
    expect(suppressed).toEqual([{ call_id: callId }]);
    const stranger = await (await calling.twilio.post(url, { ...form, From: "+4799999999" })).text();
    expect(stranger).toContain("no call to your number");
  });

  it("hears who called though that company was deleted since, and may press 1", async () => {
    const { server, twilio } = calling;
    const callId = await calling.call("00");
    await ended(callId, "BUSY");
    const { fields } = placedFor(callId)[0]!;
    const form = { AccountSid: "AC1", CallSid: "CA10", From: fields.get("To") ?? "", To: fields.get("From") ?? "" };
    const admin = await server.signIn(people.admin);
    const companyId = (await row(callId)).seller_company_id;
    expect((await admin.delete(`/v1/seller-companies/${companyId}?balance=WRITTEN_OFF`)).status).toBe(204);

    const url = `${server.context.publicUrl}/v1/carriers/twilio/inbound`;
    expect(await (await twilio.post(url, form)).text()).toContain("We called you for Aegean Olive Trading");
    expect(await (await twilio.post(url, { ...form, Digits: "1" })).text()).toContain("You will not be called again");
  });
});
