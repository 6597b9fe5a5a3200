import { type FirstRead, prefetch } from "@callwright/sdk";
import { createFakeApi } from "@callwright/sdk/fake";
import { readAhead } from "@callwright/sdk/hooks";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";

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
    "has the rows of %s in its HTML, and the browser goes on with them",
    async (_title, widget, handlers, row) => {
      const page = (client: ReturnType<typeof createFakeApi>["client"], initialData?: readonly FirstRead[]) => (
        <CallwrightProvider client={client} initialData={initialData} timeZone="Europe/Istanbul" locale="en-US">
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
      const root = hydrateRoot(place, page(browser.client, sent), { onRecoverableError });
      // Effects run once the page has been taken over.
      await expect.poll(() => browser.requests().length).toBeGreaterThan(0);
      expect(place.querySelector("[data-row-id]")).toBe(drawn);
      expect(drawn?.getBoundingClientRect().top).toBe(top);
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(complaints).not.toHaveBeenCalled();
      root.unmount();
    },
  );

  it("asks first for what the guide names for a framework that draws once (docs/embedding.md)", async () => {
    const server = createFakeApi(callHistoryHandlers());
    const read = await readAhead(server.client, () =>
      renderToString(
        <CallwrightProvider client={server.client}>
          <CallHistory />
        </CallwrightProvider>,
      ),
    );
    const named: FirstRead[] = [
      await prefetch(server.client, "getProfile"),
      await prefetch(server.client, "listCalls", { query: { page: 0, perPage: 10, sortBy: "-createdAt" } }),
    ];
    const asked = ({ operation, input }: FirstRead) => ({ operation, input });
    expect(read.map(asked)).toEqual(expect.arrayContaining(named.map(asked)));
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
