import { afterEach, describe, expect, it, vi } from "vitest";

import type { EarlyRequests } from "./early.js";
import { sharedClient } from "./sharedClient.js";

const early: EarlyRequests = { sessions: {}, reads: [] };
const source = {
  tag: "cw-call-history",
  apiBase: "https://calls.test",
  sessionUrl: undefined,
  sessionMethod: undefined,
  fetchSession: undefined,
  early,
};

/** Answers the partner's address with a token, and everything else as the server. */
const serve = (session: object) => {
  const isOurs = (address: string) => address.startsWith("https://");
  const send = vi.fn(async (address: string, _settings: RequestInit) =>
    Response.json(isOurs(address) ? { items: [] } : session),
  );
  vi.stubGlobal("fetch", send);
  return () =>
    send.mock.calls.map(([address, { method, headers }]) => {
      if (!isOurs(address)) return `${method} ${address}`;
      return `${method} ${new URL(address).pathname} ${new Headers(headers).get("authorization")}`;
    });
};

afterEach(() => vi.unstubAllGlobals());

describe("the client of a page's elements", () => {
  it("is one for all elements with the same session, and the backend is asked once", async () => {
    const requests = serve({ token: "t-1", expiresAt: "2999-01-01T00:00:00Z" });
    const client = sharedClient({ ...source, sessionUrl: "/callwright-session" });
    expect(sharedClient({ ...source, sessionUrl: "/callwright-session" })).toBe(client);
    expect(sharedClient({ ...source, sessionUrl: "/another" })).not.toBe(client);
    await Promise.all([client.call("listCalls"), client.call("listCountries")]);
    expect(requests().toSorted()).toEqual([
      "GET /v1/calls/history Bearer t-1",
      "GET /v1/countries Bearer t-1",
      "POST /callwright-session",
    ]);
  });

  it("asks with GET where the page says so, and takes a token without an end", async () => {
    const requests = serve({ token: "t-2" });
    await sharedClient({ ...source, sessionUrl: "/session-by-get", sessionMethod: "get" }).call("listCalls");
    expect(requests()).toEqual(["GET /session-by-get", "GET /v1/calls/history Bearer t-2"]);
  });

  it("asks the page's function where there is one", async () => {
    const requests = serve({});
    const fetchSession = vi.fn(() => Promise.resolve("t-3"));
    const client = sharedClient({ ...source, fetchSession });
    expect(sharedClient({ ...source, fetchSession })).toBe(client);
    expect(sharedClient({ ...source, apiBase: "https://other.test", fetchSession })).not.toBe(client);
    await client.call("listCalls");
    expect(requests()).toEqual(["GET /v1/calls/history Bearer t-3"]);
  });

  it("says what is missing when a page gave neither", async () => {
    serve({});
    await expect(sharedClient(source).call("listCalls")).rejects.toMatchObject({
      code: "SESSION_URL_MISSING",
      message: expect.stringContaining("<cw-call-history> has neither") as string,
    });
  });
});
