import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll } from "vitest";

import { systemClock } from "../../../clock.ts";
import type { Context } from "../../../context.ts";
import { startTestServer, type TestServer } from "../../../testing/startTestServer.ts";
import { dialledCall } from "../../testing/dialledCall.ts";
import { itBehavesLikeACarrier } from "../../testing/itBehavesLikeACarrier.ts";
import { answerDone, answerPickUp } from "../../talk/answerCarrier.ts";
import { serveTalks } from "../../talk/serveTalks.ts";
import type { Carrier, CarrierEvent, CarrierLink } from "../port.ts";
import { signBody } from "../signature.ts";
import { eventsOfCallback, eventsOfMachine, eventsOfRecording } from "./events.ts";
import { startFakeTwilio, type FakeTwilio } from "./testing/fakeTwilio.ts";
import { createTwilio } from "./twilio.ts";

const secret = new TextEncoder().encode("the carrier's secret");
const numbers = { answered: "+4722860144", busy: "+4722860100", unanswered: "+4722860101", invalid: "+4722860102" };
let twilio: FakeTwilio;
let server: TestServer;
let receiver: Server;
let context: Context;
let deliver: CarrierLink["deliver"] = () => Promise.resolve();

beforeAll(async () => {
  twilio = await startFakeTwilio();
  const { accountSid, authToken, apiUrl } = twilio.account;
  const env = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_URL: apiUrl };
  server = await startTestServer({ env, processes: 1 });
  receiver = createServer((request, response) => void receive(request, response)).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  context = { ...server.context, publicUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}` };
  receiver.on("upgrade", serveTalks(context).upgrade);
});
afterAll(async () => {
  await twilio[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  receiver.close();
});

/** Responds to Twilio's requests like our server, and passes its reports on in the form that the suite expects. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "", context.publicUrl);
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  const callId = searchParams.get("callId") ?? "";
  const again = Number(searchParams.get("again") ?? 0);
  const reply = (status: number, body = "") => void response.writeHead(status).end(body);
  switch (pathname.replace("/v1/carriers/twilio/", "")) {
    case "answer":
      return reply(200, await answerPickUp(context, callId, again, form));
    case "done":
      return reply(200, await answerDone(context, callId, again, form));
    case "events":
      return reply(await statusOf(eventsOfCallback(callId, form, systemClock.now())));
    case "recordings":
      return reply(await statusOf(eventsOfRecording(callId, form, systemClock.now())));
    case "machine":
      return reply(await statusOf(eventsOfMachine(callId, form, systemClock.now())));
    default:
      return reply(404);
  }
}

async function statusOf(events: CarrierEvent[]): Promise<number> {
  const body = JSON.stringify({ events });
  return deliver(body, signBody(secret, body, systemClock.now())).then(
    () => 204,
    () => 500,
  );
}

itBehavesLikeACarrier("twilio", () => {
  const { account } = twilio;
  twilio.calls.length = 0;
  const options = { account, callerNumber: "+14155550100", callsPerSecond: 50, publicUrl: () => context.publicUrl };
  const carrier: Carrier = {
    ...createTwilio({ db: context.db, clock: systemClock, ...options }),
    connect(link) {
      ({ deliver } = link);
      return { [Symbol.asyncDispose]: () => Promise.resolve() };
    },
  };
  const prepare = (callId: string) => dialledCall(context, callId, "twilio");
  return Promise.resolve({ carrier, secret, numbers, prepare });
});
