import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as rest } from "node:timers/promises";

import { WebSocket } from "ws";

import { systemClock, type Clock } from "../../../../clock.ts";
import { encodeWav } from "../../../speech/wav.ts";
import type { TwilioAccount } from "../client.ts";
import { twilioSignature } from "../signature.ts";
import { createFakeNumbers, type FakeNumbers } from "./fakeNumbers.ts";

/** Misbehaviour of a real carrier. */
export interface Chaos {
  /** The response to an order: lost after the call was placed, or an error or no response at all although it was. */
  order?: "cut" | "503" | "hang" | "html" | "429";
  /** Every request to us is sent twice. */
  isRepeating?: boolean;
  /** Status callbacks are sent in the opposite order, when the call has ended. */
  isReordering?: boolean;
  /** No status callbacks are sent. */
  isSilent?: boolean;
}

/** One phone call at the fake. */
export interface FakeCall {
  sid: string;
  fields: URLSearchParams;
  status: string;
  startedAt: Date;
  endedAt: Date | null;
  /** The parameters of its recording; null if there is none. */
  recording: URLSearchParams | null;
  seconds: number;
  /** The charge; null if it is not known. */
  price: string | null;
  /** What was heard of us, one entry per turn; the greeting first. */
  heard: string[];
  /** The number that was rung to continue the call. */
  dialled: { number: string; callerId: string } | null;
  /** Ends the call as if the person had hung up. */
  hangUp: AbortController;
}

export interface FakeTwilio extends AsyncDisposable {
  account: TwilioAccount;
  now(): Date;
  /** Method and path of every request. */
  requests: string[];
  accountStatus: "active" | "suspended" | "closed";
  calls: FakeCall[];
  numbers: FakeNumbers;
  chaos: Chaos;
  /** How long the person thinks before they speak; almost no time by default. */
  turnMs: number;
  /** How long the person lets it ring. */
  ringMs: number;
  /** The time from each turn of the person until the first word of our reply. */
  answerMs: number[];
  /** The person's reply to the assistant's last turn, or null to hang up; by default they agree. */
  prospect: (call: FakeCall) => string | null;
  /** The result of ringing a colleague's telephone: `completed` if they answered. */
  dialStatus: "completed" | "no-answer" | "busy";
  /** Posts a signed form to one of our URLs. */
  post(url: string, fields: Record<string, string>): Promise<Response>;
  /** Opens our websocket with a signature over its URL. */
  connect(url: string): WebSocket;
  /** Breaks every open talk, like a process that dies. */
  dropTalks(): void;
  /** Waits until all placed calls have ended and everything was reported. */
  settled(): Promise<void>;
}

const AGAIN_AFTER_MS = 200;
const friendly = ["Yes, go ahead.", "That sounds good, send me a quote.", "Goodbye."];

/**
 * A small Twilio according to its documents: the REST operations that we use, and a caller that rings, fetches TwiML,
 * opens the signed websocket, and reports. The last two digits decide as with the simulator: `00` busy, `01` no answer,
 * `02` no such number.
 */
