import { expect, it } from "vitest";
import { page } from "vitest/browser";

import { renderWidget } from "../testing/renderWidget.js";
import { Login } from "../widgets/login/index.js";

it("a widget fetches its own Turkish and that of the parts, and no other widget's", async () => {
  performance.setResourceTimingBufferSize(10_000); // the test's own modules have filled the usual one
  await renderWidget(<Login onSignedIn={() => undefined} />, { locale: "tr-TR" });
  await expect.element(page.getByRole("button", { name: "Giriş yap" })).toBeVisible();
  const fetched = performance
    .getEntriesByType("resource")
    .flatMap(({ name }) => /(\w+)\.messages\.tr\./.exec(name)?.[1] ?? []);
  expect(new Set(fetched)).toEqual(new Set(["login", "ui"]));
});
