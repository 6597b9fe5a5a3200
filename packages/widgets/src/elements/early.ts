import type { FetchedSession } from "@callwright/sdk";
import type { OpeningRead, SentRead } from "@callwright/sdk/hooks";

import type { ElementDefaults } from "./ElementSpec.js";

/** What elements have requested while their code was loading. */
export interface EarlyRequests {
  /** The first request to each session endpoint: the session, the response that is none, or nothing if that failed. */
  readonly sessions: Record<string, Promise<FetchedSession | Response | void>>;
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
 * Requests what an element in the page needs while its code is loading: its session, once for each endpoint, and what it
 * shows first, if the page has not said with which view it begins. Only where the page gives `session-url` and nothing
 * else for the session. A page without an origin, as in a sandboxed frame, has no session.
 */
export function requestEarly(
  early: EarlyRequests,
  element: HTMLElement,
  props: Readonly<Record<string, unknown>>,
  defaults: ElementDefaults = {},
): void {
  const given: Given = (prop) => props[prop] ?? element.getAttribute(attributeOf(prop)) ?? undefined;
  const url = given("sessionUrl");
  if (typeof url !== "string" || !url || origin === "null") return;
  if (["fetchSession", "mode", "sessionMethod"].some((prop) => given(prop) !== undefined)) return;
  const session = (early.sessions[url] ??= fetch(url, { method: "POST", headers: { accept: "application/json" } })
    .then((response) => (response.ok ? response.json() : response))
    .catch(() => {}));
  const listOf = lists[element.localName];
  if (!listOf || early.isOver || given("initialView") !== undefined || given("listMemory") !== undefined) return;
  const apiBase = String(given("apiBase") ?? defaults.apiBase ?? "");
  for (const read of [profile, listOf(given)]) {
    const place = { apiBase, sessionUrl: url, read };
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
  if (!session || session instanceof Response) return undefined;
  const [[, , place], { query }] = read as OpeningRead<"listCalls">;
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : "";
  const response = await fetch(apiBase + place + search, { headers: { authorization: `Bearer ${session.token}` } });
  return response.ok ? response.json() : undefined;
}

const profile: OpeningRead = [["getProfile", "GET", "/v1/users/profile/me"], {}];
const page = { page: 0, perPage: 10, sortBy: "-createdAt" } as const;

/**
 * The list that an element shows first as long as nothing is filtered or sorted, by the element's name. The widgets say
 * this for every view (`withFirstReads`); a test fails if they say something else.
 */
const lists: Readonly<Record<string, (given: Given) => OpeningRead>> = {
  "cw-call-center": () => [["listPhoneBooks", "GET", "/v1/phone-books"], { query: page }],
  "cw-call-history": (given) => {
    const phoneBookId = given("phoneBookId") as string | undefined;
    return [["listCalls", "GET", "/v1/calls/history"], { query: { ...page, ...(phoneBookId && { phoneBookId }) } }];
  },
};

/** As in `attributes.ts`, which is part of other files. */
const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, "-$&").toLowerCase();
