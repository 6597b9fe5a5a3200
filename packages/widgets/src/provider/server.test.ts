import { prefetch } from "@callwright/sdk";
import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import { CallHistory } from "../widgets/call-history/index.js";
import { Login } from "../widgets/login/index.js";
import { CallwrightProvider } from "./index.js";

it("a server can import and draw the provider, which has no document", () => {
  const provider = { scheme: "dark" as const, children: "Calls" };
  const html = renderToString(createElement(CallwrightProvider, provider));
  expect(html).toContain("Calls");
  expect(html).toContain('data-cw-scheme="dark"');
  expect(html).not.toContain("style=");
});

it("what a server has read for one person is not in the page of the next, who has another session of the same address", async () => {
  const fetchSession = () => Promise.resolve("token");
  const draw = async (name: string) => {
    const call = fixtures.call({ potentialCustomerCompany: { id: "1", name } });
    const { client } = createFakeApi({ ...demoHandlers(), listCalls: () => ok(fixtures.page([call])) });
    const initialData = [
      await prefetch(client, "getProfile"),
      await prefetch(client, "listCalls", { query: { page: 0, perPage: 10, sortBy: "-createdAt" } }),
    ];
    const provider = { fetchSession, initialData, children: createElement(CallHistory) };
    return renderToString(createElement(CallwrightProvider, provider));
  };
  expect(await draw("Halvorsen Interiør AS")).toContain("Halvorsen Interiør AS");
  const next = await draw("Nordwind Möbel GmbH");
  expect([next.includes("Nordwind Möbel GmbH"), next.includes("Halvorsen Interiør AS")]).toEqual([true, false]);
});

it("a server draws a widget in English, and keeps the place of one whose texts the browser has to fetch", () => {
  const { client } = createFakeApi();
  const children = createElement(Login, { onSignedIn: () => {} });
  const inLocale = (locale: string) => {
    const provider = { client, locale, children };
    return renderToString(createElement(CallwrightProvider, provider));
  };
  expect(inLocale("en-GB")).toContain("Sign in to continue.");
  expect(inLocale("tr-TR")).toContain('data-widget="login"');
  expect(inLocale("tr-TR")).not.toContain("Sign in");
});
