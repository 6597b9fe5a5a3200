import type { CurrentUser, SellerCompanyNumber } from "@callwright/sdk/contract";
import { created, createFakeApi, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { Numbers, type NumbersProps } from "../index.js";

const norway = { id: fixtures.idOf("country", 0), name: "Norway", iso2: "NO" };

/** A company's numbers: the default one, another, and one that has expired. */
export const someNumbers: readonly SellerCompanyNumber[] = [
  fixtures.number(),
  fixtures.number({ number: "+4721554009", country: norway, purchaseAt: fixtures.minutesAgo(60_000) }, 1),
  fixtures.number({ number: "+4721554008", country: norway, status: "EXPIRED" }, 2),
];

/** The numbers of Norway that can be bought. */
export const offered = Array.from({ length: 20 }, (_, nth) => `+47215540${10 + nth}`);

/** Handlers of a server where the company has these numbers and this balance. They keep changes. */
export function numberHandlers({
  numbers: given = someNumbers,
  profile = fixtures.profile(),
  balance = 84.2,
}: {
  numbers?: readonly SellerCompanyNumber[] | undefined;
  profile?: CurrentUser | undefined;
  balance?: number | undefined;
} = {}): FakeHandlers {
  let numbers = [...given];
  let left = balance;
  const changed = (id: string, changes: Partial<SellerCompanyNumber>) => {
    numbers = numbers.map((number) => (number.id === id ? { ...number, ...changes } : number));
    const number = numbers.find((one) => one.id === id);
    return number ? ok(number) : fail(404, "NOT_FOUND", "The number was not found.");
  };
  return {
    getProfile: () => ok(profile),
    getBalance: () => ok({ balance: left }),
    listSettings: () => ok(fixtures.page(fixtures.settings())),
    listNumbers: ({ query }) => {
      const { page = 0, perPage = 10 } = query;
      return ok(fixtures.page(numbers.slice(page * perPage, (page + 1) * perPage), numbers.length));
    },
    toggleDefaultNumber: ({ path }) => {
      numbers = numbers.map((number) => ({ ...number, isDefault: number.id === path.id && !number.isDefault }));
      const number = numbers.find(({ id }) => id === path.id);
      return number ? ok(number) : fail(404, "NOT_FOUND", "The number was not found.");
    },
    updateNumberCaps: ({ path, body }) => changed(path.id, body),
    pauseNumber: ({ path, body }) =>
      changed(path.id, { pause: { ...body, pausedAt: fixtures.now, pausedBy: "Elif Yılmaz" } }),
    resumeNumber: ({ path }) => changed(path.id, { pause: null }),
    listNumberCountries: () =>
      ok(
        fixtures.page([
          { name: "Norway", code: "NO" },
          { name: "Türkiye", code: "TR" },
        ]),
      ),
    listAvailableNumbers: ({ query }) =>
      ok(
        fixtures.page(
          query.countryCode === "NO" ? offered.map((phoneNumber) => ({ phoneNumber, needsPapers: false })) : [],
        ),
      ),
    purchaseNumber: ({ body }) => {
      if (left < 4) return fail(402, "INSUFFICIENT_BALANCE", "You need more balance to purchase a number.");
      left -= 4;
      const bought = { number: body.number, country: norway, isDefault: false, purchaseAt: fixtures.now };
      numbers = [fixtures.number(bought, 90), ...numbers];
      return created(fixtures.number(bought, 90));
    },
  };
}

/** Props of {@link DrawnNumbers}. */
export interface DrawnNumbersProps extends NumbersProps, DrawnOptions {
  numbers?: readonly SellerCompanyNumber[];
  profile?: CurrentUser;
  balance?: number;
}

/** The widget with an in-memory server, on the day of the fixtures. */
export function DrawnNumbers({ handlers, numbers, profile, balance, place, ...props }: DrawnNumbersProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...numberHandlers({ numbers, profile, balance }), ...handlers })}
      place={{ blockSize: 560, ...place }}
    >
      <Numbers {...props} />
    </DrawnWidget>
  );
}
