import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

import type { Clock } from "../../../../clock.ts";
import { encodeWav } from "../../../speech/wav.ts";
import type { RetellAccount } from "../api.ts";
import type { RetellCall } from "../call.ts";
import type { retellOrder } from "../order.ts";
import { RETELL_SIGNATURE_HEADER, retellSignature } from "../signature.ts";

type Order = ReturnType<typeof retellOrder>;

/** Misbehaviour of the real one. */
export interface RetellChaos {
  /** The order is placed, but its response is a 503, the connection is closed, or there is no response. */
  order?: "503" | "cut" | "hang" | "html";
  /** The order is refused. */
  refusal?: { status: number; message: string };
  /** The status of the answer to a request to hang up, which is not obeyed. */
  hangUp?: number;
  isRepeating?: boolean;
  isReordering?: boolean;
  isSilent?: boolean;
}

export interface FakeCall extends RetellCall {
  order: Order;
  isHungUp: boolean;
}

const TALK_SECONDS = 12;
const SAMPLE_RATE = 8000;
/** Retell sends up to three times. */
const MOST_SENT = 3;

/**
 * Responds and calls back as described in Retell's documents, faster than in reality. A call that nobody answers has no
 * `call_started`.
 */
export async function startFakeRetell(clock: Clock) {
  const calls: FakeCall[] = [];
  const orders: Order[] = [];
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const account: RetellAccount = { apiKey: "key_test", agentId: "agent_test", apiUrl: "" };
  const fake = {
    account,
    calls,
    orders,
    chaos: {} as RetellChaos,
    /** The reason why a call to this number ends, as a Retell code. */
    reasonOf: (_to: string): string => "user_hangup",
    /** What the person says who is called. */
    reply: "Yes, that sounds good, please send me an offer.",
    /** The duration of each step of a call. */
    stepMs: 5,
  };

  /** One step of a call; it ends immediately when the fake stops. */
  const step = () => pause(fake.stepMs, undefined, { signal: stopping.signal }).catch(() => {});

  const tell = async (call: FakeCall, event: string): Promise<void> => {
    const { webhook_events: wanted } = call.order.agent_override.agent;
    if (fake.chaos.isSilent || !wanted.some((one) => one === event)) return;
    const body = JSON.stringify({ event, call: publicPart(call) });
    const post = async (triesLeft: number): Promise<void> => {
      const headers = {
        "content-type": "application/json",
        [RETELL_SIGNATURE_HEADER]: retellSignature(account.apiKey, body, clock.now()),
      };
      const url = call.order.agent_override.agent.webhook_url;
      const sent = await fetch(url, { method: "POST", headers, body, signal: stopping.signal }).catch(() => null);
      await sent?.body?.cancel();
      if (sent?.ok || triesLeft === 0 || stopping.signal.aborted) return;
      await step();
      return post(triesLeft - 1);
    };
    await post(MOST_SENT - 1);
    if (fake.chaos.isRepeating) await post(0);
  };

  const run = async (call: FakeCall): Promise<void> => {
    const reason = fake.reasonOf(call.order.to_number);
    const later: string[] = [];
    const say = async (event: string) => {
      if (fake.chaos.isReordering) later.unshift(event);
      else await tell(call, event);
    };
    await step();
    const isTaken = /hangup|inactivity|voicemail|error_asr/.test(reason);
    if (isTaken && !call.isHungUp) {
      Object.assign(call, { call_status: "ongoing", start_timestamp: clock.now().getTime() });
      await say("call_started");
      for (let second = 0; second < TALK_SECONDS && !call.isHungUp; second += 1) {
        await step();
        const turns = talk(call.order, fake.reply).filter(({ words }) => words[0]!.start <= second);
        if (turns.length === (call.transcript_object?.length ?? 0)) continue;
        call.transcript_object = turns;
        await say("transcript_updated");
      }
      const duration = TALK_SECONDS * 1000;
      Object.assign(call, { transcript_object: talk(call.order, fake.reply), duration_ms: duration });
    }
    Object.assign(call, {
      call_status: isTaken ? "ended" : "not_connected",
      end_timestamp: clock.now().getTime(),
      disconnection_reason: call.isHungUp ? (isTaken ? "manual_stopped" : "dial_no_answer") : reason,
    });
    await say("call_ended");
    if (isTaken) {
      const recording = `${account.apiUrl}/recordings/${call.call_id}.wav`;
      Object.assign(call, { recording_url: recording, call_cost: { combined_cost: 1.8 } });
    }
    await say("call_analyzed");
    for (const event of later) await tell(call, event);
  };

  const place = (order: Order, response: ServerResponse) => {
    orders.push(order);
    const { refusal, order: manner } = fake.chaos;
    if (refusal) return answer(response, refusal.status, { status: "error", message: refusal.message });
    const call: FakeCall = {
      call_id: `call_${crypto.randomUUID().replaceAll("-", "")}`,
      call_status: "registered",
      metadata: order.metadata,
      order,
      isHungUp: false,
    };
    calls.push(call);
    const done = run(call).finally(() => running.delete(done));
    running.add(done);
    if (manner === "503") return answer(response, 503, { status: "error", message: "busy" });
    if (manner === "cut") return void response.socket?.destroy();
    if (manner === "hang") return undefined;
    if (manner === "html") return void response.writeHead(200).end("<!doctype html><title>One moment, please</title>");
    return answer(response, 201, publicPart(call));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, what, operation, id] = (request.url ?? "").split("/");
    const body = (await buffer(request)).toString();
    const call = calls.find(({ call_id }) => call_id === (id ?? operation?.replace(".wav", "")));
    if (what === "recordings" && call) return void response.end(sound());
    if (request.headers.authorization !== `Bearer ${account.apiKey}`)
      return answer(response, 401, { status: "error", message: "API key is invalid." });
    if (what === "get-agent")
      return answer(response, operation === account.agentId ? 200 : 404, { agent_id: operation });
    if (operation === "create-phone-call") return place(JSON.parse(body) as Order, response);
    if (operation === "list-calls") return answer(response, 200, { has_more: false, items: found(calls, body) });
    if (!call) return answer(response, 422, { status: "error", message: "Call not found" });
    if (operation !== "stop-call") return answer(response, 200, publicPart(call));
    if (fake.chaos.hangUp) return answer(response, fake.chaos.hangUp, { status: "error", message: "busy" });
    if (call.disconnection_reason === undefined) call.isHungUp = true;
    response.writeHead(204).end();
  };

  const server = createServer((request, response) => void serve(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  account.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(fake, {
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.all(running);
      server.closeAllConnections();
      server.close();
    },
  });
}

