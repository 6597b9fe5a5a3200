import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sessionFromFetch } from "./sessionFromFetch.js";

const start = new Date("2026-11-20T12:00:00Z");
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** A token as the server creates it: its user, and the time of its creation. */
const tokenFor = (company: string, nth: number, expiresAt: Date) =>
  `h.${btoa(JSON.stringify({ companyId: company, jti: `${nth}`, exp: expiresAt.getTime() / 1000 }))}.s`;

let serverIsBehindMs = 0;

beforeEach(() => {
  serverIsBehindMs = 0;
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A backend for everybody, and tabs: one of them is here, one is elsewhere; both are in one process. */
function tabs(...companies: string[]) {
  let count = 0;
  const fetchFor = (company: string) =>
    vi.fn(async () => tokenFor(company, (count += 1), new Date(Date.now() - serverIsBehindMs + 15 * 60_000)));
  const backends = companies.map(fetchFor);
  const sessions = backends.map((backend) => sessionFromFetch(backend));
  const asked = () => backends.map((backend) => backend.mock.calls.length);
  return { sessions, asked, end: () => sessions.forEach((session) => session.end()) };
}

describe("tabs with the same session", () => {
  it("renew it once between them", async () => {
    const { sessions, asked, end } = tabs("company", "company", "company");
    await Promise.all(sessions.map((session) => session.token()));
    expect(asked()).toEqual([1, 1, 1]);
    vi.setSystemTime(inMinutes(14.8));
    const tokens = await Promise.all(sessions.map((session) => session.token()));
    expect(new Set(tokens).size).toBe(1);
    expect(asked().reduce((sum, times) => sum + times)).toBe(4);
    end();
  });

  it("hear of a token before they need it themselves", async () => {
    const { sessions, asked, end } = tabs("company", "company");
    const [here, there] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
    await here.token();
    await there.token();
    vi.setSystemTime(inMinutes(14.8));
    const heard = new Promise<void>((resolve) => there.onTokenRefreshed(resolve));
    const renewed = await here.token();
    await heard;
    expect(await there.token()).toBe(renewed);
    expect(asked()).toEqual([2, 1]);
    end();
  });

  it("do not renew in turn on a device whose clock is ahead", async () => {
    const { sessions, asked, end } = tabs("company", "company");
    const [here, there] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
    serverIsBehindMs = 20 * 60_000;
    const first = await here.token();
    await there.token();
    vi.setSystemTime(inMinutes(1));
    const heard = new Promise<void>((resolve) => there.onTokenRefreshed(resolve));
    const renewed = await here.renew(first ?? "");
    await heard;
    expect([await there.token(), await here.token()]).toEqual([renewed, renewed]);
    expect(asked()).toEqual([2, 1]);
    end();
  });

  it("never get the token of another session", async () => {
    const { sessions, asked, end } = tabs("one", "another");
    await Promise.all(sessions.map((session) => session.token()));
    vi.setSystemTime(inMinutes(14.8));
    const [one, another] = await Promise.all(sessions.map((session) => session.token()));
    expect(one).not.toBe(another);
    expect(asked()).toEqual([2, 2]);
    end();
  });

  it("renew each their own where the browser has no locks or channels", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const { sessions, asked, end } = tabs("company", "company");
    await Promise.all(sessions.map((session) => session.token()));
    vi.setSystemTime(inMinutes(14.8));
    await Promise.all(sessions.map((session) => session.token()));
    expect(asked()).toEqual([2, 2]);
    end();
  });
});
