import { type ReactNode, StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderHook, render } from "vitest-browser-react";

import type { ApiError } from "../ApiError.js";
import type { CallwrightClient } from "../connect.js";
import type { Call, CallStatus } from "../contract.js";
import { changedMeanwhile, createFakeApi, fail, fixtures, never, offline, ok } from "../fake/index.js";
import {
  ApiWatcherContext,
  CallwrightApiProvider,
  rememberRead,
  SayErrorContext,
  useApi,
  useGetBalance,
  useGetCall,
  useGetProduct,
  useGetProfile,
  useListCalls,
  useListCountries,
  useLiveEvents,
  useMay,
  useCompleteWelcome,
  useStartCalls,
  useUpdateProduct,
} from "./index.js";

const around =
  (client: CallwrightClient) =>
  ({ children }: { children?: ReactNode }) => (
    <StrictMode>
      <CallwrightApiProvider client={client}>{children}</CallwrightApiProvider>
    </StrictMode>
  );

const body = { phoneBookIds: [fixtures.idOf("phoneBook", 0)] };
/** The page of the list and the call that are shown. */
interface Shown {
  page: number;
  nth: number;
}
const firstShown: Shown = { page: 0, nth: 0 };
const started = ok({ items: [], campaigns: [] });
const pageOf = (...calls: Call[]) => ok(fixtures.page(calls));

describe("reading", () => {
  it("shares one request between components, and says what it is doing", async () => {
    const api = createFakeApi({ listCalls: () => pageOf(fixtures.call()) });
    const useTwice = () =>
      [useListCalls({ query: { page: 0 } }), useListCalls({ query: { page: 0, text: undefined } })] as const;
    const { result } = await renderHook(useTwice, { wrapper: around(api.client) });
    await expect.poll(() => result.current[1].data?.items).toHaveLength(1);
    expect(result.current[0].isLoading).toBe(false);
    expect(api.requests("listCalls")).toHaveLength(1);
  });

  it("draws at once what the host knew already, and asks whether it still holds", async () => {
    const api = createFakeApi({ getProfile: () => ok(fixtures.profile({ name: "Elif" })) });
    rememberRead(api.client, ["getProfile", {}], fixtures.profile({ name: "Deniz" }));
    const drawn: (string | undefined)[] = [];
    const useName = () => drawn.push(useGetProfile().data?.name);
    await renderHook(useName, { wrapper: around(api.client) });
    await expect.poll(() => drawn.at(-1)).toBe("Elif");
    expect(drawn[0]).toBe("Deniz");
    expect(api.requests("getProfile")).toHaveLength(1);
  });

  it("waits for an input", async () => {
    const api = createFakeApi();
    const { result } = await renderHook(() => useGetCall(null), { wrapper: around(api.client) });
    expect([result.current.isLoading, api.requests()]).toEqual([false, []]);
  });

  it("goes on showing the former page of a list, but not another thing under this one's name", async () => {
    const api = createFakeApi({
      listCalls: ({ query }) => (query.page ? never() : pageOf(fixtures.call())),
      getCall: ({ path }) => (path.id === fixtures.idOf("call", 0) ? ok(fixtures.callDetail()) : never()),
    });
    const { result, rerender } = await renderHook(
      ({ page, nth }: Shown = firstShown) =>
        [useListCalls({ query: { page } }), useGetCall({ path: { id: fixtures.idOf("call", nth) } })] as const,
      { wrapper: around(api.client), initialProps: firstShown },
    );
    await expect.poll(() => result.current[1].data).toBeDefined();
    await rerender({ page: 1, nth: 1 });
    expect(result.current[0].data?.items).toHaveLength(1);
    expect(result.current[1].data).toBeUndefined();
  });

  it("answers a failure as an ApiError, and does not insist where that is pointless", async () => {
    const api = createFakeApi({ listCalls: () => fail(403, "FORBIDDEN") });
    const { result } = await renderHook(() => useListCalls(), { wrapper: around(api.client) });
    await expect.poll(() => result.current.error?.code).toBe("FORBIDDEN");
    expect(api.requests("listCalls")).toHaveLength(1);
  });

  it("A-ENT-16 keeps the list of countries for as long as the page stays", async () => {
    const api = createFakeApi({ listCountries: () => ok(fixtures.page(fixtures.countries())) });
    const first = await renderHook(() => useListCountries(), { wrapper: around(api.client) });
    await expect.poll(() => first.result.current.data).toBeDefined();
    await first.unmount();
    // Longer than the time in which equal reads are merged.
    const until = performance.now() + 2_100;
    await expect.poll(() => performance.now()).toBeGreaterThan(until);
    const second = await renderHook(() => useListCountries(), { wrapper: around(api.client) });
    expect(second.result.current.data).toBeDefined();
    expect(api.requests("listCountries")).toHaveLength(1);
  });

  it("keeps a neighbour alive when a provider of the same client goes", async () => {
    const api = createFakeApi({ getBalance: () => ok({ balance: 7 }) });
    const Balance = () => <output>{useGetBalance().data?.balance}</output>;
    const Wrapper = around(api.client);
    const first = await render(
      <Wrapper>
        <Balance />
      </Wrapper>,
    );
    const second = await render(
      <Wrapper>
        <Balance />
      </Wrapper>,
    );
    await first.unmount();
    await second.rerender(
      <Wrapper>
        <Balance key="again" />
      </Wrapper>,
    );
    await expect.element(second.getByText("7")).toBeVisible();
  });

  it("keeps clients apart", async () => {
    const [ours, theirs] = [1, 2].map((balance) => createFakeApi({ getBalance: () => ok({ balance }) }));
    const first = await renderHook(() => useGetBalance().data, { wrapper: around(ours!.client) });
    const second = await renderHook(() => useGetBalance().data, { wrapper: around(theirs!.client) });
    await expect.poll(() => [first.result.current, second.result.current]).toEqual([{ balance: 1 }, { balance: 2 }]);
  });

  it("A-STATE-03 forgets what the former user saw", async () => {
    const api = createFakeApi({ getBalance: () => ok({ balance: 1 }) });
    const useTwice = () => [useGetBalance().data, useGetBalance().data];
    const { result } = await renderHook(useTwice, { wrapper: around(api.client) });
    await expect.poll(() => result.current).toEqual([{ balance: 1 }, { balance: 1 }]);
    api.use({ getBalance: () => never() });
    api.client.session.start({ accessToken: `h.${btoa('{"sub":"somebody else"}')}.s`, refreshToken: "r" });
    await expect.poll(() => result.current).toEqual([undefined, undefined]);
  });
});

