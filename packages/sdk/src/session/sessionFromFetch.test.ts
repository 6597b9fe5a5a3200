import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createClient } from "../client.js";
import { sessionFromFetch } from "./sessionFromFetch.js";

const start = new Date("2026-11-20T12:00:00Z");
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a session whose tokens come from the partner's backend", () => {
  it("asks once however many widgets need a token, and goes on with it", async () => {
    const fetchSession = vi.fn(async () => ({ token: "t-1", expiresAt: inMinutes(15).toISOString() }));
    const session = sessionFromFetch(fetchSession);
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual(["t-1", "t-1", "t-1"]);
    expect(await session.token()).toBe("t-1");
    expect(fetchSession).toHaveBeenCalledTimes(1);
  });

  const lifetimes: [title: string, fetched: (nth: number) => string | { token: string; expiresAt: string }][] = [
    ["as the answer says", (nth) => ({ token: `t-${nth}`, expiresAt: inMinutes(15).toISOString() })],
    ["as the token itself says", (nth) => `${nth}.${btoa(JSON.stringify({ exp: inMinutes(15).getTime() / 1000 }))}.s`],
  ];
  it.each(lifetimes)("asks again shortly before the token expires, %s", async (_title, fetched) => {
    let count = 0;
    const session = sessionFromFetch(async () => fetched((count += 1)));
    await session.token();
    vi.setSystemTime(inMinutes(14));
    await session.token();
    expect(count).toBe(1);
    vi.setSystemTime(inMinutes(14.6));
    await session.token();
    expect(count).toBe(2);
  });

  it("asks again when the server rejects the token early", async () => {
    let count = 0;
    const session = sessionFromFetch(async () => `opaque-${(count += 1)}`);
    const client = createClient({
      baseUrl: "http://server.test",
      session,
      fetch: async ({ headers }) =>
        headers.get("Authorization") === "Bearer opaque-2"
          ? Response.json({ items: [] })
          : new Response(null, { status: 401 }),
    });
    await Promise.all([client.call("listCalls"), client.call("listCalls")]);
    expect(count).toBe(2);
  });

  it("ends once when the backend has no other token than the rejected one", async () => {
    const session = sessionFromFetch(async () => "the-only-one");
    const ended = vi.fn();
    session.onSessionEnded(ended);
    expect(await session.token()).toBe("the-only-one");
    expect(await Promise.all([session.renew("the-only-one"), session.renew("the-only-one")])).toEqual([null, null]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(await session.token()).toBeNull();
  });

  it("a backend that fails fails the request, and may be asked again", async () => {
    const fetchSession = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError("down"))
      .mockResolvedValue("t");
    const client = createClient({
      baseUrl: "http://server.test",
      session: sessionFromFetch(fetchSession),
      fetch: async () => Response.json({ items: [] }),
    });
    await expect(client.call("listCalls")).rejects.toMatchObject({ code: "NETWORK_FAILED" });
    await expect(client.call("listCalls")).resolves.toEqual({ items: [] });
  });
});
