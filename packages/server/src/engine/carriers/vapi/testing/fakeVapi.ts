import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

import type { Clock } from "../../../../clock.ts";
import { encodeWav } from "../../../speech/wav.ts";
import type { VapiAccount } from "../api.ts";
import type { VapiCall } from "../call.ts";
import type { vapiOrder } from "../order.ts";

type Order = ReturnType<typeof vapiOrder>;

/** How the person or the network handles a call. */
export type Fate = "answered" | "busy" | "unanswered" | "invalid" | "voicemail" | "broken" | "brokenInTalk";

/** Misbehaviour of the real one. */
export interface VapiChaos {
  /** The order is placed, but its response is a 503, the connection is closed, or there is no response. */
  order?: "503" | "cut" | "hang" | "html";
  /** The order is refused. */
  refusal?: { status: number; message: string };
  isRepeating?: boolean;
  isReordering?: boolean;
  isSilent?: boolean;
  /** The report has no conversation, although words were sent during the call. */
  isForgetful?: boolean;
}

export interface FakeCall extends VapiCall {
  order: Order;
  isHungUp: boolean;
}

const TALK_SECONDS = 12;
const STEP_MS = 5;
const SAMPLE_RATE = 8000;
const reasons: Readonly<Record<Fate, string>> = {
  answered: "customer-ended-call",
  busy: "customer-busy",
  unanswered: "customer-did-not-answer",
  invalid: "twilio-reported-customer-misdialed",
  voicemail: "voicemail",
  broken: "pipeline-error-openai-llm-failed",
  brokenInTalk: "pipeline-error-openai-llm-failed",
};

/**
 * Responds and calls back as described in Vapi's document, faster than in reality; two steps of a call are milliseconds
 * apart.
 */
