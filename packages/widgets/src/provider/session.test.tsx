import { createClient, type FetchSession, sessionFromFetch } from "@callwright/sdk";
import { createFakeApi } from "@callwright/sdk/fake";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { ClockContext } from "../lib/clock.js";
import { CallCenter } from "../widgets/call-center/index.js";
import { callCenterHandlers } from "../widgets/call-center/testing/DrawnCallCenter.js";
import { stillClock } from "../testing/stillClock.js";
import { CallwrightProvider } from "./index.js";

afterEach(() => vi.unstubAllGlobals());

/** A server, and a partner's backend whose tokens the test makes good or bad. */
function partner() {
  const api = createFakeApi(callCenterHandlers());
  let nth = 1;
  let isSignedIn = true;
  const fetchSession = vi.fn<FetchSession>(async () => {
    if (!isSignedIn) throw new Error("/callwright-session answered 401.");
    return { token: `token-${nth}`, expiresAt: "2999-01-01T00:00:00Z" };
  });
  const serve = async (request: Request) => {
    if (request.headers.get("Authorization") === `Bearer token-${nth}`) return api.answer(request);
    return Response.json({ code: "TOKEN_EXPIRED", message: "The session has ended." }, { status: 401 });
  };
  return {
    api,
    fetchSession,
    serve,
    /** The server no longer takes the token that is out. */
    expire: () => (nth += 1),
    signOut: () => (isSignedIn = false),
    signIn: () => (isSignedIn = true),
  };
}

async function draw({ fetchSession, serve }: ReturnType<typeof partner>) {
  const client = createClient({ baseUrl: "https://calls.test", session: sessionFromFetch(fetchSession), fetch: serve });
  const onSessionExpired = vi.fn();
  await render(
    <CallwrightProvider client={client} onSessionExpired={onSessionExpired}>
      <ClockContext.Provider value={stillClock}>
        <CallCenter />
      </ClockContext.Provider>
    </CallwrightProvider>,
  );
  await expect.element(page.getByText("Halvorsen Interiør AS").first()).toBeVisible();
  return onSessionExpired;
}

const title = () => page.getByRole("textbox", { name: "Title" });
const review = () => page.getByRole("textbox", { name: "Review" });
const save = () => page.getByRole("button", { name: "Add note" });

async function writeHalfANote() {
  await page.getByText("Halvorsen Interiør AS").first().click();
  await page.getByRole("tab", { name: /Notes/ }).click();
  await title().fill("Spring order");
  await review().fill("She will decide in");
}

const says = (text: string) => document.body.textContent.includes(text);

describe("a half-written note", () => {
  it("survives the end of a token, and is saved under the next one", async () => {
    const backend = partner();
    const onSessionExpired = await draw(backend);
    await writeHalfANote();
    backend.expire();
    await review().click();
    await userEvent.keyboard("{End} May.");
    await save().click();
    await expect.poll(() => backend.api.requests("createPhoneBookReview")).toHaveLength(1);
    expect(backend.api.requests("createPhoneBookReview")[0]?.input.body.review).toBe("She will decide in May.");
    expect(backend.fetchSession).toHaveBeenCalledTimes(2);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it("survives that the session cannot be renewed, and is saved as soon as it can", async () => {
    const backend = partner();
    const onSessionExpired = await draw(backend);
    await writeHalfANote();
    backend.expire();
    backend.signOut();
    await save().click();
    await expect.poll(() => onSessionExpired.mock.calls).toHaveLength(1);
    await expect.poll(() => says("Your session has ended.")).toBe(true);
    await expect.element(review()).toHaveValue("She will decide in");
    backend.signIn();
    await save().click();
    await expect.poll(() => backend.api.requests("createPhoneBookReview")).toHaveLength(1);
    await expect.poll(() => says("Your session has ended.")).toBe(false);
  });
});

it("says calmly that the session has ended, and goes on where one was when it can", async () => {
  const backend = partner();
  await draw(backend);
  backend.expire();
  backend.signOut();
  await page.getByRole("searchbox").fill("Tanaka");
  const notice = page.getByRole("status").filter({ hasText: "Your session has ended." });
  await expect.element(notice).toBeVisible();
  await notice.getByRole("button", { name: "Try Again" }).click();
  await expect.element(notice).toBeVisible();
  backend.signIn();
  await notice.getByRole("button", { name: "Try Again" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByText("Tanaka Shoji KK").first()).toBeVisible();
  await expect.element(page.getByText("Halvorsen Interiør AS")).not.toBeInTheDocument();
});

it("one session serves every provider with the same function, however often they are drawn", async () => {
  const backend = partner();
  vi.stubGlobal("fetch", (address: string, settings: RequestInit) => backend.serve(new Request(address, settings)));
  const { fetchSession } = backend;
  function Crm() {
    const [count, setCount] = useState(0);
    const written = async () => fetchSession();
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Drawn {count}
        </button>
        <CallwrightProvider apiBase="https://calls.test" fetchSession={fetchSession}>
          <CallCenter />
        </CallwrightProvider>
        <CallwrightProvider apiBase="https://calls.test" fetchSession={fetchSession}>
          <CallCenter />
        </CallwrightProvider>
        <CallwrightProvider apiBase="https://calls.test" fetchSession={written}>
          <CallCenter />
        </CallwrightProvider>
      </>
    );
  }
  await render(<Crm />);
  await expect.poll(() => page.getByRole("row", { name: /Halvorsen/ }).elements()).toHaveLength(3);
  await page.getByRole("button", { name: "Drawn 0" }).click();
  await page.getByRole("button", { name: "Drawn 1" }).click();
  await expect.element(page.getByRole("button", { name: "Drawn 2" })).toBeVisible();
  expect(fetchSession).toHaveBeenCalledTimes(2);
  expect(backend.api.requests("listPhoneBooks")).toHaveLength(2);
});