export async function startFakeTwilio(clock: Clock = systemClock): Promise<FakeTwilio> {
  const account: TwilioAccount = { accountSid: `AC${"0".repeat(31)}1`, authToken: "token-of-a-test", apiUrl: "" };
  const underWay = new Set<Promise<void>>();
  const talks = new Set<WebSocket>();
  const fake: FakeTwilio = {
    account,
    now: () => clock.now(),
    requests: [],
    accountStatus: "active",
    calls: [],
    numbers: createFakeNumbers(account.accountSid),
    chaos: {},
    turnMs: 1,
    ringMs: 1,
    answerMs: [],
    prospect: (call) => friendly[call.heard.length - 1] ?? null,
    dialStatus: "completed",
    post: (url, fields) => post(account, url, fields),
    connect(url) {
      const socket = new WebSocket(url, { headers: { "x-twilio-signature": twilioSignature(account.authToken, url) } });
      talks.add(socket);
      return socket.on("close", () => talks.delete(socket));
    },
    dropTalks() {
      for (const socket of talks) socket.terminate();
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async [Symbol.asyncDispose]() {
      for (const { hangUp } of fake.calls) hangUp.abort();
      server.closeAllConnections();
      server.close();
      await Promise.allSettled(underWay);
    },
  };
  const begin = (call: FakeCall) => {
    const running = runCall(fake, call)
      .catch(() => {})
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };
  const server = createServer((request, response) => void serve(fake, begin, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  account.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

/** The REST API. */
async function serve(
  fake: FakeTwilio,
  begin: (call: FakeCall) => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { account, calls } = fake;
  const url = new URL(request.url ?? "", "http://fake");
  const body = new URLSearchParams(await text(request));
  fake.requests.push(`${request.method} ${url.pathname}`);
  const answer = (status: number, value: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  const wanted = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString("base64")}`;
  if (request.headers.authorization !== wanted)
    return void answer(401, { code: 20003, message: "Authenticate", status: 401 });
  const path = url.pathname.replace(`/2010-04-01/Accounts/${account.accountSid}`, "");
  if (fake.numbers.answer({ method: request.method, path, query: url.searchParams, body }, response)) return;
  const sid = /^\/Calls\/(CA\w+)/.exec(path)?.[1];
  const call = calls.find((one) => one.sid === sid);

  if (path === ".json") return void answer(200, { sid: account.accountSid, status: fake.accountStatus });
  if (path === "/Calls.json" && request.method === "POST") {
    const problem = problemOf(body);
    if (problem)
      return void answer(400, {
        ...problem,
        status: 400,
        more_info: `https://www.twilio.com/docs/errors/${problem.code}`,
      });
    if (fake.chaos.order === "429") return void answer(429, { code: 20429, message: "Too Many Requests", status: 429 });
    const placed = newCall(calls.length, body, fake.now());
    calls.push(placed);
    begin(placed);
    if (fake.chaos.order === "cut") return void response.destroy();
    if (fake.chaos.order === "503") return void answer(503, {});
    if (fake.chaos.order === "hang") return;
    if (fake.chaos.order === "html")
      return void response.writeHead(200).end("<!doctype html><title>One moment, please</title>");
    return void answer(201, described(account, placed));
  }
  if (path === "/Calls.json") {
    const to = url.searchParams.get("To");
    const since = url.searchParams.get("StartTime>") ?? "";
    const found = calls.filter((one) => one.fields.get("To") === to && one.startedAt.toISOString() >= since);
    return void answer(200, {
      calls: found.toReversed().map((one) => described(account, one)),
      page: 0,
      page_size: 50,
    });
  }
  if (!call && sid) return void answer(404, { code: 20404, message: "Not found", status: 404 });
  if (call && path.endsWith("/Recordings.json") && request.method === "POST") {
    call.recording = body;
    return void answer(201, { sid: `RE${call.sid.slice(2)}`, status: "in-progress" });
  }
  if (call && path.endsWith("/Recordings.json")) {
    const recordings =
      call.recording && call.seconds > 0 && call.endedAt
        ? [{ sid: `RE${call.sid.slice(2)}`, status: "completed", duration: String(call.seconds) }]
        : [];
    return void answer(200, { recordings });
  }
  if (call && request.method === "POST") {
    call.hangUp.abort();
    return void answer(200, described(account, call));
  }
  if (call) return void answer(200, described(account, call));
  const recorded = /^\/Recordings\/RE(\w+)\.wav$/.exec(path)?.[1];
  const sounding = calls.find((one) => one.sid === `CA${recorded}`);
  if (!sounding) return void answer(404, { code: 20404, message: "Not found", status: 404 });
  const wav = encodeWav(new Int16Array(8000 * sounding.seconds), 8000);
  response.writeHead(200, { "content-type": "audio/x-wav" }).end(wav);
}

/** Orders that Twilio refuses before a telephone rings. */
function problemOf(body: URLSearchParams): { code: number; message: string } | null {
  const known = new Set([
    "To",
    "From",
    "Url",
    "StatusCallback",
    "StatusCallbackEvent",
    "Timeout",
    "TimeLimit",
    "Record",
    "RecordingChannels",
    "RecordingStatusCallback",
    "RecordingStatusCallbackEvent",
    "MachineDetection",
    "AsyncAmd",
    "AsyncAmdStatusCallback",
  ]);
  const unknown = [...body.keys()].find((name) => !known.has(name));
  if (unknown) return { code: 20001, message: `Unknown parameter ${unknown}` };
  for (const name of ["To", "From", "Url"])
    if (!body.get(name)) return { code: 21201, message: `No '${name}' number specified` };
  if (!/^\+[1-9]\d{6,14}$/.test(body.get("From") ?? ""))
    return { code: 21210, message: "'From' phone number not verified" };
  if (body.get("To")?.endsWith("02")) return { code: 21211, message: "The 'To' number is not a valid phone number." };
  return null;
}

function newCall(count: number, fields: URLSearchParams, startedAt: Date): FakeCall {
  const sid = `CA${count.toString(16).padStart(8, "0")}${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`;
  return {
    sid,
    fields,
    status: "queued",
    startedAt,
    endedAt: null,
    recording: fields.get("Record") === "true" ? fields : null,
    seconds: 0,
    price: null,
    heard: [],
    dialled: null,
    hangUp: new AbortController(),
  };
}

function described(
  { accountSid }: TwilioAccount,
  { sid, fields, status, startedAt, endedAt, seconds, price }: FakeCall,
) {
  return {
    sid,
    account_sid: accountSid,
    to: fields.get("To"),
    from: fields.get("From"),
    status,
    direction: "outbound-api",
    start_time: startedAt.toUTCString().replace("GMT", "+0000"),
    end_time: endedAt ? endedAt.toUTCString().replace("GMT", "+0000") : null,
    duration: endedAt ? String(seconds) : null,
    price,
    price_unit: "USD",
  };
}

/** The course of a phone call after it was ordered. */
async function runCall(fake: FakeTwilio, call: FakeCall): Promise<void> {
  const { fields } = call;
  const later: (() => Promise<unknown>)[] = [];
  let sequence = 0;
  const report = async (status: string, more: Record<string, string> = {}) => {
    call.status = status === "initiated" ? "queued" : status;
    if (fake.chaos.isSilent) return;
    const told = {
      ...commonFields(fake, call),
      CallStatus: status,
      SequenceNumber: String(sequence++),
      Timestamp: fake.now().toUTCString(),
      ...more,
    };
    const send = async () => {
      for (let times = fake.chaos.isRepeating ? 2 : 1; times > 0; times -= 1)
        await postAgain(fake, fields.get("StatusCallback") ?? "", told);
    };
    if (fake.chaos.isReordering) later.unshift(send);
    else await send();
  };
  await report("initiated");
  await report("ringing");
  await rest(fake.ringMs);
  const ending = { "00": "busy", "01": "no-answer" }[fields.get("To")?.slice(-2) ?? ""];
  if (ending || call.hangUp.signal.aborted) {
    call.endedAt = fake.now();
    await report(ending ?? "canceled", { CallDuration: "0" });
  } else {
    const answeredAt = fake.now().getTime();
    await report("in-progress");
    await carryOut(fake, call, fields.get("Url") ?? "");
    call.endedAt = fake.now();
    call.seconds = Math.max(1, Math.round((call.endedAt.getTime() - answeredAt) / 1000));
    await report("completed", { CallDuration: String(call.seconds) });
    const recorded = {
      ...commonFields(fake, call),
      RecordingSid: `RE${call.sid.slice(2)}`,
      RecordingStatus: "completed",
    };
    const address = call.recording?.get("RecordingStatusCallback");
    if (address) later.push(() => postAgain(fake, address, recorded));
  }
  for (const send of later) await send();
}

function commonFields({ account }: FakeTwilio, { sid, fields }: FakeCall): Record<string, string> {
  return {
    AccountSid: account.accountSid,
    ApiVersion: "2010-04-01",
    CallSid: sid,
    Direction: "outbound-api",
    From: fields.get("From") ?? "",
    To: fields.get("To") ?? "",
  };
}

/** Executes TwiML until there is none left. */
async function carryOut(fake: FakeTwilio, call: FakeCall, firstUrl: string): Promise<void> {
  let url = firstUrl;
  let form: Record<string, string> = { ...commonFields(fake, call), CallStatus: "in-progress" };
  while (url && !call.hangUp.signal.aborted) {
    const response = await fake.post(url, form).catch(() => null);
    // A URL that does not respond is not called again: Twilio ends the call.
    if (response?.status !== 200) return;
    const twiml = unescaped(await response.text().catch(() => ""));
    const said = /<Say[^>]*>([^<]*)</.exec(twiml)?.[1];
    if (said) call.heard.push(said);
    url = /<Redirect>([^<]+)</.exec(twiml)?.[1] ?? "";
    form = { ...commonFields(fake, call), CallStatus: "in-progress" };
    const dial = /<Dial action="([^"]+)" callerId="([^"]+)"[^>]*><Number>([^<]+)</.exec(twiml);
    if (dial) {
      call.dialled = { number: dial[3] ?? "", callerId: dial[2] ?? "" };
      form = { ...form, DialCallStatus: fake.dialStatus };
      url = dial[1] ?? "";
      continue;
    }
    const relay = /<ConversationRelay url="([^"]+)" welcomeGreeting="([^"]+)"/.exec(twiml);
    if (!relay) continue;
    const callId = /<Parameter name="callId" value="([^"]+)"/.exec(twiml)?.[1] ?? "";
    form = { ...form, ...(await converse(fake, call, { url: relay[1] ?? "", greeting: relay[2] ?? "", callId })) };
    url = call.hangUp.signal.aborted ? "" : (/<Connect action="([^"]+)"/.exec(twiml)?.[1] ?? "");
  }
}

