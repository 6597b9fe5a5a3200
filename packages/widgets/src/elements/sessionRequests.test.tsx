import { afterEach, describe, expect, test, vi } from "vitest";

import { companyFaqElement } from "./companyFaq.js";
import { contactUsElement } from "./contactUs.js";
import { defineElement } from "./defineElement.js";
import { defineTag } from "./defineTag.js";
import { requestEarly, sessions } from "./sessionRequests.js";
import { sharedClient } from "./sharedClient.js";

const session = { token: "t-1", expiresAt: "2999-01-01T00:00:00Z" };

/** Answers the page's endpoint with what `answer` returns, and the server with an empty list. */
function serve(answer: () => Promise<Response>) {
  const send = vi.fn((address: string, _settings?: RequestInit) =>
    address.startsWith("https://") ? Promise.resolve(Response.json({ items: [] })) : answer(),
  );
  vi.stubGlobal("fetch", send);
  return () =>
    send.mock.calls.flatMap(([address, settings]) =>
      address.startsWith("https://") ? [] : `${settings?.method} ${address}`,
    );
}

/** An element whose code never comes, in the page. */
function appear(attributes: Record<string, string>, props: object = {}): HTMLElement {
  const tag = "cw-test-waiting";
  defineTag(tag, { props: ["fetchSession", "sessionUrl"], methods: [] }, () => new Promise(() => {}), requestEarly);
  const element = Object.assign(document.createElement(tag), props);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

const list = (sessionUrl: string, apiBase = "https://calls.test") =>
  sharedClient({ tag: "cw-call-history", apiBase, sessionUrl, sessions }).call("listCalls");

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("the session of an element", () => {
  test("is requested while the code of the element is loading, once for all elements, and used by them", async () => {
    const requests = serve(() => Promise.resolve(Response.json(session)));
    appear({ "session-url": "/early" });
    appear({ "session-url": "/early" });
    expect(requests()).toEqual(["POST /early"]);
    await list("/early");
    appear({ "session-url": "/early" });
    await list("/early");
    expect(requests()).toEqual(["POST /early"]);
  });

  test("is requested for each of two servers that elements of a page ask at the same time", async () => {
    const requests = serve(() => Promise.resolve(Response.json(session)));
    appear({ "session-url": "/two-servers" });
    await Promise.all([list("/two-servers"), list("/two-servers", "https://other.test")]);
    expect(requests()).toEqual(["POST /two-servers", "POST /two-servers"]);
  });

  test("is requested when a form for visitors is used, not when it appears", () => {
    const requests = serve(() => Promise.resolve(Response.json(session)));
    const load = () => new Promise<never>(() => {});
    defineElement("cw-test-form", { ...contactUsElement, load });
    defineElement("cw-test-list", { ...companyFaqElement, load });
    for (const tag of ["cw-test-form", "cw-test-list"]) {
      const element = document.createElement(tag);
      element.setAttribute("session-url", `/for-${tag}`);
      document.body.append(element);
    }
    expect(requests()).toEqual(["POST /for-cw-test-list"]);
  });

  test.each([
    ["has its own function", { "session-url": "/own-function" }, { fetchSession: () => Promise.resolve("t-2") }],
    ["names a method", { "session-url": "/by-get", "session-method": "get" }, {}],
    ["shows the demo", { "session-url": "/demo", mode: "demo" }, {}],
    ["names no endpoint", {}, {}],
  ])("is not requested early by a page that %s", (_what, attributes, props) => {
    const requests = serve(() => Promise.resolve(Response.json(session)));
    appear(attributes, props);
    expect(requests()).toEqual([]);
  });

  test("is requested again if the network was gone", async () => {
    let isGone = true;
    const requests = serve(() =>
      isGone ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(Response.json(session)),
    );
    appear({ "session-url": "/later" });
    isGone = false;
    await list("/later");
    expect(requests()).toEqual(["POST /later", "POST /later"]);
  });
});
