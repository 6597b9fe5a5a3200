import { createClient } from "@callwright/sdk";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { useStoredGuide } from "./guide.js";
import { keptCountries } from "./keptCountries.js";
import { useStoredSellerCompany } from "./sellerCompany.js";

afterEach(() => sessionStorage.clear());

test("A-ENT-16 A-TOUR-06 where somebody is in the guide survives a reload", async () => {
  function Guide() {
    const { state, start } = useStoredGuide();
    return <button onClick={start}>{state.isOpen ? `At step ${state.step}` : "Closed"}</button>;
  }
  const before = await render(<Guide />);
  await page.getByRole("button", { name: "Closed" }).click();
  await expect.element(page.getByText("At step 1")).toBeVisible();
  await before.unmount();
  await render(<Guide />);
  await expect.element(page.getByText("At step 1")).toBeVisible();
});

test("A-ENT-16 R-16 the seller company that is looked at, its id and name, survives a reload of its page", async () => {
  function Company() {
    const { company, choose } = useStoredSellerCompany();
    return (
      <button onClick={() => choose({ id: "c1", name: "Aegean Olive Trading" })}>
        {company ? `${company.id} ${company.name}` : "All companies"}
      </button>
    );
  }
  const open = (path: string) =>
    render(
      <RouterProvider
        router={createRouter({
          routeTree: createRootRoute({ component: Company }),
          history: createMemoryHistory({ initialEntries: [path] }),
        })}
      />,
    );
  const before = await open("/all-calls");
  await page.getByRole("button", { name: "All companies" }).click();
  await expect.element(page.getByText("c1 Aegean Olive Trading")).toBeVisible();
  await before.unmount();
  const after = await open("/all-calls");
  await expect.element(page.getByText("c1 Aegean Olive Trading")).toBeVisible();
  await after.unmount();
  await open("/products");
  await expect.element(page.getByText("All companies")).toBeVisible();
});

test("A-ENT-16 R-63 the list of countries is asked for once in a tab, also over reloads", async () => {
  const requests: string[] = [];
  const page = () =>
    createClient({
      baseUrl: "https://calls.example.com",
      middleware: [keptCountries],
      fetch: async ({ url }) => {
        requests.push(new URL(url).pathname);
        return Response.json({ items: [{ name: "Norway" }], metaData: { totalCount: 1 } });
      },
    });
  const before = await page().call("listCountries");
  const after = await page().call("listCountries");
  expect(after).toEqual(before);
  await page().call("listProducts");
  expect(requests).toEqual(["/v1/countries", "/v1/products"]);
});
