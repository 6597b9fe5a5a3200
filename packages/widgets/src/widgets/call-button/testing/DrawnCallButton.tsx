import type { Call, CurrentUser, PhoneBook } from "@callwright/sdk/contract";
import { createFakeApi, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { useState } from "react";

import { ClockContext } from "../../../lib/clock.js";
import { stillClock } from "../../../testing/stillClock.js";
import { CallButton, type CallButtonProps } from "../index.js";

/** The call center item that the button calls. */
export const person = fixtures.phoneBook();
export const phoneNumber = person.contact?.phoneNumber ?? "";

/** The data that the server has about a number. */
export interface NumberServer {
  items?: readonly PhoneBook[];
  calls?: readonly Call[];
  profile?: CurrentUser;
}

/** Handlers of a server that has these items and calls of the number. */
export function numberHandlers({ items = [person], calls = [], profile }: NumberServer = {}): FakeHandlers {
  return {
    getProfile: () => ok(profile ?? fixtures.profile()),
    listPhoneBooks: () => ok(fixtures.page([...items])),
    listCalls: () => ok(fixtures.page([...calls])),
    checkCalls: ({ body }) => ok(fixtures.callCheck(body.phoneBookIds)),
    startCalls: ({ body }) =>
      ok({
        items: body.phoneBookIds.map((phoneBookId) => ({
          phoneBookId,
          callId: fixtures.idOf("call", 90),
          status: body.type === "CALL_LATER" ? ("CRON" as const) : ("QUEUED" as const),
          refusal: null,
          heldUntil: null,
          heldReason: null,
        })),
        campaigns: [],
      }),
    cancelCalls: ({ body }) =>
      ok({ items: body.ids.map((id) => ({ id, outcome: "CANCELLED" as const, status: "CANCELLED" as const })) }),
  };
}

/** A company with neither balance nor free minutes. */
export const withoutMoney = fixtures.profile({
  sellerCompanies: [
    fixtures.profileCompany({ balance: 0, subscription: fixtures.subscription({ remaining: { minutes: 0 } }) }),
  ],
});

/** Props of {@link DrawnCallButton}. */
export interface DrawnCallButtonProps extends Partial<CallButtonProps>, NumberServer {
  /** Handlers that replace the default ones. */
  handlers?: FakeHandlers;
}

/** The widget on an in-memory server, on the fixtures' day. */
export function DrawnCallButton({ items, calls, profile, handlers, ...props }: DrawnCallButtonProps) {
  const [api] = useState(() => createFakeApi({ ...numberHandlers({ items, calls, profile }), ...handlers }));
  return (
    <CallwrightApiProvider client={api.client}>
      <ClockContext.Provider value={stillClock}>
        <div style={{ maxInlineSize: 460 }}>
          <CallButton phoneNumber={phoneNumber} {...props} />
        </div>
      </ClockContext.Provider>
    </CallwrightApiProvider>
  );
}
