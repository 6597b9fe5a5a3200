import { afterEach, describe, expect, it, vi } from "vitest";

import type { ApiError } from "../ApiError.js";
import { createFakeApi, delay, empty, fail, file, fixtures, never, offline, ok, setFakeConditions } from "./index.js";

describe("the fake", () => {
  it("answers through a real client, and keeps what it was asked", async () => {
    const api = createFakeApi({ listCalls: ({ query }) => ok(fixtures.page(fixtures.calls(query.perPage ?? 2), 40)) });
    const { items, metaData } = await api.client.call("listCalls", { query: { perPage: 3, statuses: ["BUSY"] } });
    expect([items.length, metaData.totalCount]).toEqual([3, 40]);
    expect(api.requests("listCalls")).toMatchObject([{ input: { query: { perPage: 3, statuses: ["BUSY"] } } }]);
    expect(api.requests("startCalls")).toEqual([]);
  });

  it("hands over paths, bodies and files as they were sent", async () => {
    const api = createFakeApi({
      updatePhoneBook: ({ path, body }) =>
        ok(fixtures.phoneBook({ id: path.id, ...(body.language && { language: body.language }) })),
      importContacts: async ({ body }) => ok({ created: (await body.file.text()).length, updated: 0, errors: [] }),
      deletePhoneBook: () => empty(),
    });
    const path = { id: fixtures.idOf("phoneBook", 7) };
    expect(await api.client.call("updatePhoneBook", { path, body: { language: "tr" } })).toMatchObject({
      ...path,
      language: "tr",
    });
    expect(await api.client.call("importContacts", { path, body: { file: new Blob(["four"]) } })).toMatchObject({
      created: 4,
    });
    expect(await api.client.call("deletePhoneBook", { path })).toBeUndefined();
  });

  it("gives files with their names", async () => {
    const api = createFakeApi({ exportCalls: () => file(new Blob(["PK"]), "calls.xlsx") });
    expect(await api.client.call("exportCalls")).toMatchObject({ fileName: "calls.xlsx" });
  });

  it("fails as the server would", async () => {
    const api = createFakeApi({
      createContact: () => fail(400, "VALIDATION_FAILED", "Check the form.", { phoneNumber: "Not a number." }),
      listCalls: () => offline(),
    });
    const path = { id: fixtures.idOf("customer", 0) };
    await expect(api.client.call("createContact", { path, body: { phoneNumber: "12345" } })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { phoneNumber: "Not a number." },
    } satisfies Partial<ApiError>);
    await expect(api.client.call("listCalls")).rejects.toMatchObject({ code: "NETWORK_FAILED" });
  });

  it("names the operation that nobody answers for", async () => {
    const call = createFakeApi().client.call("getBalance");
    await expect(call).rejects.toMatchObject({ status: 501, message: "The fake has no handler for getBalance." });
  });

  it("can be slow, or never answer, until the caller gives up", async () => {
    const api = createFakeApi({ listCalls: () => delay(1, ok(fixtures.page([]))), listProducts: () => never() });
    expect(await api.client.call("listCalls")).toMatchObject({ items: [] });
    const controller = new AbortController();
    const call = api.client.call("listProducts", {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: "ABORTED" });
  });

  it("changes its mind", async () => {
    const api = createFakeApi({ getBalance: () => ok({ balance: 1 }) });
    api.use({ getBalance: () => ok({ balance: 2 }) });
    expect(await api.client.call("getBalance")).toEqual({ balance: 2 });
  });

  it("sends live events, the early ones too", async () => {
    const api = createFakeApi();
    const early = fixtures.callUpdated(fixtures.call({ status: "RINGING" }));
    const late = fixtures.callUpdated(fixtures.call({ status: "COMPLETED" }));
    api.push(early);
    const onEvent = vi.fn();
    const leave = api.client.live.subscribe({ onEvent });
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith(early));
    api.push(late);
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith(late));
    leave();
  });
});

describe("fixtures", () => {
  it("are the same in every run, and differ from each other", () => {
    expect(fixtures.calls(12)).toEqual(fixtures.calls(12));
    expect(new Set(fixtures.calls(12).map(({ id }) => id)).size).toBe(12);
  });

  it("tell a consistent story for every status", () => {
    for (const call of fixtures.calls(12)) {
      expect(call.voiceRecord).toBe(call.status === "COMPLETED");
      expect(call.failureReason === null).toBe(call.status !== "FAILED");
      expect(call.startAt === null).toBe(call.localCallAt === null);
    }
  });
});

describe("the conditions of all fakes", () => {
  afterEach(() => setFakeConditions({ network: "fast" }));
  const api = createFakeApi({
    getProfile: () => ok(fixtures.profile()),
    listCalls: () => ok(fixtures.page(fixtures.calls(3), 40)),
  });

  it("let a tool show a list without rows", async () => {
    setFakeConditions({ network: "empty" });
    expect(await api.client.call("listCalls")).toMatchObject({ items: [], metaData: { totalCount: 0 } });
  });

  it("let a tool show what fails, to somebody who is signed in", async () => {
    setFakeConditions({ network: "failing" });
    await expect(api.client.call("listCalls")).rejects.toMatchObject({ status: 503 });
    expect(await api.client.call("getProfile")).toMatchObject({ role: "SELLER" });
  });

  it("let a tool show a page without a network", async () => {
    setFakeConditions({ network: "offline" });
    await expect(api.client.call("getProfile")).rejects.toMatchObject({ status: 0 });
  });

  it("let a tool show a story as somebody else sees it", async () => {
    setFakeConditions({ network: "fast", profile: fixtures.managerProfile() });
    expect(await api.client.call("getProfile")).toMatchObject({ role: "ADMIN" });
  });

  it("let a tool show what takes its time", async () => {
    vi.useFakeTimers();
    try {
      setFakeConditions({ network: "slow" });
      const isThere = vi.fn();
      void api.client.call("listCalls").then(isThere);
      await vi.advanceTimersByTimeAsync(1900);
      expect(isThere).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(isThere).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
