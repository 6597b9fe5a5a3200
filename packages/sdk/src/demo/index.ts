import type { LiveEvent } from "../contract.js";
import { createFakeServer, type FakeServer } from "../fake/createFakeServer.js";
import { type FakeHandlers, fixtures } from "../fake/index.js";
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
 * Responses of a company with realistic data, for all operations of the embeddable widgets. Changes are kept, and
 * started calls progress. Its dates are those of the fixtures.
 *
 * @param told the receivers of live events and words; `createFakeApi` has both.
 */
export function demoHandlers(told: Partial<Told> = {}): FakeHandlers {
  const world = createWorld({ push: () => undefined, say: () => undefined, ...told });
  // Calls in progress when the demo begins have turns.
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

let demo: FakeServer | undefined;
let offsetMs = 0;

/**
 * Responds to a request like the demo's server, relative to today's date. One world serves the whole page until it is
 * closed.
 */
export async function answerDemo(request: Request): Promise<Response> {
  if (!demo) {
    const server = createFakeServer();
    // Rounded to minutes, so that times stay as round as they are.
    offsetMs = Math.floor((Date.now() - Date.parse(fixtures.now)) / 60_000) * 60_000;
    const push = (event: LiveEvent) => server.push(JSON.parse(moved(JSON.stringify(event), offsetMs)) as LiveEvent);
    server.use(demoHandlers({ push, say: (message) => server.say(message) }));
    demo = server;
  }
  const ifMatch = request.headers.get("If-Match");
  if (ifMatch !== null) request.headers.set("If-Match", moved(ifMatch, -offsetMs));
  const response = await demo.answer(request);
  if (!response.headers.get("Content-Type")?.includes("json")) return response;
  const { status, headers } = response;
  return new Response(moved(await response.text(), offsetMs), { status, headers });
}

/** The same JSON text with every timestamp and wall-clock time moved by this much. */
function moved(json: string, byMs: number): string {
  return json.replaceAll(/"(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d\.\d{3}Z)?"/g, (_whole, minute: string, rest = "") => {
    const moment = new Date(Date.parse(`${minute}Z`) + byMs).toISOString();
    return `"${moment.slice(0, 16)}${rest}"`;
  });
}
