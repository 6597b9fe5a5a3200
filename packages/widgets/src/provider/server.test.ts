import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import { CallwrightProvider } from "./index.js";

it("a server can import and draw the provider, which has no document", () => {
  const provider = { scheme: "dark" as const, children: "Calls" };
  const html = renderToString(createElement(CallwrightProvider, provider));
  expect(html).toContain("Calls");
  expect(html).toContain('data-cw-scheme="dark"');
  expect(html).not.toContain("style=");
});
