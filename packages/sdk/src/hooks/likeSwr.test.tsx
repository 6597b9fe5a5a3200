import * as fc from "fast-check";
import type { ReactNode } from "react";
import useSWR, { SWRConfig, useSWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";

import { ApiError } from "../ApiError.js";
import { CachedRead } from "./CachedRead.js";
import { useCachedRead } from "./useCachedRead.js";
import { useLayoutEffect } from "./useLayoutEffect.js";

/** What happens to a page with three places, each of which shows one of two reads, or nothing. */
type Step =
  | { what: "show"; place: number; key: Key }
  | { what: "answer"; key: Key; nth: number; value: number | "failed" }
  | { what: "read all again" };
type Key = "a" | "b" | null;
type Places = readonly Key[];
type Answer = { value: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: showing() },
  { weight: 5, arbitrary: answering() },
  { weight: 2, arbitrary: fc.constant({ what: "read all again" } as const) },
);
function showing() {
  const key = fc.constantFrom<Key[]>("a", "b", null);
  return fc.record({ what: fc.constant("show" as const), place: fc.nat(2), key });
}
function answering() {
  const value = fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constant("failed" as const) });
  return fc.record({
    what: fc.constant("answer" as const),
    key: fc.constantFrom<Key[]>("a", "b"),
    nth: fc.nat(1),
    value,
  });
}

/** Requests that are answered by hand. */
function requests() {
  const newest = new Map<Key, number>();
  let count = 0;
  let open: { key: Key; isNewest: () => boolean; settle: (value: number | "failed") => void }[] = [];
  return {
    /** The keys of the requests without an answer. */
    open: () =>
      open
        .map(({ key }) => `${key}`)
        .toSorted((one, other) => one.localeCompare(other))
        .join(""),
    /**
     * Answers the oldest or the next request of a key. Only the newest may fail: SWR also shows the failure of a request
     * that another one has overtaken.
     */
    answer: ({ key, nth, value }: Step & { what: "answer" }) => {
      const request = open.filter((one) => one.key === key)[nth];
      open = open.filter((one) => one !== request);
      request?.settle(value === "failed" && !request.isNewest() ? 0 : value);
    },
    /** All requests count as overtaken, even where nothing is asked again because nothing shows it. */
    overtakeAll: () => newest.clear(),
    ask: (key: Key) =>
      new Promise<Answer>((resolve, reject) => {
        // Nothing is tried again after this error.
        const refused = new ApiError({ message: "No.", code: "FORBIDDEN", status: 403 });
        const number = (count += 1);
        newest.set(key, number);
        const isNewest = () => newest.get(key) === number;
        open.push({ key, isNewest, settle: (value) => (value === "failed" ? reject(refused) : resolve({ value })) });
      }),
  };
}

/**
 * A cache under test: what it asked, the page that shows it, and what reads all of it again. Forgetting everything is not
 * compared: SWR's `unload` leaves the data of the former person in the second component that shows it.
 */
interface Tried {
  asked: ReturnType<typeof requests>;
  Place: (props: { of: Key }) => ReactNode;
  Page: (props: { children: ReactNode }) => ReactNode;
  readAllAgain: () => void;
}

const shown = (data: Answer | undefined, error: unknown) =>
  `${data?.value ?? "–"}${error === undefined ? "" : " failed"}`;

function ours(): Tried {
  const asked = requests();
  const reads = { a: new CachedRead<Answer>(), b: new CachedRead<Answer>() };
  for (const key of ["a", "b"] as const) reads[key].ask = () => asked.ask(key);
  return {
    asked,
    Page: ({ children }) => children,
    Place({ of }) {
      const read = of === null ? undefined : reads[of];
      const [state] = useCachedRead(read);
      useLayoutEffect(() => read?.show(false), [read]);
      return <output>{shown(state.data, state.error)}</output>;
    },
    readAllAgain: () => Object.values(reads).forEach((read) => void read.freshen()),
  };
}

function swr(): Tried {
  const asked = requests();
  const cache = new Map();
  let config: ReturnType<typeof useSWRConfig> | undefined;
  const Kept = () => void (config = useSWRConfig());
  return {
    asked,
    Page: ({ children }) => (
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 2_000 }}>
        <Kept />
        {children}
      </SWRConfig>
    ),
    Place({ of }) {
      const { data, error } = useSWR<Answer, ApiError>(of, asked.ask, { onErrorRetry: () => {} });
      return <output>{shown(data, error)}</output>;
    },
    readAllAgain: () => void config?.mutate(() => true),
  };
}

/** Lets promises settle and React render. */
const settled = () => vi.advanceTimersByTimeAsync(1);

async function played(tried: Tried, steps: readonly Step[]): Promise<string[]> {
  const { asked, Page, Place } = tried;
  let places: Places = [null, null, null];
  const page = () => (
    <Page>
      {places.map((of, nth) => (
        <Place key={nth} of={of} />
      ))}
    </Page>
  );
  const screen = await render(page());
  const seen: string[] = [];
  for (const one of steps) {
    if (one.what === "show") places = places.with(one.place, one.key);
    if (one.what === "show") await screen.rerender(page());
    if (one.what === "answer") asked.answer(one);
    if (one.what === "read all again") {
      asked.overtakeAll();
      tried.readAllAgain();
    }
    await settled();
    const texts = [...screen.container.querySelectorAll("output")].map(({ textContent }) => textContent);
    seen.push(`${texts.join(", ")}; asked: ${asked.open()}`);
  }
  await screen.unmount();
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  // SWR waits for a frame before it reads again what it has.
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => callback());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a page shows the same, and asks the same, as with SWR, whatever happens in whichever order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      expect(await played(ours(), steps)).toEqual(await played(swr(), steps));
    }),
    { numRuns: 100 },
  );
}, 60_000);
