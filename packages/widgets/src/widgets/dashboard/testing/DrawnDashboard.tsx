import type { Call, CallStatistics, CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";

import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { Dashboard, type DashboardProps } from "../index.js";

/** The statistics of a company after a year. */
export const statistics: CallStatistics = {
  answer: { NO_CALL: 1545, IN_PROGRESS: 0, POSITIVE: 486, NEGATIVE: 527, NEUTRAL: 1104, ANSWERING_MACHINE: 300 },
  status: {
    CRON: 5,
    QUEUED: 127,
    RINGING: 0,
    IN_PROGRESS: 0,
    CANCELLED: 0,
    COMPLETED: 2417,
    BUSY: 0,
    NO_ANSWER: 1102,
    FAILED: 311,
  },
  stats: { totalCount: 3962 },
};

/** The statistics of a company before its first call. */
export const noStatistics: CallStatistics = {
  answer: { NO_CALL: 0, IN_PROGRESS: 0, POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, ANSWERING_MACHINE: 0 },
  status: {
    CRON: 0,
    QUEUED: 0,
    RINGING: 0,
    IN_PROGRESS: 0,
    CANCELLED: 0,
    COMPLETED: 0,
    BUSY: 0,
    NO_ANSWER: 0,
    FAILED: 0,
  },
  stats: { totalCount: 0 },
};

const recentCalls = fixtures.calls(9).filter(({ status }) => status !== "CRON");
const scheduledCalls: Call[] = [178, 223, 1_170, 1_198, 5_668].map((minutes, nth) =>
  fixtures.call({ status: "CRON", startAt: fixtures.minutesAgo(-minutes) }, nth + 4),
);

/** Handlers of a server that has these calls. */
export function dashboardHandlers({
  profile = fixtures.profile(),
  recent = recentCalls.slice(0, 7),
  scheduled = scheduledCalls,
}: { profile?: CurrentUser; recent?: readonly Call[]; scheduled?: readonly Call[] } = {}): FakeHandlers {
  return {
    getProfile: () => ok(profile),
    getCallStatistics: () => ok(statistics),
    getCallNumbers: () => ok(fixtures.callNumbers(fixtures.calls(60))),
    getCallPause: () => ok(fixtures.callPause()),
    getPotentialCustomerStatistics: () => ok({ stats: { totalCount: 1284 } }),
    listCalls: ({ query }) => ok(fixtures.page([...(query.statuses?.[0] === "CRON" ? scheduled : recent)])),
  };
}

/** Handlers of a company that has no customers and no calls yet. */
export const nothingYet: FakeHandlers = {
  getCallStatistics: () => ok(noStatistics),
  getPotentialCustomerStatistics: () => ok({ stats: { totalCount: 0 } }),
  listCalls: () => ok(fixtures.page([])),
  listPotentialCustomers: () => ok(fixtures.page([])),
  listPhoneBooks: () => ok(fixtures.page([])),
};

/** Handlers of a company with a contact to call, and a call that nobody answered. */
export const noResultYet: FakeHandlers = {
  ...nothingYet,
  getCallStatistics: () =>
    ok({ ...noStatistics, answer: { ...noStatistics.answer, NO_CALL: 1 }, stats: { totalCount: 1 } }),
  getPotentialCustomerStatistics: () => ok({ stats: { totalCount: 1 } }),
  listPotentialCustomers: () => ok(fixtures.page([fixtures.potentialCustomer()])),
  listPhoneBooks: () => ok(fixtures.page([fixtures.phoneBook()])),
};

/** Props of {@link DrawnDashboard}. */
export interface DrawnDashboardProps extends DashboardProps, DrawnOptions {
  profile?: CurrentUser;
}

/** The dashboard with an in-memory server, on the day of the fixtures. */
export function DrawnDashboard({ handlers, profile, place, ...props }: DrawnDashboardProps) {
  return (
    <DrawnWidget api={() => createFakeApi({ ...dashboardHandlers({ profile }), ...handlers })} place={place}>
      <Dashboard {...props} />
    </DrawnWidget>
  );
}