/** The talk over our websocket; returns Twilio's report after its end. */
async function converse(
  fake: FakeTwilio,
  call: FakeCall,
  { url, greeting, callId }: { url: string; greeting: string; callId: string },
): Promise<Record<string, string>> {
  const socket = fake.connect(url);
  const { promise: over, resolve: finish } = Promise.withResolvers<Record<string, string>>();
  let saying = "";
  let saidAt = 0;
  const say = async () => {
    await rest(fake.turnMs);
    if (socket.readyState !== WebSocket.OPEN) return;
    const words = fake.prospect(call);
    if (words === null) {
      call.hangUp.abort();
      finish({ SessionStatus: "completed" });
    } else {
      saidAt = performance.now();
      const keys = /^\[(\d+)\]$/.exec(words)?.[1];
      for (const digit of keys ?? "") socket.send(JSON.stringify({ type: "dtmf", digit }));
      if (!keys) socket.send(JSON.stringify({ type: "prompt", voicePrompt: words, lang: "en-US", last: true }));
    }
  };
  socket.on("open", () => {
    const { sid, fields } = call;
    const setup = {
      type: "setup",
      sessionId: `VX${"0".repeat(32)}`,
      callSid: sid,
      from: fields.get("From"),
      to: fields.get("To"),
    };
    socket.send(
      JSON.stringify({ ...setup, direction: "outbound-api", callStatus: "IN_PROGRESS", customParameters: { callId } }),
    );
    // Without the websocket nothing is said, not even the greeting.
    call.heard.push(greeting);
    void say();
  });
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as {
      type: string;
      token?: string;
      last?: boolean;
      handoffData?: string;
    };
    if (message.type === "end") return finish({ SessionStatus: "ended", HandoffData: message.handoffData ?? "" });
    if (saying === "" && message.token) fake.answerMs.push(performance.now() - saidAt);
    saying += message.token ?? "";
    if (!message.last) return;
    call.heard.push(saying);
    saying = "";
    if (call.heard.length < 30) void say();
  });
  socket.on("error", () => finish({ SessionStatus: "failed", ErrorCode: "64102" }));
  socket.on("close", () => finish({ SessionStatus: "failed", ErrorCode: "64105" }));
  call.hangUp.signal.addEventListener("abort", () => finish({ SessionStatus: "completed" }));
  const told = await over;
  socket.close();
  return told;
}

/** The number after the `#` in the URL: how often it is retried if the connection or the server fails. */
async function postAgain(fake: FakeTwilio, url: string, fields: Record<string, string>): Promise<void> {
  let triesLeft = Number(/#rc=(\d)/.exec(url)?.[1] ?? 0);
  for (;;) {
    const response = await fake.post(url, fields).catch(() => null);
    await response?.body?.cancel();
    if ((response && response.status < 500) || triesLeft-- === 0) return;
    await rest(AGAIN_AFTER_MS);
  }
}

async function post({ authToken }: TwilioAccount, url: string, fields: Record<string, string>): Promise<Response> {
  const address = url.replace(/#.*$/, "");
  return fetch(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "x-twilio-signature": twilioSignature(authToken, address, fields) },
  });
}

function unescaped(xml: string): string {
  return xml.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
