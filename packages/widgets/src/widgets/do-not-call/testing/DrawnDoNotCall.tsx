import type { CurrentUser, SuppressedNumber } from "@callwright/sdk/contract";
import { createFakeApi, fail, type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { type CSSProperties, useState } from "react";

import { companyHandlers } from "../../../companies/testing/companyHandlers.js";
import { ClockContext } from "../../../lib/clock.js";
import { stillClock } from "../../../testing/stillClock.js";
import { DoNotCall, type DoNotCallProps } from "../index.js";

/** One that was said on a call, some that were added by hand, one of a register, and one that nobody calls. */
export const someNumbers: readonly SuppressedNumber[] = [
  ...Array.from({ length: 4 }, (_, nth) => fixtures.suppressedNumber({}, nth)),
  fixtures.suppressedNumber(
    { phoneNumber: null, source: "IMPORT", reason: null, register: "Reservasjonsregisteret", createdBy: "Mert Aydın" },
    4,
  ),
  fixtures.suppressedNumber({ scope: "EVERYWHERE", sellerCompany: null, source: "INBOUND", createdBy: null }, 5),
  fixtures.suppressedNumber(
    { liftedAt: fixtures.minutesAgo(30), liftedBy: "Elif Kaya", liftReason: "They asked us to call again" },
    6,
  ),
];

/** A person who may take numbers off the list. */
export const master = fixtures.profile({ role: "MASTER_ACCOUNT" });

/** Answers as a server would that has these numbers on its list. It keeps what is changed. */
export function doNotCallHandlers({
  numbers: given = someNumbers,
  profile = fixtures.profile(),
}: { numbers?: readonly SuppressedNumber[] | undefined; profile?: CurrentUser | undefined } = {}): FakeHandlers {
  let numbers = [...given];
  return {
    ...companyHandlers({ profile }),
    listSuppressedNumbers: ({ query }) => {
      const { page = 0, perPage = 10, text = "", source, isLifted = false } = query;
      const found = numbers.filter(
        ({ phoneNumber, reason, source: cameBy, liftedAt }) =>
          (liftedAt !== null) === isLifted &&
          (source === undefined || source === cameBy) &&
          `${phoneNumber} ${reason}`.toLowerCase().includes(text.toLowerCase()),
      );
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    suppressNumbers: ({ body }) => {
      const { phoneNumbers, reason = null } = body;
      const isKnown = (one: string) => numbers.some(({ phoneNumber }) => phoneNumber === one.replaceAll(" ", ""));
      const fresh = phoneNumbers.filter((one) => !isKnown(one));
      const added = fresh.map((one, nth) =>
        fixtures.suppressedNumber(
          { phoneNumber: one.replaceAll(" ", ""), reason, source: "SELLER", createdAt: fixtures.now },
          40 + numbers.length + nth,
        ),
      );
      numbers = [...added, ...numbers];
      const addedCount = fresh.length;
      return ok({
        addedCount,
        knownCount: phoneNumbers.length - addedCount,
        refusedCallsCount: addedCount > 0 ? 1 : 0,
      });
    },
    liftSuppression: ({ path, body }) => {
      const lifted = { liftedAt: fixtures.now, liftedBy: "Elif Kaya", liftReason: body.reason };
      numbers = numbers.map((number) => (number.id === path.id ? { ...number, ...lifted } : number));
      const number = numbers.find(({ id }) => id === path.id);
      return number ? ok(number) : fail(404, "NOT_FOUND", "The number was not found.");
    },
    exportSuppressedNumbers: () => file(new Blob(["workbook"]), "do-not-call.xlsx"),
  };
}

/** Props of {@link DrawnDoNotCall}. */
export interface DrawnDoNotCallProps extends DoNotCallProps {
  /** What the server answers otherwise than usually. */
  handlers?: FakeHandlers;
  numbers?: readonly SuppressedNumber[];
  profile?: CurrentUser;
  /** The place that the widget fills. */
  place?: CSSProperties;
}

/** The list on a server that exists in memory, on the fixtures' day. */
export function DrawnDoNotCall({ handlers, numbers, profile, place, ...props }: DrawnDoNotCallProps) {
  const [api] = useState(() => createFakeApi({ ...doNotCallHandlers({ numbers, profile }), ...handlers }));
  return (
    <CallwrightApiProvider client={api.client}>
      <ClockContext.Provider value={stillClock}>
        <div style={{ blockSize: 560, margin: -24, background: "var(--cw-surface)", ...place }}>
          <DoNotCall {...props} />
        </div>
      </ClockContext.Provider>
    </CallwrightApiProvider>
  );
}
