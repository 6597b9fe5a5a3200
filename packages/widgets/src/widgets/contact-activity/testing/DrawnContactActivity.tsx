import type { Call, ContactCallability, PhoneBook, PhoneBookReview } from "@callwright/sdk/contract";
import { createFakeApi, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { useState } from "react";

import { ClockContext } from "../../../lib/clock.js";
import { stillClock } from "../../../testing/stillClock.js";
import { ContactActivity, type ContactActivityProps } from "../index.js";

/** The call center item of the person that the card is about. */
export const person = fixtures.phoneBook();
export const phoneNumber = person.contact?.phoneNumber ?? "";

/** A call with the person. `nth` determines its id. */
export const callWith = (nth: number, overrides: Partial<Call> = {}) =>
  fixtures.call({ id: fixtures.idOf("call", 90 + nth), ...overrides });

const day = 24 * 60;

/** Two attempts, a conversation, and a call that was scheduled in it; newest first, as the server returns them. */
export const someCalls: readonly Call[] = [
  callWith(0, { status: "CRON", startAt: fixtures.minutesAgo(-3 * day) }),
  callWith(1, { startAt: fixtures.minutesAgo(day) }),
  callWith(2, { status: "NO_ANSWER", startAt: fixtures.minutesAgo(2 * day) }),
  callWith(3, { status: "BUSY", startAt: fixtures.minutesAgo(2 * day + 25) }),
];

/** The data that the server has about a person. */
export interface PersonServer {
  items?: readonly PhoneBook[];
  calls?: readonly Call[];
  notes?: readonly PhoneBookReview[];
  callability?: Partial<ContactCallability>;
}

/** Handlers of a server that has these calls and notes of the person. */
export function personHandlers({
  items = [person],
  calls = someCalls,
  notes = [fixtures.phoneBookReview({ createdAt: fixtures.minutesAgo(day - 5) })],
  callability,
}: PersonServer = {}): FakeHandlers {
  return {
    listPhoneBooks: () => ok(fixtures.page([...items])),
    listCalls: ({ query }) => ok(fixtures.page(calls.slice(0, query.perPage), calls.length)),
    listContactReviews: ({ query }) => ok(fixtures.page(notes.slice(0, query.perPage), notes.length)),
    getContactCallability: () => ok(fixtures.contactCallability(callability)),
  };
}

/** Props of {@link DrawnContactActivity}. */
export interface DrawnContactActivityProps extends Partial<ContactActivityProps>, PersonServer {
  /** Handlers that replace the default ones. */
  handlers?: FakeHandlers;
  /** The width of the place that contains the card. @default 560 */
  inlineSize?: number;
}

/** The card with an in-memory server, on the day of the fixtures. */
export function DrawnContactActivity({
  items,
  calls,
  notes,
  callability,
  handlers,
  inlineSize = 560,
  ...props
}: DrawnContactActivityProps) {
  const [api] = useState(() => createFakeApi({ ...personHandlers({ items, calls, notes, callability }), ...handlers }));
  return (
    <CallwrightApiProvider client={api.client}>
      <ClockContext.Provider value={stillClock}>
        <div style={{ maxInlineSize: inlineSize }}>
          <ContactActivity phoneNumber={phoneNumber} {...props} />
        </div>
      </ClockContext.Provider>
    </CallwrightApiProvider>
  );
}
