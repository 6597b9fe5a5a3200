import type { Call, CallWordsMessage, CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, type FakeApi, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { companyHandlers } from "../../../companies/testing/companyHandlers.js";
import { stepInHandlers } from "../../../calls/step-in/testing/stepInHandlers.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { LiveCalls, type LiveCallsProps } from "../index.js";

/** Two calls in progress and one that is ringing. */
export const someCalls: readonly Call[] = [
  fixtures.call({ status: "IN_PROGRESS", answeredAt: fixtures.minutesAgo(1.4) }, 0),
  fixtures.call({ status: "IN_PROGRESS", answeredAt: fixtures.minutesAgo(0.3) }, 1),
  fixtures.call({ status: "RINGING" }, 2),
];

/**
 * The words in these calls: four turns of the first one, of which the last is not final, and the first words of the
 * second.
 */
export const someWords: readonly CallWordsMessage[] = [
  ...fixtures.callWords(someCalls[0]!.id).filter(({ turn, isFinal }) => turn < 3 && isFinal),
  fixtures.callWords(someCalls[0]!.id).find(({ turn, revision }) => turn === 3 && revision === 1)!,
  fixtures.callWords(someCalls[1]!.id)[1]!,
];

/** Handlers of a server that has these calls. */
export function liveCallsHandlers({
  calls = someCalls,
  profile = fixtures.profile(),
}: { calls?: readonly Call[] | undefined; profile?: CurrentUser | undefined } = {}): FakeHandlers {
  return {
    ...companyHandlers({ profile }),
    listCalls: ({ query }) => {
      const found = calls.filter(({ status }) => query.statuses?.includes(status) ?? true);
      return ok(fixtures.page(found));
    },
    getCall: ({ path }) => ok(fixtures.callDetail(calls.find(({ id }) => id === path.id) ?? someCalls[0]!)),
    hangUpCalls: ({ body }) =>
      ok({ items: body.ids.map((id) => ({ id, outcome: "HANGING_UP" as const, status: "IN_PROGRESS" as const })) }),
    ...stepInHandlers(),
    suppressNumbers: () => ok({ addedCount: 1, knownCount: 0, refusedCallsCount: 0 }),
  };
}

/** A fake server that streams these words. */
export function spokenApi(handlers: FakeHandlers, words = someWords): FakeApi {
  const api = createFakeApi(handlers);
  for (const message of words) api.say(message);
  return api;
}

/** Props of {@link DrawnLiveCalls}. */
export interface DrawnLiveCallsProps extends LiveCallsProps, DrawnOptions {
  calls?: readonly Call[];
  words?: readonly CallWordsMessage[];
  profile?: CurrentUser;
}

/** The live calls with an in-memory server, on the day of the fixtures. */
export function DrawnLiveCalls({ handlers, calls, words, profile, place, ...props }: DrawnLiveCallsProps) {
  return (
    <DrawnWidget
      api={() => spokenApi({ ...liveCallsHandlers({ calls, profile }), ...handlers }, words)}
      place={{ blockSize: 560, ...place }}
    >
      <LiveCalls {...props} />
    </DrawnWidget>
  );
}
