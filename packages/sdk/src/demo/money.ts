import { created, fail, type FakeHandlers, fixtures, ok } from "../fake/index.js";
import type { World } from "./world.js";

const missing = () => fail(404, "NOT_FOUND", "It was not found.");

/** The balance and its transactions, plans and their prices. */
export function moneyHandlers(world: World): FakeHandlers {
  const { transactions } = world;
  return {
    getBalance: () => ok({ balance: world.balance() }),
    getBalanceChart: ({ query }) => ok(fixtures.balanceChart(query.type)),
    listSettings: () => ok(fixtures.page(fixtures.settings())),
    getSetting: ({ path }) => {
      const setting = fixtures.settings().find(({ key }) => key === path.key);
      return setting ? ok(setting) : missing();
    },
    listTransactions: ({ query }) => {
      const { types, statuses } = query;
      const fits = (type: (typeof all)[number]["type"]) => types?.includes(type) ?? true;
      const all = transactions.all();
      return ok(transactions.page(query, (it) => fits(it.type) && (statuses?.includes(it.status) ?? true)));
    },
    createDeposit: () => fail(503, "SERVICE_UNAVAILABLE", "Nothing can be paid in the demo."),
    redeemPromoCode: ({ body }) => {
      if (body.code.toUpperCase() !== "WELCOME10")
        return fail(404, "NOT_FOUND", "This code is not known.", { code: "In the demo, WELCOME10 is." });
      world.pay(10);
      transactions.add(
        fixtures.transaction({
          id: world.newId("transaction"),
          type: "DEPOSIT",
          description: "Promo code WELCOME10",
          amount: 10,
          status: "COMPLETED",
          balance: world.balance(),
          createdAt: world.now(),
        }),
      );
      return ok({ amount: 10, balance: world.balance() });
    },
    listSubscriptionPackages: () => ok(fixtures.page(fixtures.plans())),
    getSubscriptionPackage: ({ path }) => {
      const plan = fixtures.plans().find(({ id }) => id === path.id);
      return plan ? ok(plan) : missing();
    },
    subscribe: () => created(fixtures.subscription()),
    listSubscriptions: () => ok(fixtures.page([fixtures.subscription()])),
    getSubscription: () => ok(fixtures.subscription()),
  };
}