describe("writing", () => {
  it("freshens what it changed", async () => {
    const api = createFakeApi({ listCalls: () => pageOf(), startCalls: () => started });
    const { result, act } = await renderHook(() => [useListCalls(), useStartCalls()] as const, {
      wrapper: around(api.client),
    });
    await expect.poll(() => result.current[0].data?.items).toEqual([]);
    api.use({ listCalls: () => pageOf(fixtures.call({ status: "QUEUED" })) });
    await act(() => result.current[1].trigger({ body }));
    await expect.poll(() => result.current[0].data?.items).toHaveLength(1);
  });

  it("reads again what somebody else changed meanwhile", async () => {
    const theirs = fixtures.product({ name: "Theirs", updatedAt: "2026-11-20T10:21:00.000Z" });
    const changed = { at: theirs.updatedAt, by: "Deniz Kaya" };
    const api = createFakeApi({
      getProduct: () => ok(fixtures.product()),
      updateProduct: () => changedMeanwhile(changed),
    });
    const path = { id: theirs.id };
    const { result, act } = await renderHook(() => [useGetProduct({ path }), useUpdateProduct()] as const, {
      wrapper: around(api.client),
    });
    await expect.poll(() => result.current[0].data).toBeDefined();
    api.use({ getProduct: () => ok(theirs) });
    const basedOn = result.current[0].data!;
    const edit = () => result.current[1].trigger({ path, body: { name: "Mine" }, basedOn });
    await act(() => expect(edit()).rejects.toMatchObject({ status: 412, problem: { changed } }));
    await expect.poll(() => result.current[0].data?.name).toBe("Theirs");
    expect(api.requests("updateProduct")[0]?.input.headers).toEqual({ "If-Match": `"${basedOn.updatedAt}"` });
  });

  it("reads again when the answer to a write was lost, because the server may have carried it out", async () => {
    const [before, after] = [fixtures.product({ name: "Before" }), fixtures.product({ name: "After" })];
    const path = { id: before.id };
    const api = createFakeApi({ getProduct: () => ok(before) });
    const { result, act } = await renderHook(() => [useGetProduct({ path }), useUpdateProduct()] as const, {
      wrapper: around(api.client),
    });
    await expect.poll(() => result.current[0].data?.name).toBe("Before");
    api.use({ updateProduct: () => offline(), getProduct: () => ok(after) });
    const edit = () => result.current[1].trigger({ path, body: { name: "After" }, basedOn: before });
    await act(() => expect(edit()).rejects.toMatchObject({ code: "NETWORK_FAILED" }));
    await expect.poll(() => result.current[0].data?.name).toBe("After");
  });

  it("says that it is under way, and why it failed", async () => {
    const api = createFakeApi({ startCalls: () => never() });
    const { result, act } = await renderHook(() => useStartCalls(), { wrapper: around(api.client) });
    await act(() => void result.current.trigger({ body }));
    expect(result.current.isMutating).toBe(true);
    await expect.poll(() => api.requests("startCalls")).toHaveLength(1);
    api.use({ startCalls: () => fail(402, "INSUFFICIENT_BALANCE") });
    await act(() => expect(result.current.trigger({ body })).rejects.toMatchObject({ code: "INSUFFICIENT_BALANCE" }));
    expect(result.current.error?.code).toBe("INSUFFICIENT_BALANCE");
    api.use({ startCalls: () => started });
    await act(() => result.current.trigger({ body }));
    expect(result.current.error).toBeUndefined();
  });
});

