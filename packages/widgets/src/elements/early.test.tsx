import { answerDemo } from "@callwright/sdk/demo";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { companyFaqElement } from "./companyFaq.js";
import { contactUsElement } from "./contactUs.js";
import { defineElement } from "./defineElement.js";
import { drawWidget } from "./drawWidget.js";
import { type EarlyRequests, requestReads } from "./early.js";
import type { ElementSpec } from "./ElementSpec.js";
import { elementSpecs } from "./generated/elementSpecs.js";
import { requestSession } from "./requestSession.js";
import { sharedClient } from "./sharedClient.js";

const session = { token: "t-1", expiresAt: "2999-01-01T00:00:00Z" };
const server = "https://calls.test";
let early: EarlyRequests;

beforeEach(() => {
  early = { sessions: {}, reads: [] };
});
afterEach(async () => {
  await Promise.all(early.reads.map(({ data }) => data));
  vi.unstubAllGlobals();
});

/** Answers the page's endpoint with what `answer` returns, and the server with an empty list. */
function serve(answer: () => Promise<Response> = () => Promise.resolve(Response.json(session))) {
  const send = vi.fn((address: string, _settings?: RequestInit) =>
    address.startsWith("https://") ? Promise.resolve(Response.json({ items: [] })) : answer(),
  );
  vi.stubGlobal("fetch", send);
  const sent = () =>
    send.mock.calls.map(([address, settings]) => ({
      address: address.replace(server, ""),
      isOurs: address.startsWith("https://"),
      token: new Headers(settings?.headers).get("authorization"),
    }));
  return {
    sessions: () => sent().flatMap(({ address, isOurs }) => (isOurs ? [] : address)),
    reads: () => sent().flatMap(({ address, isOurs, token }) => (isOurs ? `${address} ${token}` : [])),
  };
}

/** An element whose code is loading is in the page. */
function appear(
  attributes: Record<string, string>,
  props: Record<string, unknown> = {},
  tag = "cw-call-history",
): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const session = requestSession(early.sessions, element, props);
  if (session) requestReads(early, session, element, props, { apiBase: server });
}

const list = (sessionUrl: string, apiBase = server) =>
  sharedClient({ tag: "cw-call-history", apiBase, sessionUrl, early }).call("listCalls");

describe("the session of an element", () => {
  test("is requested while the code of the element is loading, once for all elements, and used by them", async () => {
    const requests = serve();
    appear({ "session-url": "/early" });
    appear({ "session-url": "/early" });
    expect(requests.sessions()).toEqual(["/early"]);
    await list("/early");
    appear({ "session-url": "/early" });
    await list("/early");
    expect(requests.sessions()).toEqual(["/early"]);
  });

  test("is requested for each of two servers that elements of a page ask at the same time", async () => {
    const requests = serve();
    appear({ "session-url": "/two-servers" });
    await Promise.all([list("/two-servers"), list("/two-servers", "https://other.test")]);
    expect(requests.sessions()).toEqual(["/two-servers", "/two-servers"]);
  });

  test("is requested early from the endpoint that a script has set, as React 19 does", () => {
    const requests = serve();
    appear({}, { sessionUrl: "/by-script" });
    expect(requests.sessions()).toEqual(["/by-script"]);
  });

  test("is requested when a form for visitors is used, not when it appears", async () => {
    const requests = serve();
    const load = () => new Promise<never>(() => {});
    defineElement("cw-test-form", { ...contactUsElement, load }, { apiBase: server });
    defineElement("cw-test-list", { ...companyFaqElement, load }, { apiBase: server });
    const elements = ["cw-test-form", "cw-test-list"].map((tag) => {
      const element = document.createElement(tag);
      element.setAttribute("session-url", `/for-${tag}`);
      document.body.append(element);
      return element;
    });
    await expect.poll(requests.sessions).toEqual(["/for-cw-test-list"]);
    for (const element of elements) element.remove();
  });

  test.each([
    ["has its own function", { "session-url": "/own-function" }, { fetchSession: () => Promise.resolve("t-2") }],
    ["names a method", { "session-url": "/by-get", "session-method": "get" }, {}],
    ["shows the demo", { "session-url": "/demo", mode: "demo" }, {}],
    ["names no endpoint", {}, {}],
  ])("is not requested early by a page that %s", (_what, attributes, props) => {
    const requests = serve();
    appear(attributes, props);
    expect(requests.sessions()).toEqual([]);
  });

  test("is requested again if the network was gone", async () => {
    let isGone = true;
    const requests = serve(() =>
      isGone ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(Response.json(session)),
    );
    appear({ "session-url": "/later" });
    isGone = false;
    await list("/later");
    expect(requests.sessions()).toEqual(["/later", "/later"]);
  });
});

