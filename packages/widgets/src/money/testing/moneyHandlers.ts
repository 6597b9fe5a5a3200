import type { CurrentUser, SellerCompany, Transaction } from "@callwright/sdk/contract";
import { fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";

/** Enough transactions for two pages and a half. */
export const manyTransactions: readonly Transaction[] = fixtures.transactions(26);

/** The page on which payments are made up. */
export const paymentLink = "https://pay.callwright.test/checkout/1";

/** A seller company as it is read alone. */
export function sellerCompanyDetail(nth = 0): SellerCompany {
  const { headquarterCountry, headquarterCity, ...summary } = fixtures.sellerCompany({}, nth);
  return {
    ...summary,
    about: null,
    headquarterCountry,
    headquarterCity,
    headquarterCountryId: headquarterCountry.id,
    headquarterCityId: headquarterCity?.id ?? null,
    timeZone: "Europe/Istanbul",
    products: [],
    productIds: [],
    users: [],
    subscription: fixtures.subscription(),
  };
}

/** Answers as a server would that keeps this company's money. */
export function moneyHandlers({
  profile = fixtures.profile(),
  transactions = manyTransactions,
}: { profile?: CurrentUser; transactions?: readonly Transaction[] } = {}): FakeHandlers {
  return {
    getProfile: () => ok(profile),
    getBalance: () => ok({ balance: 42.6 }),
    getBalanceChart: ({ query }) => ok(fixtures.balanceChart(query.type)),
    listSettings: () => ok(fixtures.page(fixtures.settings())),
    listSubscriptionPackages: () => ok(fixtures.page(fixtures.plans())),
    listTransactions: ({ query: { page = 0, perPage = 10, types, statuses } }) => {
      const found = transactions.filter(
        ({ type, status }) => (types?.includes(type) ?? true) && (statuses?.includes(status) ?? true),
      );
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getSellerCompany: ({ path }) => ok({ ...sellerCompanyDetail(), id: path.id }),
    listSellerCompanies: ({ query: { page = 0, perPage = 10, text = "" } }) => {
      const all = Array.from({ length: 24 }, (_, nth) => fixtures.sellerCompany({ name: `Company ${nth + 1}` }, nth));
      const found = all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    createDeposit: () => ({ status: 201, body: { data: { link: paymentLink } } }) as const,
    redeemPromoCode: () => ok({ amount: 10, balance: 94.2 }),
    subscribe: () => ({ status: 201, body: fixtures.subscription() }) as const,
  };
}
