import { answerDemo } from "@callwright/sdk/demo";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { defineElement } from "./defineElement.js";
import { callCenterElement } from "./callCenter.js";
import { callHistoryElement } from "./callHistory.js";

defineElement("cw-call-center", callCenterElement, { apiBase: "https://calls.test" });
defineElement("cw-call-history", callHistoryElement, { apiBase: "https://calls.test" });

/** What was requested, and whether anything was drawn before. */
let requests: { address: URL; isBeforeDrawing: boolean }[];
let element: HTMLElement & { listMemory?: unknown };
/** What the server waits for before it answers. */
let answering: Promise<void>;

beforeEach(() => {
  requests = [];
  answering = Promise.resolve();
  vi.stubGlobal("fetch", async (given: Request | string, settings?: RequestInit) => {
    const request = new Request(given, settings);
    if (request.url.includes("/session-")) return Response.json({ token: "demo" });
    requests.push({ address: new URL(request.url), isBeforeDrawing: !/<table|role/.test(drawn()) });
    await answering;
    return answerDemo(request);
  });
});

afterEach(() => {
  element.remove();
  vi.unstubAllGlobals();
});

/** Whether rows that are loading have been drawn since the element is in the page. */
function watchForPlaceholders(): () => boolean {
  let isSeen = false;
  const watch = new MutationObserver(() => {
    if (element.shadowRoot?.querySelector("[data-skeleton]")) isSeen = true;
  });
  watch.observe(element.shadowRoot ?? element.attachShadow({ mode: "open" }), { childList: true, subtree: true });
  return () => isSeen;
}

const drawn = () => element.shadowRoot?.querySelector("[part=widget]")?.innerHTML ?? "";

/** Adds an element to the page. */
function add(tag: string, attributes: Record<string, string> = {}, listMemory?: object): void {
  element = document.createElement(tag);
  element.listMemory = listMemory;
  for (const [name, value] of Object.entries({ "session-url": `/session-${crypto.randomUUID()}`, ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
}

async function show(tag: string, attributes?: Record<string, string>, listMemory?: object): Promise<void> {
  add(tag, attributes, listMemory);
  await new Promise((resolve) => element.addEventListener("cw-loaded", resolve));
}

const asked = (path: string) => requests.filter(({ address }) => address.pathname === path);

describe.each([
  ["cw-call-history", "/v1/calls/history", { statuses: ["COMPLETED"], page: 1, perPage: 5, sortBy: "createdAt" }],
  ["cw-call-center", "/v1/phone-books", { text: "Ha", perPage: 5, sortBy: "-updatedAt" }],
])("%s", (tag, path, view) => {
  it("asks for its list, and who sees it, before it is drawn, and only then", async () => {
    await show(tag);
    for (const read of [path, "/v1/users/profile/me"])
      expect(asked(read).map(({ isBeforeDrawing }) => isBeforeDrawing)).toEqual([true]);
  });

  it("shows its rows at once when the server answers soon: nothing moves on the page in between", async () => {
    add(tag);
    const isPlaceholderSeen = watchForPlaceholders();
    await expect.poll(() => element.shadowRoot?.querySelector("[data-row-id]")).toBeTruthy();
    expect(isPlaceholderSeen()).toBe(false);
  });

  it("shows that it is loading when the server takes long", async () => {
    let answer = () => {};
    answering = new Promise((resolve) => (answer = resolve));
    add(tag);
    await expect.poll(() => element.shadowRoot?.querySelector("[data-skeleton]")).toBeTruthy();
    answer();
    await expect.poll(() => element.shadowRoot?.querySelector("[data-row-id]")).toBeTruthy();
  });

  it("is not drawn when it has left the page before the server answers", async () => {
    let answer = () => {};
    answering = new Promise((resolve) => (answer = resolve));
    add(tag);
    await expect.poll(() => requests).toHaveLength(2);
    element.remove();
    answer();
    await Promise.all([answering, new Promise((resolve) => setTimeout(resolve))]);
    expect(drawn()).toBe("");
  });

  it.each([
    ["of the page", JSON.stringify(view)],
    ["that nothing can be made of", `{"page":"x","sortBy":7,"statuses":["no"]}`],
  ])("begins with the view %s", async (_, initialView) => {
    await show(tag, { "initial-view": initialView });
    expect(asked(path).map(({ isBeforeDrawing }) => isBeforeDrawing)).toEqual([true]);
  });

  it("asks for the view that the page's memory has of its list, and for no other (R-65)", async () => {
    await show(tag, {}, { read: () => ({ view: { perPage: 50 } }), write: () => undefined });
    expect(asked(path).map(({ address }) => address.searchParams.get("perPage"))).toEqual(["50"]);
  });
});

it("the calls of one item are asked for by that item alone", async () => {
  await show("cw-call-history", { "phone-book-id": "01a20000-0000-4000-8000-000000000001" });
  const ids = asked("/v1/calls/history").map(({ address }) => address.searchParams.get("phoneBookId"));
  expect(ids).toEqual(["01a20000-0000-4000-8000-000000000001"]);
});