export async function startFakeVapi(clock: Clock) {
  const calls: FakeCall[] = [];
  const orders: Order[] = [];
  const messages: { headers: Record<string, string>; message: Record<string, unknown> }[] = [];
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const account: VapiAccount = { apiKey: "vapi-key", phoneNumberId: crypto.randomUUID(), apiUrl: "", lines: 10 };
  const fake = {
    account,
    calls,
    orders,
    messages,
    /** The requests to the control URLs of calls. */
    controls: [] as { type: string }[],
    chaos: {} as VapiChaos,
    fateOf: (_to: string): Fate => "answered",
    /** The duration of each step of a call. */
    stepMs: STEP_MS,
    /** What a call waits for before each step, for example that somebody has read what was said. */
    untilNext: () => Promise.resolve() as Promise<unknown>,
  };

  /** One step of a call; it ends immediately when the fake stops. */
  const step = async () => {
    await pause(fake.stepMs, undefined, { signal: stopping.signal }).catch(() => {});
    await fake.untilNext();
  };

  /** Sends according to `backoffPlan` until it is accepted. */
  const tell = async ({ order, ...call }: FakeCall, said: Record<string, unknown>): Promise<void> => {
    if (fake.chaos.isSilent) return;
    const { server, serverMessages } = order.assistant;
    if (!serverMessages.some((type) => type === said.type)) return;
    const { url, headers, backoffPlan } = server;
    const body = { message: { timestamp: clock.now().getTime(), ...said, call: publicPart(call) } };
    messages.push({ headers, message: body.message });
    const post = async (triesLeft: number): Promise<void> => {
      const sent = {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      };
      const response = await fetch(url, { ...sent, signal: stopping.signal }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok || triesLeft === 0 || stopping.signal.aborted) return;
      await step();
      return post(triesLeft - 1);
    };
    await post(backoffPlan.maxRetries);
    if (fake.chaos.isRepeating) await post(0);
  };

  const run = async (call: FakeCall): Promise<void> => {
    const fate = fake.fateOf(call.order.customer.number);
    const isConnected = fate === "answered" || fate === "voicemail" || fate === "brokenInTalk";
    const told: Record<string, unknown>[] = [];
    const say = async (said: Record<string, unknown>) => {
      if (fake.chaos.isReordering) told.push({ timestamp: clock.now().getTime(), ...said });
      else await tell(call, said);
    };
    const reach = async (status: string) => {
      await step();
      Object.assign(call, { status, updatedAt: clock.now().toISOString() });
      await say({ type: "status-update", status });
    };
    await reach("queued");
    if (fate !== "broken" && fate !== "invalid") await reach("ringing");
    if (isConnected && !call.isHungUp) {
      call.startedAt = clock.now().toISOString();
      await reach("in-progress");
      for (let second = 0; second < TALK_SECONDS && !call.isHungUp; second += 1) {
        await step();
        for (const said of saidAt(call.order, second)) await say(said);
      }
      const messages = fake.chaos.isForgetful ? [] : talk(call.order);
      call.artifact = { messages, recordingUrl: `${account.apiUrl}/recordings/${call.id}.wav` };
    }
    finish(call, call.isHungUp ? (isConnected ? "assistant-ended-call" : "manually-canceled") : reasons[fate]);
    await say({ type: "status-update", status: "ended", endedReason: call.endedReason });
    const { endedReason, startedAt, endedAt, cost, artifact = { messages: [] } } = call;
    await say({ type: "end-of-call-report", endedReason, startedAt, endedAt, cost, artifact, analysis: {} });
    for (const said of told.toReversed()) await tell(call, said);
  };

  const finish = (call: FakeCall, endedReason: string) => {
    const seconds = call.startedAt ? TALK_SECONDS : 0;
    const now = clock.now();
    const endedAt = now.toISOString();
    if (call.startedAt) call.startedAt = new Date(now.getTime() - seconds * 1000).toISOString();
    Object.assign(call, { status: "ended", endedReason, endedAt, updatedAt: endedAt, cost: seconds * 0.0015 });
  };

  const place = (order: Order, response: ServerResponse) => {
    orders.push(order);
    const { refusal, order: manner } = fake.chaos;
    if (refusal) return answer(response, refusal.status, { message: refusal.message });
    const now = clock.now().toISOString();
    const id = crypto.randomUUID();
    const call: FakeCall = {
      id,
      orgId: "org",
      type: "outboundPhoneCall",
      status: "queued",
      createdAt: now,
      updatedAt: now,
      name: order.name,
      customer: order.customer,
      monitor: { controlUrl: `${account.apiUrl}/control/${id}` },
      order,
      isHungUp: false,
    } as FakeCall;
    calls.push(call);
    const done = run(call).finally(() => running.delete(done));
    running.add(done);
    if (manner === "503") return answer(response, 503, { message: "busy" });
    if (manner === "cut") return void response.socket?.destroy();
    if (manner === "hang") return undefined;
    if (manner === "html") return void response.writeHead(200).end("<!doctype html><title>One moment, please</title>");
    return answer(response, 201, publicPart(call));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", account.apiUrl);
    const [, what, id] = pathname.split("/");
    const call = calls.find((one) => one.id === id?.replace(".wav", ""));
    const raw = (await buffer(request)).toString();
    if (what === "recordings" && call) return void response.end(sound());
    if (what === "control" && call) {
      const message = JSON.parse(raw) as { type: string };
      if (call.status === "ended") return answer(response, 404, { message: "The call is over" });
      fake.controls.push(message);
      if (message.type === "end-call") call.isHungUp = true;
      return answer(response, 200, {});
    }
    if (request.headers.authorization !== `Bearer ${account.apiKey}`)
      return answer(response, 401, { message: "Invalid Key" });
    if (what === "phone-number") {
      const now = clock.now().toISOString();
      const number = { id, orgId: "org", provider: "vapi", createdAt: now, updatedAt: now, status: "active" };
      return answer(response, id === account.phoneNumberId ? 200 : 404, number);
    }
    if (request.method === "POST") return place(JSON.parse(raw) as Order, response);
    if (id) return call ? answer(response, 200, publicPart(call)) : answer(response, 404, { message: "Not found" });
    const since = searchParams.get("createdAtGe") ?? "";
    answer(response, 200, calls.filter(({ createdAt = "" }) => createdAt >= since).map(publicPart));
  };

  const server = createServer((request, response) => void serve(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  account.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(fake, {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.all(running);
      server.closeAllConnections();
      server.close();
    },
  });
}

export type FakeVapi = Awaited<ReturnType<typeof startFakeVapi>>;

/** Vapi's report about a call. */
function publicPart({ order: _order, isHungUp: _isHungUp, ...call }: Partial<FakeCall>): Partial<VapiCall> {
  return call;
}

/** The messages about the words in this second of a call. A sound at the end is taken for a word, and left out later. */
function saidAt(order: Order, second: number): Record<string, unknown>[] {
  const conversation = [...talk(order), { role: "user", message: "Hm.", secondsFromStart: 11 }];
  const messages = conversation.filter(({ secondsFromStart }) => secondsFromStart <= second);
  const next = conversation.find(({ role, secondsFromStart }) => role === "user" && secondsFromStart === second + 1);
  return [
    ...(messages.at(-1)?.secondsFromStart === second ? [{ type: "conversation-update", messages }] : []),
    ...(next
      ? [{ type: "transcript", role: "user", transcriptType: "partial", transcript: next.message.slice(0, 9).trim() }]
      : []),
  ];
}

function talk({ assistant }: Order) {
  const said = [
    ["bot", assistant.firstMessage],
    ["user", "Yes, that sounds good, please send me an offer."],
    ["bot", "I will do that. Goodbye."],
  ] as const;
  return [
    { role: "system", message: "You call a customer.", time: 0, secondsFromStart: 0 },
    ...said.map(([role, message], index) => ({
      role,
      message,
      time: index,
      endTime: index + 1,
      secondsFromStart: 1 + index * 4,
    })),
  ];
}

function sound(): Buffer {
  const samples = new Int16Array(TALK_SECONDS * SAMPLE_RATE);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.round(Math.sin(index / 5) * 8000);
  return encodeWav(samples, SAMPLE_RATE);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