describe("what somebody may do", () => {
  it("is read again after a write that changes it, also where nothing else shows the profile", async () => {
    const api = createFakeApi({
      getProfile: () => ok(fixtures.profile({ allowedOperations: ["startCalls"] })),
      completeWelcome: () => ok({ isWelcomeDialog: true }),
    });
    rememberRead(api.client, ["getProfile", {}], fixtures.profile({ allowedOperations: [] }));
    const { result, act } = await renderHook(() => [useMay()("startCalls"), useCompleteWelcome()] as const, {
      wrapper: around(api.client),
    });
    expect([result.current[0], api.requests("getProfile")]).toEqual([false, []]);
    await act(() => result.current[1].trigger());
    await expect.poll(() => result.current[0]).toBe(true);
  });
});

describe("live events", () => {
  const ringing = fixtures.call({ status: "RINGING" });
  const completed: Call = { ...ringing, status: "COMPLETED", answer: "POSITIVE" };

  it("change a call wherever it is shown, without asking for the list again", async () => {
    let call: Call = ringing;
    const shown: (CallStatus | undefined)[] = [];
    const api = createFakeApi({
      listCalls: () => pageOf(ringing, fixtures.call({}, 1)),
      getCall: () => ok(fixtures.callDetail(call)),
    });
    const { result } = await renderHook(
      () => {
        useLiveEvents();
        useLiveEvents();
        const list = useListCalls();
        shown.push(list.data?.items[0]?.status);
        return [list, useGetCall({ path: { id: ringing.id } })] as const;
      },
      { wrapper: around(api.client) },
    );
    await expect.poll(() => result.current.map(({ data }) => data !== undefined)).toEqual([true, true]);
    call = completed;
    api.push(fixtures.callUpdated(completed));
    await expect.poll(() => result.current[0].data?.items[0]).toEqual(completed);
    expect(result.current[0].data?.items[1]).toEqual(fixtures.call({}, 1));
    expect(result.current[1].data?.status).toBe("COMPLETED");
    expect(api.requests("listCalls")).toHaveLength(1);
    // A stream that begins before the shown data was read first sends older events.
    api.push(fixtures.callUpdated(ringing));
    api.push(fixtures.callUpdated({ ...completed, durationSeconds: 61 }));
    await expect.poll(() => result.current[0].data?.items[0]?.durationSeconds).toBe(61);
    expect(shown.slice(shown.indexOf("COMPLETED"))).not.toContain("RINGING");
  });

  it("ask once for all the new calls of a burst", async () => {
    const api = createFakeApi({ listCalls: () => pageOf() });
    const { result } = await renderHook(() => (useLiveEvents(), useListCalls()), { wrapper: around(api.client) });
    await expect.poll(() => result.current.data?.items).toEqual([]);
    api.use({ listCalls: () => ok(fixtures.page(fixtures.calls(5))) });
    for (let nth = 0; nth < 5; nth += 1) api.push(fixtures.callUpdated(fixtures.call({ status: "QUEUED" }, nth)));
    await expect.poll(() => result.current.data?.items).toHaveLength(5);
    expect(api.requests("listCalls")).toHaveLength(2);
  });

  it("leave of the calls that were looked at all day only the last, so that the page does not grow", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const [shown = "", ...seen] = Array.from({ length: 250 }, (_, nth) => fixtures.idOf("call", nth));
      const detail = (id: string) => fixtures.callDetail({ ...ringing, id });
      const api = createFakeApi({ listCalls: () => pageOf(ringing), getCall: ({ path }) => ok(detail(path.id)) });
      const { result, rerender } = await renderHook(
        (id: string = shown) => (useLiveEvents(), [useListCalls(), useGetCall({ path: { id } })] as const),
        { wrapper: around(api.client) },
      );
      for (const id of seen) rememberRead(api.client, ["getCall", { path: { id } }], detail(id));
      await expect.poll(() => result.current[1].data?.id).toBe(shown);
      vi.advanceTimersByTime(60_000);

      await rerender(seen.at(-1));
      expect(result.current[1].data?.id).toBe(seen.at(-1));
      await rerender(seen[0]);
      expect(result.current[1].data).toBeUndefined();
      // What is shown all the time is still updated in place.
      api.push(fixtures.callUpdated(completed));
      await expect.poll(() => result.current[0].data?.items[0]).toEqual(completed);
      expect(api.requests("listCalls")).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("never overtake a read that was under way: it is asked again", async () => {
    const answers = [pageOf(ringing), pageOf(completed)];
    let release = () => {};
    const api = createFakeApi({
      listCalls: () =>
        new Promise((resolve) => {
          const answer = answers.shift();
          release = () => answer && resolve(answer);
          if (answers.length === 0) release();
        }),
    });
    const { result } = await renderHook(() => (useLiveEvents(), useListCalls()), { wrapper: around(api.client) });
    await expect.poll(() => api.requests("listCalls")).toHaveLength(1);
    api.push(fixtures.callUpdated(completed));
    await new Promise((resolve) => setTimeout(resolve));
    release();
    await expect.poll(() => result.current.data?.items[0]?.status).toBe("COMPLETED");
  });
});

describe("errors", () => {
  it("are said in the words of the place, and stay the same from drawing to drawing", async () => {
    const api = createFakeApi({
      listCalls: () => fail(403, "FORBIDDEN", "You may not."),
      startCalls: () => fail(402, "INSUFFICIENT_BALANCE", "Too little."),
    });
    const words: Record<string, string> = { FORBIDDEN: "Yetkiniz yok.", INSUFFICIENT_BALANCE: "Bakiyeniz yetersiz." };
    const say = ({ code, message }: ApiError) => words[code] ?? message;
    const Around = around(api.client);
    const wrapper = ({ children }: { children?: ReactNode }) => (
      <SayErrorContext.Provider value={say}>
        <Around>{children}</Around>
      </SayErrorContext.Provider>
    );
    const { result, rerender } = await renderHook(() => [useListCalls(), useStartCalls()] as const, { wrapper });
    await expect.poll(() => result.current[0].error?.problem?.message).toBe("Yetkiniz yok.");
    const { error } = result.current[0];
    await rerender();
    expect(result.current[0].error).toBe(error);
    await expect(result.current[1].trigger({ body })).rejects.toMatchObject({ message: "Bakiyeniz yetersiz." });
  });
});

describe("a watcher", () => {
  it("notices what fails, whichever way it was asked for, with what was asked", async () => {
    const api = createFakeApi({ startCalls: () => fail(402, "INSUFFICIENT_BALANCE") });
    const failed = vi.fn<(error: ApiError) => void>();
    const watch = vi.fn(() => () => undefined);
    const Around = around(api.client);
    const watcher = { watch, failed };
    const { result } = await renderHook(() => ({ start: useStartCalls(), client: useApi() }), {
      wrapper: ({ children }: { children?: ReactNode }) => (
        <Around>
          <ApiWatcherContext.Provider value={watcher}>{children}</ApiWatcherContext.Provider>
        </Around>
      ),
    });
    await result.current.start.trigger({ body }).catch(() => undefined);
    await result.current.client.call("getBalance").catch(() => undefined);
    const seen = failed.mock.calls.map(([{ operation, code, status }]) => ({ operation, code, status }));
    expect(seen).toEqual([
      { operation: "startCalls", code: "INSUFFICIENT_BALANCE", status: 402 },
      { operation: "getBalance", code: "NOT_IMPLEMENTED", status: 501 },
    ]);
  });
});
