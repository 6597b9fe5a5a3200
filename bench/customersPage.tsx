/**
 * The page in which `customers.ts` measures: 100,000 customers in the widget, or in a bare HTML table that can do the
 * same.
 */
import type { PotentialCustomer } from "@callwright/sdk/contract";
import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";
import { CallwrightProvider, PotentialCustomers } from "@callwright/widgets";
import { useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";

/** The list: the widget or the bare table. */
export type Kind = "ours" | "bare";

/** The functions that the page offers to the bench. */
export interface CustomersBench {
  /** Renders a list instead of the previous one. Resolves when its first page is painted. */
  show: (kind: Kind) => Promise<void>;
  /**
   * Times the next event of a type: until the next frame is painted or, with `firstRowId`, until the list that begins
   * with this customer is painted.
   */
  time: (type: "keydown" | "click", firstRowId?: string) => void;
  /** The milliseconds of the last timed event, once they are known. */
  took: () => Promise<number>;
  /** The id of the first customer on a page of the results of a search. */
  firstOn: (page: number, text: string) => string;
  /** Measures the milliseconds between frames until {@link CustomersBench.frames} is called. */
  watchFrames: () => void;
  frames: () => number[];
}

const customerCount = 100_000;
const perPage = 100;
/** The pause in typing after which the search starts, the same as the widget's. */
const debounceMs = 300;

const words = ["Harbour", "Granite", "Meadow", "Lantern", "Cobalt", "Juniper", "Saffron", "Walnut"];
const customers = Array.from({ length: customerCount }, (_, nth): PotentialCustomer => {
  const name = `${words[nth % words.length]} ${words[(nth >> 3) % words.length]} ${nth}`;
  return { ...fixtures.potentialCustomer({}, nth % 12), id: `customer-${nth}`, name };
});
const matching = (text: string) => {
  const sought = text.toLowerCase();
  return sought === "" ? customers : customers.filter(({ name }) => name.toLowerCase().includes(sought));
};

const api = createFakeApi({
  getProfile: () => ok(fixtures.profile()),
  listPotentialCustomers: ({ query: { page = 0, text = "" } }) => {
    const found = matching(text);
    return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
  },
});

declare global {
  var customersBench: CustomersBench;
}

let drawn: { root: Root; holder: HTMLElement } | undefined;
let timed = Promise.resolve(0);
let frameTimes: number[] | undefined;

globalThis.customersBench = {
  async show(kind) {
    drawn?.root.unmount();
    drawn?.holder.remove();
    const holder = document.body.appendChild(document.createElement("div"));
    holder.style.cssText = "display: flex; flex-direction: column; block-size: 860px; overflow: auto";
    const root = createRoot(holder);
    drawn = { root, holder };
    root.render(
      <CallwrightProvider client={api.client}>
        {kind === "ours" ? <PotentialCustomers initialView={{ perPage }} /> : <BareCustomers />}
      </CallwrightProvider>,
    );
    await firstRowIs("customer-0");
    await painted();
  },
  time(type, firstRowId) {
    timed = new Promise((resolve) => {
      const start = async ({ timeStamp }: Event) => {
        if (firstRowId !== undefined) await firstRowIs(firstRowId);
        await painted();
        resolve(performance.now() - timeStamp);
      };
      window.addEventListener(type, (event) => void start(event), { capture: true, once: true });
    });
  },
  took: () => timed,
  firstOn: (page, text) => matching(text)[page * perPage]?.id ?? "",
  watchFrames() {
    const times: number[] = [];
    frameTimes = times;
    const note = (now: number) => {
      times.push(now);
      if (frameTimes === times) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  },
  frames() {
    const times = frameTimes ?? [];
    frameTimes = undefined;
    return times.slice(1).map((now, at) => now - (times[at] ?? now));
  },
};

/** Resolves when the next frame is painted: a message that is posted in its callback is delivered after the paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  });
}

function firstRowIs(id: string): Promise<void> {
  const isThere = () => document.querySelector<HTMLElement>("[data-row-id]")?.dataset.rowId === id;
  return new Promise((resolve) => {
    if (isThere()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-row-id"] });
  });
}

/** The smallest list that can search, change pages and choose rows. */
function BareCustomers() {
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState({ text: "", page: 0 });
  const [list, setList] = useState<{ items: readonly PotentialCustomer[]; totalCount: number }>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { text, page } = query;

  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => setQuery({ text: typed, page: 0 }), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, text]);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const query = { perPage, page, ...(text && { text }) };
      const { items, metaData } = await api.client.call("listPotentialCustomers", { query });
      if (isWanted) setList({ items, totalCount: metaData.totalCount });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [text, page]);

  const items = list?.items ?? [];
  const isEvery = items.length > 0 && items.every(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  return (
    <>
      <div>
        <input
          type="search"
          aria-label="Search customers"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" aria-label="Next page" onClick={() => setQuery({ text, page: page + 1 })}>
          Next
        </button>
        {chosen.size} of {list?.totalCount}
      </div>
      <div data-scroller="" style={{ flex: 1, overflow: "auto" }}>
        <table>
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label="Select all rows on this page"
                  checked={isEvery}
                  onChange={() => setChosen(new Set(isEvery ? [] : items.map(({ id }) => id)))}
                />
              </th>
              {["Name", "Country", "Products", "Tags", "Time Zone", "Last Updated"].map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((customer) => (
              <tr key={customer.id} data-row-id={customer.id}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Select ${customer.name}`}
                    checked={chosen.has(customer.id)}
                    onChange={() => toggle(customer.id)}
                  />
                </td>
                <td>{customer.name}</td>
                <td>{customer.headquarterCountry.name}</td>
                <td>{customer.products.map(({ name }) => name).join(", ")}</td>
                <td>{customer.tags.map(({ title }) => title).join(", ")}</td>
                <td>{customer.timeZone}</td>
                <td>{customer.updatedAt}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
