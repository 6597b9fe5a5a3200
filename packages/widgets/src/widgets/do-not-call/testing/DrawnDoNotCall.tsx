import type { CurrentUser, SuppressedNumber } from "@callwright/sdk/contract";
import { createFakeApi, fail, type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";

import { companyHandlers } from "../../../companies/testing/companyHandlers.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { DoNotCall, type DoNotCallProps } from "../index.js";

/** The fields that all registers share. */
const register = { phoneNumber: null, source: "IMPORT", reason: null, createdBy: "Mert Aydın" } as const;

/**
 * Numbers from a call, numbers that were added by hand, two registers, a number that no company calls, and a lifted
 * one.
 */
export const someNumbers: readonly SuppressedNumber[] = [
  ...Array.from({ length: 4 }, (_, nth) => fixtures.suppressedNumber({}, nth)),
  fixtures.suppressedNumber(
    {
      ...register,
      register: "Reservasjonsregisteret",
      numbersCount: 2_214_380,
      importedAt: fixtures.minutesAgo(4_320),
      expiresAt: fixtures.minutesAgo(-43_200),
    },
    4,
  ),
  fixtures.suppressedNumber({ scope: "EVERYWHERE", sellerCompany: null, source: "INBOUND", createdBy: null }, 5),
  fixtures.suppressedNumber(
    {
      ...register,
      register: "Robinson list",
      numbersCount: 48_112,
      importedAt: fixtures.minutesAgo(47_520),
      expiresAt: fixtures.minutesAgo(2_880),
    },
    7,
  ),
  fixtures.suppressedNumber(
    { liftedAt: fixtures.minutesAgo(30), liftedBy: "Elif Kaya", liftReason: "They asked us to call again" },
    6,
  ),
];

/** A user who may take numbers off the list. */
export const master = fixtures.profile({ role: "MASTER_ACCOUNT" });

/** Handlers of a server that has these numbers on its list. They keep changes. */
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
        ({ phoneNumber, reason, register, source: cameBy, liftedAt }) =>
          (liftedAt !== null) === isLifted &&
          (source === undefined || source === cameBy) &&
          `${phoneNumber} ${reason} ${register}`.toLowerCase().includes(text.toLowerCase()),
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
    importSuppressedNumbers: ({ query }) => {
      const known = numbers.find((one) => one.register === query.register && one.liftedAt === null);
      const asked = { register: query.register, importedAt: fixtures.now, expiresAt: query.expiresAt ?? null };
      const scope =
        query.scope === "EVERYWHERE" ? ({ scope: query.scope, sellerCompany: null } as const) : ({} as const);
      const entry = known
        ? { ...known, ...asked }
        : fixtures.suppressedNumber(
            { ...register, ...asked, ...scope, numbersCount: 1_204, createdAt: fixtures.now },
            70 + numbers.length,
          );
      numbers = [entry, ...numbers.filter((one) => one !== known)];
      return ok({
        register: entry,
        addedCount: known ? 0 : 1_204,
        knownCount: known ? 1_204 : 31,
        invalidCount: 12,
        invalidLines: [1, 18, 240, 241, 377, 512, 600, 601, 899, 1_010],
        refusedCallsCount: 3,
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
export interface DrawnDoNotCallProps extends DoNotCallProps, DrawnOptions {
  numbers?: readonly SuppressedNumber[];
  profile?: CurrentUser;
}

/** The list with an in-memory server, on the day of the fixtures. */
export function DrawnDoNotCall({ handlers, numbers, profile, place, ...props }: DrawnDoNotCallProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...doNotCallHandlers({ numbers, profile }), ...handlers })}
      place={{ blockSize: 560, ...place }}
    >
      <DoNotCall {...props} />
    </DrawnWidget>
  );
}
