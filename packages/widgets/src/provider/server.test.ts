import { createFakeApi } from "@callwright/sdk/fake";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import { Login } from "../widgets/login/index.js";
import { CallwrightProvider } from "./index.js";

it("a server can import and draw the provider, which has no document", () => {
  const provider = { scheme: "dark" as const, children: "Calls" };
  const html = renderToString(createElement(CallwrightProvider, provider));
  expect(html).toContain("Calls");
  expect(html).toContain('data-cw-scheme="dark"');
  expect(html).not.toContain("style=");
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
