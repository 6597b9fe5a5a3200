import { fail } from "@callwright/sdk/fake";
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
  expect(new Set(fetched)).toEqual(new Set(["login", "shared", "ui"]));
});

it("what the server refuses is said in Turkish, or as the host says it", async () => {
  const handlers = { login: () => fail(429, "TOO_MANY_REQUESTS", "Too many attempts.") };
  const login = <Login onSignedIn={() => undefined} />;
  const attempt = async () => {
    await page.getByRole("textbox", { name: "E-posta" }).fill("elif@meridyen.test");
    await page.getByLabelText("Şifre", { exact: true }).fill("Callwright1");
    await page.getByRole("button", { name: "Giriş yap" }).click();
  };
  const { unmount } = await renderWidget(login, { locale: "tr-TR", handlers });
  await attempt();
  await expect.element(page.getByText("Çok fazla deneme yapıldı. Lütfen biraz sonra tekrar deneyin.")).toBeVisible();
  await unmount();
  await renderWidget(login, {
    locale: "tr-TR",
    handlers,
    messages: { problem: { TOO_MANY_REQUESTS: "Biraz sonra." } },
  });
  await attempt();
  await expect.element(page.getByText("Biraz sonra.")).toBeVisible();
});
