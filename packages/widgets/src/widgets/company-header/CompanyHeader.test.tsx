import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { CompanyHeader } from "./index.js";

const handlers = { getProfile: () => ok(fixtures.profile()) };

test("A-COMPHDR-01 B-CAREA-01 a seller sees whose area it is", async () => {
  await renderWidget(<CompanyHeader />, { handlers });
  await expect.element(page.getByRole("heading", { name: "Meridyen Textiles" })).toBeVisible();
  await expect.element(page.getByText(/^Meridyen weaves towels/)).toBeVisible();
  await expect.element(page.getByText("Denizli, Türkiye")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "meridyen.test" }))
    .toHaveAttribute("href", "https://meridyen.test");
  await expect.element(page.getByText("MT")).toBeVisible();
});

test("A-COMPHDR-02 B-CAREA-02 R-04 five tabs lead to its pages", async () => {
  const onOpenArea = vi.fn();
  await renderWidget(<CompanyHeader area="plans" onOpenArea={onOpenArea} />, { handlers });
  const tabs = page.getByRole("navigation", { name: "Company area" }).getByRole("button");
  await expect.element(tabs.first()).toBeVisible();
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    "Settings",
    "FAQ",
    "Plans",
    "Usage",
    "Numbers",
  ]);
  await expect.element(page.getByRole("button", { name: "Plans" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Numbers" }).click();
  expect(onOpenArea).toHaveBeenCalledWith({ area: "numbers" });
});

test("a host that has a page for developers gives it a tab", async () => {
  const onOpenArea = vi.fn();
  await renderWidget(<CompanyHeader areas={["settings", "developers"]} onOpenArea={onOpenArea} />, { handlers });
  await page.getByRole("button", { name: "Developers" }).click();
  expect(onOpenArea).toHaveBeenCalledWith({ area: "developers" });
  expect(page.getByRole("button", { name: "Numbers" }).elements()).toEqual([]);
});

test("B-CAREA-01 what is longer than two lines is unfolded, also on a phone", async () => {
  const about = "Meridyen weaves towels for hotels. ".repeat(3);
  const company = fixtures.profileCompany({ about });
  const ofLength = { getProfile: () => ok(fixtures.profile({ sellerCompanies: [company] })) };
  await renderWidget(
    <div style={{ inlineSize: 320 }}>
      <CompanyHeader />
    </div>,
    { handlers: ofLength },
  );
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("link", { name: "Less" }).click();
  await expect.element(page.getByRole("link", { name: "More" })).toBeVisible();
});

test("the tabs can be links, which lead there in place, and can be opened elsewhere", async () => {
  const onOpenArea = vi.fn();
  await renderWidget(<CompanyHeader area="faq" onOpenArea={onOpenArea} hrefOf={(area) => `#/company/${area}`} />, {
    handlers,
  });
  const usage = page.getByRole("link", { name: "Usage" });
  await expect.element(usage).toHaveAttribute("href", "#/company/usage");
  await expect.element(page.getByRole("link", { name: "FAQ" })).toHaveAttribute("aria-current", "page");
  await usage.click();
  expect(onOpenArea).toHaveBeenCalledWith({ area: "usage" });
  expect(location.hash).toBe("");
  const elsewhere = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  usage.element().dispatchEvent(elsewhere);
  expect(onOpenArea).toHaveBeenCalledOnce();
});

test("A-COMPHDR-03 B-CAREA-03 who has no company sees nothing", async () => {
  const api = createFakeApi({ getProfile: () => ok(fixtures.profile({ sellerCompanies: [] })) });
  await renderWidget(<CompanyHeader onOpenArea={vi.fn()} />, { api });
  await expect.poll(() => api.requests("getProfile").length).toBeGreaterThan(0);
  expect(document.querySelector("[data-widget='company-header']")).toBeNull();
});

itBehavesLikeAWidget({
  name: "company-header",
  catalogue: "companyHeader",
  titleKey: "settings",
  draw: (props) => <CompanyHeader onOpenArea={vi.fn()} {...props} />,
  handlers,
  readyText: "Meridyen Textiles",
  readsAtStart: false,
});
