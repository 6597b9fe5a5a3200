import { afterAll, beforeAll } from "vitest";

import { systemClock } from "../../../clock.ts";
import { createLogger } from "../../../logger.ts";
import { startTestServer, type TestServer } from "../../../testing/startTestServer.ts";
import { dialledCall } from "../../testing/dialledCall.ts";
import { itBehavesLikeACarrier } from "../../testing/itBehavesLikeACarrier.ts";
import { createSimulatorSpeech } from "../../speech/simulatorSpeech.ts";
import { runTalk } from "../../talk/runTalk.ts";
import { LINE_RATE } from "./g711.ts";
import { createSip } from "./sip.ts";
import { startFakePhone, type FakePhone } from "./testing/fakePhone.ts";

const secret = new TextEncoder().encode("the carrier's secret");
const numbers = { answered: "+4722860144", busy: "+4722860100", unanswered: "+4722860101", invalid: "+4722860102" };
const speech = createSimulatorSpeech();
let phone: FakePhone;
let server: TestServer;
beforeAll(async () => {
  phone = await startFakePhone();
  server = await startTestServer({ processes: 1 });
  const oneSecond = Int16Array.from({ length: LINE_RATE }, (_, index) => 6_000 * Math.sin(index / 3));
  phone.says = Int16Array.from([...new Int16Array(LINE_RATE / 2), ...oneSecond]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await phone[Symbol.asyncDispose]();
  await speech[Symbol.asyncDispose]();
});

itBehavesLikeACarrier("sip", () => {
  const { context } = server;
  const carrier = createSip({
    db: context.db,
    clock: systemClock,
    logger: createLogger("silent"),
    speech,
    secret,
    trunk: { host: "127.0.0.1", port: phone.port },
    fromDomain: undefined,
    callerNumber: "+14155550100",
    ringSeconds: 2,
  });
  return Promise.resolve({
    carrier,
    secret,
    numbers,
    talk: (line) => runTalk(context, line),
    async prepare(callId) {
      await dialledCall(context, callId, "sip");
      void hangUpOnceHeard(callId);
    },
  });
});

/** The person hangs up when what they said was heard, which takes longer on a busy machine. */
async function hangUpOnceHeard(callId: string): Promise<void> {
  const words = server.context.callWords.followCall(callId, { signal: AbortSignal.timeout(30_000) });
  for await (const message of words)
    if (message.type === "words" && message.role === "CONTACT" && message.isFinal) {
      phone.calls.find((call) => call.callId === `sip-${callId}`)?.hangUp();
      return;
    }
}
