import type { FetchedSession } from "@callwright/sdk";
import type { OpeningRead, SentRead } from "@callwright/sdk/hooks";

import type { ElementDefaults } from "./ElementSpec.js";
import type { SessionResponse, SessionResponses } from "./requestSession.js";

/** What elements have requested while their code was loading. */
export interface EarlyRequests {
  readonly sessions: SessionResponses;
  reads: EarlyRead[];
  /** The code is there, and requests what is missing. */
  isOver?: true;
}

export interface EarlyRead extends SentRead {
  apiBase: string;
  sessionUrl: string;
}

/** After this time, in milliseconds, data that was read early is forgotten. */
const keptMs = 30_000;

type Given = (prop: string) => unknown;

/**
 * Requests what an element in the page shows first while its code is loading, as soon as there is a session: the profile, and
 * its list, if the page has not said with which view it begins.
 */
export function requestReads(
  early: EarlyRequests,
  session: SessionResponse,
  element: HTMLElement,
  props: Readonly<Record<string, unknown>>,
  defaults: ElementDefaults = {},
): void {
  if (early.isOver) return;
  const given: Given = (prop) => props[prop] ?? element.getAttribute(attributeOf(prop)) ?? undefined;
  const isUsualView = given("initialView") === undefined && given("listMemory") === undefined;
  const lists = isUsualView ? firstReads[element.localName]?.(given) : undefined;
  // The calls of a number are the same for everybody.
  const viewer = element.localName === "cw-contact-activity" ? [] : [profile];
  const apiBase = (given("apiBase") as string | undefined) ?? defaults.apiBase ?? "";
  for (const read of [...viewer, ...(lists ?? [])]) {
    const place = { apiBase, sessionUrl: given("sessionUrl") as string, read };
    if (early.reads.some((one) => isSame(one, place))) continue;
    const data = session.then((got) => dataOf(got, apiBase, read)).catch(() => {});
    early.reads.push({ ...place, at: Date.now(), data });
    setTimeout(() => (early.reads = early.reads.filter((one) => one.data !== data)), keptMs);
  }
}

const isSame = (one: EarlyRead, other: Omit<EarlyRead, "at" | "data">) =>
  one.apiBase === other.apiBase &&
  one.sessionUrl === other.sessionUrl &&
  JSON.stringify(one.read) === JSON.stringify(other.read);

/** Nothing if it cannot be read: the element tries itself, and shows what becomes of that. */
async function dataOf(session: FetchedSession | Response | void, apiBase: string, read: OpeningRead): Promise<unknown> {
  if (!session || session instanceof Response || !session.token) return undefined;
  const [[, , place], { query }] = read as OpeningRead<"listCalls">;
  const search = String(new URLSearchParams(query as Record<string, string> | undefined));
  const response = await fetch(apiBase + place + (search && `?${search}`), {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return response.ok ? response.json() : undefined;
}

const profile: OpeningRead = [["getProfile", "GET", "/v1/users/profile/me"], {}];
const first = (perPage: number) => ({ page: 0, perPage });
const newest = { ...first(10), sortBy: "-createdAt" } as const;
const lastChanged = { ...first(10), sortBy: "-updatedAt" } as const;

/**
 * What an element reads first, besides the profile, as long as nothing is filtered or sorted, by the element's name. This is a
 * second description of these reads: a test fails if an element reads something else.
 */
const firstReads: Readonly<Record<string, (given: Given) => OpeningRead[]>> = {
  "cw-call-center": () => [[["listPhoneBooks", "GET", "/v1/phone-books"], { query: newest }]],
  "cw-call-history": (given) => {
    const phoneBookId = given("phoneBookId") as string | undefined;
    return [[["listCalls", "GET", "/v1/calls/history"], { query: { ...newest, ...(phoneBookId && { phoneBookId }) } }]];
  },
  "cw-campaigns": () => [[["listCampaigns", "GET", "/v1/campaigns"], { query: newest }]],
  "cw-dashboard": () => [
    [["getCallStatistics", "GET", "/v1/dashboard/statistics/calls"], { query: {} }],
    [["getPotentialCustomerStatistics", "GET", "/v1/dashboard/statistics/potential-customer-companies"], { query: {} }],
  ],
  "cw-do-not-call": () => [
    [["listSuppressedNumbers", "GET", "/v1/suppressed-numbers"], { query: { ...newest, isLifted: false } }],
  ],
  "cw-live-calls": () => [
    [
      ["listCalls", "GET", "/v1/calls/history"],
      { query: { ...first(25), sortBy: "-startAt", statuses: ["RINGING", "IN_PROGRESS"] } },
    ],
  ],
  "cw-plans": () => [
    [
      ["listSubscriptionPackages", "GET", "/v1/subscription-packages"],
      { query: { ...first(100), sortBy: "priceMonthly" } },
    ],
  ],
  "cw-potential-customers": () => [
    [["listPotentialCustomers", "GET", "/v1/potential-customers"], { query: { ...lastChanged, perPage: 25 } }],
  ],
  "cw-products": () => [[["listProducts", "GET", "/v1/products"], { query: lastChanged }]],
  "cw-usage": () => [[["listTransactions", "GET", "/v1/transactions"], { query: newest }]],
};

/** As in `attributes.ts`, which is part of other files. */
const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, "-$&").toLowerCase();
