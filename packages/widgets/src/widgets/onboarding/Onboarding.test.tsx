import { createFakeApi, fixtures, type FakeApi, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { Onboarding, type OnboardingProps } from "./index.js";
import { onboardingHandlers, refusingHandlers } from "./testing/onboardingHandlers.js";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const next = () => button("Continue").click();
const option = (name: RegExp) => page.getByRole("option", { name });
const turkey = fixtures.countries().find(({ iso2 }) => iso2 === "TR")!;

async function draw(props: Partial<OnboardingProps> = {}, handlers: FakeHandlers = {}): Promise<FakeApi> {
  const api = createFakeApi({ ...onboardingHandlers(), ...handlers });
  await renderWidget(<Onboarding onOnboarded={vi.fn()} {...props} />, { api });
  await expect.element(heading("Welcome to Callwright")).toBeVisible();
  return api;
}

async function toCompany(): Promise<void> {
  await next();
  await expect.element(heading("Tell us about your company")).toHaveFocus();
}

async function chooseCountry(name: string): Promise<void> {
  await page.getByRole("button", { name: /Country/ }).click();
  // The list that was open before may still be fading out.
  await page.getByRole("dialog", { name: "Country" }).getByRole("combobox", { name: "Search" }).fill(name);
  await option(new RegExp(name)).click();
}

async function fillInCompany({ website = "http://meridyentextiles.com", country = "Türkiye" } = {}): Promise<void> {
  await page.getByLabelText("Company name").fill("Meridyen Textiles");
  await page.getByLabelText("Website").fill(website);
  await chooseCountry(country);
}

async function toProduct(): Promise<void> {
  await toCompany();
  await fillInCompany();
  await next();
  await expect.element(heading("What do you sell?")).toBeVisible();
}

async function toSummary(): Promise<void> {
  await toProduct();
  await button("Towels").click();
  await next();
  await expect.element(heading("Is this right?")).toBeVisible();
}

const current = () => document.querySelector("[aria-current='step']")?.textContent;

describe("four steps to a company", () => {
  test("go on where the host kept them, e.g. over a reload", async () => {
    const onProgress = vi.fn<NonNullable<OnboardingProps["onProgress"]>>();
    await draw({ onProgress });
    await toProduct();
    await button("Towels").click();
    const progress = onProgress.mock.lastCall?.[0];
    expect(progress).toMatchObject({ step: 2, name: "Meridyen Textiles", products: [{ label: "Towels" }] });
    await cleanup();
    const api = createFakeApi(onboardingHandlers());
    await renderWidget(<Onboarding onOnboarded={vi.fn()} initialProgress={progress} />, { api });
    await expect.element(heading("What do you sell?")).toBeVisible();
    await expect.element(button("Towels")).toHaveAttribute("aria-pressed", "true");
  });

  test("A-ONB-01 A-ONB-02 A-ONB-03 lead on one by one, and back", async () => {
    await draw();
    const names = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
    expect(names.elements().map((item) => item.querySelector("b")?.textContent)).toEqual([
      "Welcome",
      "Company",
      "Product",
      "Summary",
    ]);
    expect(current()).toContain("Welcome");
    expect(button("Back").elements()).toEqual([]);
    expect(names.getByRole("button").elements()).toEqual([]);
    await toCompany();
    expect(current()).toContain("Company");
    await button("Back").click();
    await expect.element(heading("Welcome to Callwright")).toBeVisible();
  });

  test("A-ONB-15 A-ONB-16 A-ONB-09 A-ONB-17 A-API-06 end with the company, and the host goes on", async () => {
    const onOnboarded = vi.fn();
    const onDirtyChange = vi.fn();
    const api = await draw({ onOnboarded, onDirtyChange });
    await toSummary();
    expect(onDirtyChange.mock.calls.at(-1)).toEqual([true]);
    await button("Let's start!").click();
    await expect.poll(() => onOnboarded.mock.calls).toHaveLength(1);
    expect(onDirtyChange.mock.calls.at(-1)).toEqual([false]);
    expect(api.requests("onboardSellerCompany").map(({ input }) => input.body)).toEqual([
      {
        sellerCompany: {
          name: "Meridyen Textiles",
          website: "https://meridyentextiles.com",
          currency: "TRY",
          productIds: [fixtures.idOf("product", 32)],
          headquarterCountryId: turkey.id,
          headquarterCityId: null,
        },
      },
    ]);
  });

  test("nothing is lost by going back", async () => {
    await draw();
    await toSummary();
    await button("Back").click();
    await expect.element(button("Towels")).toHaveAttribute("aria-pressed", "true");
    await button("Back").click();
    await expect.element(page.getByLabelText("Company name")).toHaveValue("Meridyen Textiles");
    await expect.poll(() => page.getByRole("button", { name: /Country/ }).element().textContent).toContain("Türkiye");
  });

  test("with the keyboard alone", async () => {
    const api = await draw();
    await userEvent.tab();
    await expect.element(button("Continue")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("Tell us about your company")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("Meridyen");
    await userEvent.tab();
    await userEvent.keyboard("meridyen.com");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("combobox", { name: "Search" })).toHaveFocus();
    await userEvent.keyboard("Türk");
    await expect.element(option(/Türkiye/)).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => page.getByRole("button", { name: /Country/ }).element().textContent).toContain("Türkiye");
    await expect.element(page.getByRole("button", { name: /Country/ })).toHaveFocus();
    for (const name of [/City/, "Back", "Continue"]) {
      await userEvent.tab();
      await expect.element(page.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("What do you sell?")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.poll(() => page.getByRole("button", { pressed: true }).element().textContent).toContain("Bathrobes");
    expect(api.requests("onboardSellerCompany")).toEqual([]);
  });
});

describe("the company step", () => {
  test("A-ONB-05 A-ONB-06 A-ONB-07 A-ONB-08 says what is missing, until it is there", async () => {
    await draw();
    await toCompany();
    await next();
    await expect.element(page.getByText("Please enter your company name!")).toBeVisible();
    await expect.element(page.getByText("Please enter your company website!")).toBeVisible();
    await expect.element(page.getByText("Please select your country!")).toBeVisible();
    await expect.element(page.getByText("Please fill in all required fields.")).toBeVisible();
    await fillInCompany();
    await expect.element(page.getByText("Please fill in all required fields.")).not.toBeInTheDocument();
  });

  test("A-ONB-04 the city is optional, waits for the country and is searched for", async () => {
    const api = await draw();
    await toCompany();
    await expect.element(page.getByText("Choose a country first")).toBeVisible();
    await fillInCompany();
    await page.getByRole("button", { name: /City/ }).click();
    await page.getByRole("dialog", { name: "City" }).getByRole("combobox", { name: "Search" }).fill("deniz");
    await expect.poll(() => api.requests("listCities").at(-1)?.input.query.text).toBe("deniz");
    await expect.poll(() => page.getByRole("option").elements().length).toBe(1);
    await option(/Denizli/).click();
    expect(api.requests("listCities")[0]?.input.path).toEqual({ id: turkey.id });
    await expect.poll(() => page.getByRole("button", { name: /City/ }).element().textContent).toContain("Denizli");
    // Choosing another country clears the city.
    await chooseCountry("Norway");
    await expect.poll(() => page.getByRole("button", { name: /City/ }).element().textContent).not.toContain("Denizli");
  });

  test("A-ONB-17 A-CONST-12 R-11 Türkiye counts in lira, the others in dollars", async () => {
    await draw();
    await toCompany();
    await chooseCountry("Türkiye");
    await expect.element(page.getByText("Sets your currency to TRY.")).toBeVisible();
    await chooseCountry("Norway");
    await expect.element(page.getByText("Sets your currency to TRY.")).not.toBeInTheDocument();
  });
});

describe("the product step", () => {
  test("A-ONB-10 A-ONB-11 R-08 offers different products of the catalogue, 18 at most", async () => {
    const many = Array.from({ length: 100 }, (_, nth) =>
      fixtures.product({ id: fixtures.idOf("product", nth), name: `Product ${nth >> 1}`, isPublic: true }),
    );
    const api = await draw(
      {},
      { listProducts: ({ query }) => ({ status: 200, body: fixtures.page(query.isPublic ? many : []) }) },
    );
    await toProduct();
    const choices = page.getByRole("group", { name: "Products" }).getByRole("button");
    await expect.poll(() => choices.elements().length).toBe(18);
    expect(new Set(choices.elements().map((choice) => choice.textContent)).size).toBe(18);
    expect(api.requests("listProducts").map(({ input }) => input.query.perPage)).toEqual([100, 100]);
  });

  test("A-ONB-12 lets nobody on without a product", async () => {
    await draw();
    await toProduct();
    await next();
    await expect.element(page.getByText("Please select or add product!")).toBeVisible();
    await button("Towels").click();
    await expect.element(page.getByText("Please select or add product!")).not.toBeInTheDocument();
  });

  test("A-ONB-10 R-29 adds a product by its name, once, and chooses it", async () => {
    const api = await draw();
    await toProduct();
    const field = page.getByLabelText("Add your own product");
    await field.fill("Linen scarves");
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Linen scarves")).toHaveAttribute("aria-pressed", "true");
    await expect.element(field).toHaveValue("");
    await field.fill(" TOWELS ");
    await button("Add").click();
    await expect.element(button("Towels")).toHaveAttribute("aria-pressed", "true");
    expect(api.requests("createProduct").map(({ input }) => input.body)).toEqual([{ name: "Linen scarves" }]);
    await expect.element(page.getByText("2 products chosen")).toBeVisible();
  });
});

describe("the summary", () => {
  test("A-ONB-13 A-ONB-14 shows everything once more, and - for what is empty", async () => {
    await draw();
    await toSummary();
    const rows = [...document.querySelectorAll("section dl > div")].map((row) =>
      [...row.children].map((part) => part.textContent),
    );
    expect(rows).toEqual([
      ["Company name", "Meridyen Textiles"],
      ["Website", "https://meridyentextiles.com"],
      ["Country", "Türkiye"],
      ["City", "-"],
      ["Products", "Towels"],
    ]);
  });

  test("A-ERR-05 A-ERR-06 says what the server refuses, and nothing is lost", async () => {
    const onOnboarded = vi.fn();
    await draw({ onOnboarded }, refusingHandlers());
    await toSummary();
    await button("Let's start!").click();
    await expect.element(page.getByText("This is not a website.")).toBeVisible();
    expect(onOnboarded).not.toHaveBeenCalled();
    await button("Back").click();
    await expect.element(button("Towels")).toHaveAttribute("aria-pressed", "true");
  });
});

itBehavesLikeAWidget({
  name: "onboarding",
  catalogue: "onboarding",
  draw: (props) => <Onboarding onOnboarded={vi.fn()} {...props} />,
  handlers: onboardingHandlers(),
  readyText: "Continue",
  readsAtStart: false,
});