export type FakeRetell = Awaited<ReturnType<typeof startFakeRetell>>;

/** Every filter on `metadata` must match, as at Retell. */
function found(calls: FakeCall[], body: string) {
  const { filter_criteria: criteria = {} } = JSON.parse(body) as {
    filter_criteria?: { metadata?: { key: string; value: string }[] };
  };
  const fits = ({ metadata }: FakeCall) =>
    (criteria.metadata ?? []).every(({ key, value }) => (metadata as Record<string, unknown>)[key] === value);
  return calls.filter(fits).map(publicPart);
}

/** Retell's report about a call. */
function publicPart({ order, isHungUp: _isHungUp, ...call }: FakeCall) {
  return {
    ...call,
    call_type: "phone_call",
    agent_id: order.override_agent_id,
    agent_version: 0,
    direction: "outbound",
    from_number: order.from_number,
    to_number: order.to_number,
  };
}

function talk({ agent_override: { retell_llm: said } }: Order, reply: string) {
  const turns = [
    ["agent", said.begin_message],
    ["user", reply],
    ["agent", "I will do that. Goodbye."],
  ] as const;
  return turns.map(([role, content], index) => ({
    role,
    content,
    words: [{ word: content.split(" ")[0], start: 1 + index * 4, end: 2 + index * 4 }],
  }));
}

function sound(): Buffer {
  const samples = new Int16Array(TALK_SECONDS * SAMPLE_RATE);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.round(Math.sin(index / 5) * 8000);
  return encodeWav(samples, SAMPLE_RATE);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
