import type { Call, ContactCallability, PhoneBook, PhoneBookReview } from "@callwright/sdk/contract";
import { createFakeApi, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { useState } from "react";

import { ClockContext, type Clock } from "../../../lib/clock.js";
import { ContactActivity, type ContactActivityProps } from "../index.js";

/** A still clock on the day the fixtures are about. */
const stillClock: Clock = { now: () => Date.parse(fixtures.now), timeZone: "Europe/Istanbul" };

/** Whom the card is about. */
export const person = fixtures.phoneBook();
export const phoneNumber = person.contact?.phoneNumber ?? "";

/** A call with the person, by its place among them. */
export const callWith = (nth: number, overrides: Partial<Call> = {}) =>
  fixtures.call({ id: fixtures.idOf("call", 90 + nth), ...overrides });

const day = 24 * 60;

/** A first try, a conversation, and a call that was planned in it, the newest first as the server has them. */
export const someCalls: readonly Call[] = [
  callWith(0, { status: "CRON", startAt: fixtures.minutesAgo(-3 * day) }),
  callWith(1, { startAt: fixtures.minutesAgo(day) }),
  callWith(2, { status: "NO_ANSWER", startAt: fixtures.minutesAgo(2 * day) }),
  callWith(3, { status: "BUSY", startAt: fixtures.minutesAgo(2 * day + 25) }),
];

/** What a server knows of a person. */
export interface PersonServer {
  items?: readonly PhoneBook[];
  calls?: readonly Call[];
  notes?: readonly PhoneBookReview[];
  callability?: Partial<ContactCallability>;
}

/** Answers as a server would that knows these calls and notes of the person. */
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
  /** What the server answers otherwise than usually. */
  handlers?: FakeHandlers;
  /** Of the place that the card stands in. @default 560 */
  inlineSize?: number;
}

/** The card on a server that exists in memory, on the fixtures' day. */
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
