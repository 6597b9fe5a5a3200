import { type FirstRead, prefetch } from "@callwright/sdk";
import { createFakeApi } from "@callwright/sdk/fake";
import { readAhead } from "@callwright/sdk/hooks";
import type { ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";

import { ClockContext } from "../lib/clock.js";
import { collectStyles } from "../styled/index.js";
import { CallHistory } from "../widgets/call-history/index.js";
import { callHistoryHandlers } from "../widgets/call-history/testing/DrawnCallHistory.js";
import { Products } from "../widgets/products/index.js";
import { productHandlers } from "../widgets/products/testing/DrawnProducts.js";
import { CallwrightProvider } from "./index.js";

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelector("[data-cw-styles=server]")?.remove();
  vi.restoreAllMocks();
});

const lists: [
  widget: string,
  element: ReactElement,
  handlers: () => Parameters<typeof createFakeApi>[0],
  row: string,
][] = [
  ["the call history", <CallHistory key="calls" />, callHistoryHandlers, "Halvorsen Interiør AS"],
  ["the products", <Products key="products" />, productHandlers, "Terry bath towels"],
];

describe("a page that a server drew with its data", () => {
  it.each(lists)(
    "has the rows of %s in its HTML, and the browser goes on with them without reading them again",
    async (_title, widget, handlers, row) => {
      const loaded = vi.fn();
      const page = (client: ReturnType<typeof createFakeApi>["client"], initialData?: readonly FirstRead[]) => (
        <CallwrightProvider
          client={client}
          initialData={initialData}
          timeZone="Europe/Istanbul"
          locale="en-US"
          onEvent={({ type }) => void (type === "loaded" && loaded())}
        >
          {widget}
        </CallwrightProvider>
      );
      const server = createFakeApi(handlers());
      const read = await readAhead(server.client, () => renderToString(page(server.client)));
      const styles = collectStyles();
      const html = renderToString(styles.collect(page(createFakeApi(handlers()).client, read)));
      expect(html).toContain(row);

      const complaints = vi.spyOn(console, "error");
      const onRecoverableError = vi.fn();
      const place = document.body.appendChild(document.createElement("main"));
      place.innerHTML = html;
      document.head.insertAdjacentHTML("beforeend", styles.takeTag());
      const drawn = place.querySelector("[data-row-id]");
      const top = drawn?.getBoundingClientRect().top;
      const browser = createFakeApi(handlers());
      const sent = JSON.parse(JSON.stringify(read)) as FirstRead[];
      const beginAt = vi.spyOn(browser.client.live, "beginAt");
      const root = hydrateRoot(place, page(browser.client, sent), { onRecoverableError });
      await expect.poll(() => loaded.mock.calls.length).toBeGreaterThan(0);
      await asked(browser);
      // What happened since then comes with the live events.
      expect(beginAt.mock.calls.flat()).toEqual(read.map(({ at }) => at));
      expect(browser.requests().filter(({ id }) => read.some(({ operation }) => operation === id))).toEqual([]);
      expect(place.querySelector("[data-row-id]")).toBe(drawn);
      expect(drawn?.getBoundingClientRect().top).toBe(top);
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(complaints).not.toHaveBeenCalled();
      root.unmount();
    },
  );

  it("is taken over as it is where the server is in another time zone, and shows the reader's then", async () => {
    const { client } = createFakeApi(callHistoryHandlers());
    const read = await readAhead(client, () =>
      renderToString(
        <CallwrightProvider client={client}>
          <CallHistory />
        </CallwrightProvider>,
      ),
    );
    const pageIn = (timeZone: string) => (
      <ClockContext.Provider value={{ now: () => Date.now(), timeZone }}>
        <CallwrightProvider client={createFakeApi(callHistoryHandlers()).client} initialData={read}>
          <CallHistory />
        </CallwrightProvider>
      </ClockContext.Provider>
    );
    const complaints = vi.spyOn(console, "error");
    const onRecoverableError = vi.fn();
    const place = document.body.appendChild(document.createElement("main"));
    place.innerHTML = renderToString(pageIn("America/New_York"));
    const zone = () => place.querySelector("td time")?.getAttribute("title")?.split(" ").at(-1);
    expect(zone()).toBe("UTC");
    const root = hydrateRoot(place, pageIn("Asia/Tokyo"), { onRecoverableError });
    await expect.poll(zone).toBe("GMT+9");
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    root.unmount();
  });

  it("is taken over as it is also when it was kept for long, and its rows are read again then", async () => {
    const page = (client: ReturnType<typeof createFakeApi>["client"], initialData?: readonly FirstRead[]) => (
      <CallwrightProvider client={client} initialData={initialData}>
        <Products />
      </CallwrightProvider>
    );
    const server = createFakeApi(productHandlers());
    const read = await readAhead(server.client, () => renderToString(page(server.client)));
    const kept = read.map((one) => ({ ...one, at: one.at - 3_600_000 }));
    const complaints = vi.spyOn(console, "error");
    const onRecoverableError = vi.fn();
    const place = document.body.appendChild(document.createElement("main"));
    place.innerHTML = renderToString(page(createFakeApi(productHandlers()).client, read));
    const drawn = place.querySelector("[data-row-id]");
    const browser = createFakeApi(productHandlers());
    const root = hydrateRoot(place, page(browser.client, kept), { onRecoverableError });
    await expect.poll(() => browser.requests().map(({ id }) => id)).toContain("listProducts");
    expect(place.querySelector("[data-row-id]")).toBe(drawn);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    root.unmount();
  });

  it("reads again what has become old on its way, as in a page that was kept", async () => {
    const server = createFakeApi(callHistoryHandlers());
    const read = await prefetch(server.client, "getProfile");
    const browser = createFakeApi(callHistoryHandlers());
    const place = document.body.appendChild(document.createElement("main"));
    const root = createRoot(place);
    root.render(
      <CallwrightProvider client={browser.client} initialData={[{ ...read, at: read.at - 60_000 }]}>
        <CallHistory />
      </CallwrightProvider>,
    );
    await expect.poll(() => browser.requests("getProfile").length).toBe(1);
    root.unmount();
  });

  it("has what could be read, where something could not", async () => {
    const server = createFakeApi({ getProfile: callHistoryHandlers().getProfile });
    const read = await readAhead(server.client, () =>
      renderToString(
        <CallwrightProvider client={server.client}>
          <CallHistory />
        </CallwrightProvider>,
      ),
    );
    expect(read.map(({ operation }) => operation)).toEqual(["getProfile"]);
  });
});

/** What is read when a page begins has been asked for by the next frame. */
async function asked({ client }: ReturnType<typeof createFakeApi>): Promise<void> {
  await new Promise(requestAnimationFrame);
  await client.call("getBalance").catch(() => undefined);
}
