import type { LiveEvent } from "../contract.js";
import { createFakeApi, type FakeApi, type FakeHandlers, fixtures } from "../fake/index.js";
import { callCenterHandlers } from "./callCenter.js";
import { callHandlers } from "./calls.js";
import { campaignHandlers } from "./campaigns.js";
import { companyHandlers } from "./company.js";
import { consentHandlers } from "./consents.js";
import { customerHandlers } from "./customers.js";
import { doNotCallHandlers } from "./doNotCall.js";
import { moneyHandlers } from "./money.js";
import { testCallHandlers } from "./testCalls.js";
import { unlessChanged } from "./unlessChanged.js";
import { createWorld, type Told } from "./world.js";

/**
 * Answers of a company in the middle of its work, for everything that embeddable widgets ask. What is done to it is kept,
 * and calls that are started go on. Its dates are those of the fixtures.
 *
 * @param told where live events and words go; `createFakeApi` has both.
 */
export function demoHandlers(told: Partial<Told> = {}): FakeHandlers {
  const world = createWorld({ push: () => undefined, say: () => undefined, ...told });
  // Calls that go on when the demo begins have been spoken in.
  for (const { id, status } of world.calls.all())
    if (status === "IN_PROGRESS")
      for (const words of fixtures.callWords(id)) if (words.turn < 2 && words.isFinal) world.say(words);
  return unlessChanged(world, {
    ...companyHandlers(world),
    ...callHandlers(world),
    ...campaignHandlers(world),
    ...testCallHandlers(world),
    ...callCenterHandlers(world),
    ...customerHandlers(world),
    ...doNotCallHandlers(world),
    ...consentHandlers(world),
    ...moneyHandlers(world),
  });
}

let demo: FakeApi | undefined;
let offsetMs = 0;

/** Answers a request as the demo's server would, on today's date. One world serves the whole page until it is left. */
export async function answerDemo(request: Request): Promise<Response> {
  if (!demo) {
    const api = createFakeApi();
    // To the minute, so that moments stay as round as they are.
    offsetMs = Math.floor((Date.now() - Date.parse(fixtures.now)) / 60_000) * 60_000;
    const push = (event: LiveEvent) => api.push(JSON.parse(moved(JSON.stringify(event), offsetMs)) as LiveEvent);
    api.use(demoHandlers({ push, say: (message) => api.say(message) }));
    demo = api;
  }
  const ifMatch = request.headers.get("If-Match");
  if (ifMatch !== null) request.headers.set("If-Match", moved(ifMatch, -offsetMs));
  const response = await demo.answer(request);
  if (!response.headers.get("Content-Type")?.includes("json")) return response;
  const { status, headers } = response;
  return new Response(moved(await response.text(), offsetMs), { status, headers });
}

/** The same text of JSON with every moment, and every time on a wall clock, so much later. */
function moved(json: string, byMs: number): string {
  return json.replaceAll(/"(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d\.\d{3}Z)?"/g, (_whole, minute: string, rest = "") => {
    const moment = new Date(Date.parse(`${minute}Z`) + byMs).toISOString();
    return `"${moment.slice(0, 16)}${rest}"`;
  });
}