describe("what an element shows first", () => {
  const profile = "/v1/users/profile/me Bearer t-1";
  const firstPage = "/v1/calls/history?page=0&perPage=10&sortBy=-createdAt";

  test("is read with the session while the code is loading, once for all elements that show the same", async () => {
    const requests = serve();
    appear({ "session-url": "/reads" });
    appear({ "session-url": "/reads" });
    await expect.poll(requests.reads).toEqual([profile, `${firstPage} Bearer t-1`]);
  });

  test("is asked of the server that the element names", async () => {
    const requests = serve();
    appear({ "session-url": "/elsewhere", "api-base": "https://other.test" });
    await expect.poll(requests.reads).toContain(`https://other.test${firstPage} Bearer t-1`);
  });

  test.each([
    ["begins with a view of its page", { "initial-view": '{"page":2}' }, {}, "cw-call-history"],
    ["begins with a view of a script", {}, { initialView: { page: 2 } }, "cw-call-history"],
    ["begins with the view that the page remembers", {}, { listMemory: {} }, "cw-call-history"],
    ["shows something of its own", {}, {}, "cw-balance-card"],
  ])("is not known of an element that %s, but who sees it is", async (_what, attributes, props, tag) => {
    const requests = serve();
    appear({ "session-url": "/other-views", ...attributes }, props, tag);
    await expect.poll(requests.reads).toEqual([profile]);
    expect(early.reads).toHaveLength(1);
  });

  test.each([
    ["the page refuses one", new Response("", { status: 401 })],
    ["the response has no token", Response.json({})],
  ])("is not read without a session: %s", async (_, response) => {
    const requests = serve(() => Promise.resolve(response));
    appear({ "session-url": "/signed-out" });
    await expect(Promise.all(early.reads.map(({ data }) => data))).resolves.toEqual([undefined, undefined]);
    expect(requests.reads()).toEqual([]);
  });

  test("is left to the element's code once that is there", async () => {
    serve();
    early.isOver = true;
    appear({ "session-url": "/code-is-there" });
    expect(early.reads).toEqual([]);
  });

  test("is forgotten after half a minute, when it is out of date", async () => {
    vi.useFakeTimers();
    serve();
    appear({ "session-url": "/forgotten" });
    const sent = early.reads.map(({ data }) => data);
    expect(sent).toHaveLength(2);
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    expect(early.reads).toEqual([]);
    await Promise.all(sent);
  });
});

describe("what was read early", () => {
  test.each([
    ["shows the demo", { mode: "demo" }],
    ["has a session of its own", { fetchSession: () => Promise.resolve("t-2") }],
    ["requests its session in another way", { sessionMethod: "GET" }],
  ] as const)("is not shown by an element that %s", async (_, values) => {
    serve();
    appear({ "session-url": "/of-others" });
    const root = document.createElement("div").attachShadow({ mode: "open" });
    const drawing = drawWidget(
      root,
      () => null,
      () => undefined,
    );
    const place = { tag: "cw-usage", apiBase: server, sessionUrl: "/of-others", nonce: undefined };
    drawing.draw({ ...place, early, ...values }, {});
    drawing.end();
    expect(early.reads).toHaveLength(2);
  });
});

// A form for visitors reads nothing before it is used.
const names = (Object.keys(elementSpecs) as (keyof typeof elementSpecs)[]).filter((name) => name !== "contact-us");

describe.each(names)("<cw-%s>", (name) => {
  const id = "01a20000-0000-4000-8000-000000000001";

  const attributesOf: Record<string, string>[] = name === "call-history" ? [{}, { "phone-book-id": id }] : [{}];

  test.each(attributesOf)("reads what was requested before its code was there (%o)", async (attributes) => {
    const requested: string[] = [];
    vi.stubGlobal("fetch", async (given: Request | string, settings?: RequestInit) => {
      const request = new Request(new URL(given instanceof Request ? given.url : given, location.href), settings);
      if (request.url.includes("/session-")) return Response.json({ token: "demo" });
      requested.push(decodeURIComponent(request.url));
      return answerDemo(request);
    });
    const here = { "session-url": `/session-${crypto.randomUUID()}`, ...attributes };
    appear(here, {}, `cw-${name}`);
    await Promise.all(early.reads.map(({ data }) => data));
    const read = requested.splice(0);
    expect(read).toHaveLength(early.reads.length);

    const tag = `cw-${name}` as const;
    defineElement(tag, elementSpecs[name] as ElementSpec<object>, { apiBase: server });
    const element = document.createElement(tag);
    for (const [attribute, value] of Object.entries(here)) element.setAttribute(attribute, value);
    document.body.append(element);
    for (const one of read) await expect.poll(() => requested).toContain(one);
    element.remove();
  });
});
