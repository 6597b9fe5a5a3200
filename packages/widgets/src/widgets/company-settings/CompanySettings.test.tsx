import type { TestCall } from "@callwright/sdk/contract";
import { created, createFakeApi, fail, type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { mayLeave } from "../../lib/unsaved.js";
import { companyDetail, companyHandlers, type CompanyWorld } from "../../companies/testing/companyHandlers.js";
import { asSeen } from "../../testing/asSeen.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { readAgain } from "../../testing/readAgain.js";
import { CompanySettings, type CompanySettingsProps } from "./index.js";

const draw = (
  props: CompanySettingsProps = {},
  handlers: FakeHandlers = {},
  world: CompanyWorld = {},
  provider: Partial<RenderOptions> = {},
) =>
  renderWidget(<CompanySettings {...props} />, {
    api: createFakeApi({ ...companyHandlers(world), ...handlers }),
    ...provider,
  });

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const save = () => button("Save").click();

itBehavesLikeAWidget({
  name: "company-settings",
  catalogue: "companySettings",
  draw: (props) => <CompanySettings {...props} />,
  handlers: companyHandlers(),
  readyText: "Currency",
});

describe("a seller's own company", () => {
  it("is shown and changed; the host is told (B-CSET-05, B-ROLE-03)", async () => {
    const onSaved = vi.fn();
    const { api } = await draw({ onSaved });
    await expect.element(field("Company name")).toHaveValue("Meridyen Textiles");
    await expect.element(button("Save")).toBeDisabled();
    await field("Company name").fill(" Meridyen AŞ ");
    await field("Website").fill("http://meridyen.com");
    await button(/Currency/).click();
    await page.getByRole("option", { name: /US dollar/ }).click();
    await save();
    await expect.element(page.getByText("Your company info updated successfully.")).toBeVisible();
    expect(api.requests("updateSellerCompany")[0]?.input).toMatchObject({
      path: { id: fixtures.idOf("company", 0) },
      body: { name: "Meridyen AŞ", website: "https://meridyen.com", currency: "USD" },
    });
    expect(onSaved).toHaveBeenCalledOnce();
    await expect.element(button("Save")).toBeDisabled();
  });

  it("has a city that is found with a dotted capital İ (B-CSET-06)", async () => {
    const { api } = await draw();
    await button(/City/).click();
    await page.getByRole("combobox", { name: "Search" }).fill("İst");
    await expect.poll(() => api.requests("listCities").at(-1)?.input.query.text).toBe("ist");
    await page.getByRole("option", { name: "İstanbul" }).click();
    await save();
    const cityId = fixtures.idOf("city", 4);
    await expect.poll(() => api.requests("updateSellerCompany")[0]?.input.body.headquarterCityId).toBe(cityId);
  });

  it("keeps what was written when it could not be saved, and says why", async () => {
    const handlers = { updateSellerCompany: () => fail(503, "SERVICE_UNAVAILABLE", "The database is being moved.") };
    await draw({}, handlers);
    await field("Company name").fill("Meridyen AŞ");
    await save();
    await expect.element(page.getByRole("alert").getByText("The database is being moved.")).toBeVisible();
    await expect.element(field("Company name")).toHaveValue("Meridyen AŞ");
  });

  it.each([
    ["what was written", () => field("About").fill("Woven goods for hotels, since 1974.")],
    [
      "what was chosen for calls",
      () => page.getByRole("checkbox", { name: "Call again whoever is not reached" }).click(),
    ],
  ])("is not left without a question while %s is unsaved", async (_, change) => {
    await draw();
    await change();
    const leaving = mayLeave();
    await button("Keep editing").click();
    expect(await leaving).toBe(false);
  });

  it("there is nothing for who has none (B-CAREA-03)", async () => {
    const { api } = await draw({}, {}, { profile: fixtures.managerProfile() });
    await expect.poll(() => api.requests("getProfile")).toHaveLength(1);
    await expect.poll(() => document.querySelector("[data-widget='company-settings']")?.textContent).toBe("");
  });
});

describe("when and how often people are called", () => {
  const takesOver = () => page.getByRole("textbox", { name: /Number that takes over calls/ });
  const day = (name: string) => page.getByRole("checkbox", { name });

  it("is shown over the hours of a country, and holds for the days that are chosen", async () => {
    const { api } = await draw();
    await page.getByRole("checkbox", { name: "Call only at hours of our own" }).click();
    await day("Friday").click();
    await button(/Monday, to$/).click();
    await page.getByRole("option", { name: "12:00 PM" }).click();
    await expect.element(page.getByText("9:00 AM to 12:00 PM", { exact: true })).toBeVisible();
    await button(/Rules of/).click();
    await page.getByRole("option", { name: "France" }).click();
    await expect.element(page.getByText("10:00 AM to 12:00 PM", { exact: true })).toBeVisible();
    await button("Save calling").click();
    await expect.element(page.getByText("Calling was saved. It holds from the next call on.")).toBeVisible();
    expect(api.requests("updateDialPolicy")[0]?.input).toMatchObject({
      path: { id: fixtures.idOf("company", 0) },
      body: {
        hours: [
          { days: ["MONDAY"], from: "09:00", to: "12:00" },
          { days: ["TUESDAY", "WEDNESDAY", "THURSDAY"], from: "09:00", to: "18:00" },
        ],
      },
    });
    await expect.element(button("Save calling")).toBeDisabled();
  });

  it("keeps what was changed when somebody else saves meanwhile, and takes over what they changed", async () => {
    let policy = fixtures.dialPolicy();
    const { api } = await draw(
      {},
      {
        getDialPolicy: () => ok(policy),
        updateDialPolicy: ({ body }) => ok((policy = { ...policy, ...body })),
      },
    );
    await page.getByRole("checkbox", { name: "Call again whoever is not reached" }).click();
    policy = { ...policy, coolOffDays: 90 };
    await readAgain(api, "getDialPolicy");
    await expect.element(button(/^90/)).toBeVisible();
    await expect.element(page.getByRole("checkbox", { name: "Call again whoever is not reached" })).toBeChecked();
    await button("Save calling").click();
    await expect.poll(() => api.requests("updateDialPolicy")[0]?.input.body).toEqual({ retries: true });
    await expect.element(button("Save calling")).toBeDisabled();
  });

  it("has fewer attempts, by keyboard", async () => {
    const { api } = await draw();
    await expect.element(button(/Calls to one person/)).toBeVisible();
    button(/Calls to one person/)
      .element()
      .focus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("option", { name: "2", exact: true }).click();
    await button("Save calling").click();
    await expect
      .poll(() => api.requests("updateDialPolicy")[0]?.input.body)
      .toEqual({ maxAttempts: 2, attemptsWithinDays: 30 });
  });

  it("repeats calls that reached nobody, if that is wished for", async () => {
    const { api } = await draw();
    await page.getByRole("checkbox", { name: "Call again whoever is not reached" }).click();
    await button("Save calling").click();
    await expect.poll(() => api.requests("updateDialPolicy")[0]?.input.body).toMatchObject({ retries: true });
    await expect.element(page.getByRole("checkbox", { name: "Call again whoever is not reached" })).toBeChecked();
  });

  it("records calls only when the person agrees, if that is wished for, and shows how they begin", async () => {
    const { api } = await draw();
    await button(/Recording/).click();
    await page.getByRole("option", { name: "Calls in which the person agrees" }).click();
    await expect.element(page.getByText("Without a yes there is no recording.", { exact: false })).toBeVisible();
    const begins = () => page.getByRole("note", { name: "How calls begin" }).element().textContent;
    await expect.poll(begins).toContain("May I record this call?");
    await button(/How calls begin/).click();
    await page.getByRole("option", { name: /Turkish/ }).click();
    await expect.poll(begins).toContain("Bu görüşmeyi kaydedebilir miyim?");
    await button("Save calling").click();
    await expect.poll(() => api.requests("updateDialPolicy")[0]?.input.body).toEqual({ recording: "ASK" });
  });

  it("speaks how calls begin", async () => {
    const handlers = { getDisclosureSound: () => file(new Blob(["RIFF"], { type: "audio/wav" }), "disclosure.wav") };
    const { api } = await draw({}, handlers);
    await button("Listen").click();
    await expect.poll(() => document.querySelector("audio")?.getAttribute("src")).toMatch(/^blob:/);
    expect(api.requests("getDisclosureSound")[0]?.input).toMatchObject({
      path: { id: fixtures.idOf("company", 0) },
      query: { language: "en", recording: "ON" },
    });
  });

  it("leaves a message on answering machines", async () => {
    const { api } = await draw();
    await button(/When an answering machine answers/).click();
    await page.getByRole("option", { name: "Leave a message" }).click();
    await page.getByRole("textbox", { name: /^Message/ }).fill("We will call again tomorrow.");
    await button("Save calling").click();
    await expect
      .poll(() => api.requests("updateDialPolicy")[0]?.input.body)
      .toEqual({ voicemail: { action: "LEAVE_MESSAGE", message: "We will call again tomorrow." } });
  });

  it("names who takes over calls, and names nobody any more", async () => {
    const { api } = await draw();
    await takesOver().fill("+902125550142");
    await button("Save calling").click();
    await expect.poll(() => api.requests("updateDialPolicy")[0]?.input.body).toEqual({ transferTo: "+902125550142" });
    await expect.element(button("Save calling")).toBeDisabled();
    await takesOver().fill("");
    await button("Save calling").click();
    await expect.poll(() => api.requests("updateDialPolicy")[1]?.input.body).toEqual({ transferTo: null });
  });

  it("has its hours in the right order from right to left", async () => {
    await draw({}, {}, {}, { locale: "he" });
    const hours = page.getByRole("group", { name: "Hours of the week" }).getByText(/ to /).first();
    await expect.poll(() => asSeen(hours.element())).toMatch(/^0?9:00 to \d/);
  });

  it("takes a number that is typed as at home for one of the company's country", async () => {
    const { api } = await draw();
    await takesOver().fill("0212 555 01 42");
    await button("Save calling").click();
    await expect.poll(() => api.requests("updateDialPolicy")[0]?.input.body).toEqual({ transferTo: "+902125550142" });
  });

  it("says at the field that a number cannot take over calls, until another is typed", async () => {
    const why = "Please enter a phone number.";
    const refuse = () => fail(400, "VALIDATION_FAILED", "Please check the highlighted fields.", { transferTo: why });
    await draw({}, { updateDialPolicy: refuse });
    await takesOver().fill("+902125550199");
    await button("Save calling").click();
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.element(takesOver()).toHaveAttribute("aria-invalid", "true");
    expect(page.getByText("Please check the highlighted fields.").elements()).toEqual([]);
    await takesOver().fill("+902125550142");
    await expect.element(page.getByText(why)).not.toBeInTheDocument();
  });

  it("says at the field that a number is not complete", async () => {
    const refuse = () =>
      fail(400, "VALIDATION_FAILED", "Please check the highlighted fields.", {
        transferTo: "Must have at least 5 characters.",
      });
    await draw({}, { updateDialPolicy: refuse });
    await takesOver().fill("12");
    await button("Save calling").click();
    await expect.element(page.getByText("Please enter the full number.")).toBeVisible();
    expect(page.getByText("Must have at least 5 characters.").elements()).toEqual([]);
    await takesOver().fill("+902125550142");
    await expect.element(page.getByText("Please enter the full number.")).not.toBeInTheDocument();
  });

  it("cannot be saved when nobody would ever be called, or when a day ends before it begins", async () => {
    await draw();
    await page.getByRole("checkbox", { name: "Call only at hours of our own" }).click();
    for (const name of ["Monday", "Tuesday", "Wednesday", "Thursday"]) await day(name).click();
    await button(/Friday, to$/).click();
    await page.getByRole("option", { name: "8:00 AM" }).click();
    await expect.element(page.getByText("Each day has to end after it begins.")).toBeVisible();
    await expect.element(button("Save calling")).toBeDisabled();
    await day("Friday").click();
    await expect.element(page.getByText("At these hours nobody is ever called.")).toBeVisible();
  });

  it("says why it could not be saved", async () => {
    const refused = () => fail(400, "VALIDATION_FAILED", "Please check the highlighted fields.");
    await draw({}, { updateDialPolicy: refused });
    await page.getByRole("checkbox", { name: "Call only at hours of our own" }).click();
    await button("Save calling").click();
    await expect.element(page.getByText("Please check the highlighted fields.")).toBeVisible();
  });

  it("no longer says that it could not be saved once it is", async () => {
    let isRefused = true;
    const save = companyHandlers().updateDialPolicy!;
    await draw(
      {},
      { updateDialPolicy: (...all) => (isRefused ? fail(500, "INTERNAL_ERROR", "Not now.") : save(...all)) },
    );
    await page.getByRole("checkbox", { name: "Call only at hours of our own" }).click();
    await button("Save calling").click();
    await expect.element(page.getByText("Not now.")).toBeVisible();
    isRefused = false;
    await button("Save calling").click();
    await expect.element(page.getByText("Not now.")).not.toBeInTheDocument();
  });
});

describe("a test call to oneself", () => {
  const phone = () => page.getByRole("textbox", { name: "Your phone number" });
  const section = () => page.getByRole("region", { name: "Test call" });
  const says = (text: string) => expect.element(section().getByRole("status").getByText(text)).toBeVisible();
  const course = (...steps: TestCall["status"][]): FakeHandlers => {
    let testCall: TestCall | null = null;
    return {
      startTestCall: ({ body }) => {
        testCall = fixtures.testCall(body);
        return created(testCall);
      },
      // Each request finds the call one step further.
      getLatestTestCall: () => {
        const status = testCall && steps.shift();
        if (testCall && status) {
          const { phoneNumber, language } = testCall;
          testCall = fixtures.testCall({ status, phoneNumber, language });
        }
        return ok({ testCall });
      },
    };
  };

  it("is followed from the first moment to what was said, without live events", async () => {
    const { api } = await draw({}, course("QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"));
    await phone().fill("+902125550142");
    await section()
      .getByRole("button", { name: /Language/ })
      .click();
    await page.getByRole("option", { name: /Turkish/ }).click();
    await button("Call me").click();
    await says("Call is ringing...");
    await expect.element(section().getByText("To +90 212 555 01 42, in Turkish")).toBeVisible();
    await says("Call is in progress...");
    await says("Call completed successfully!");
    await expect.element(section().getByText("To +90 212 555 01 42, in Turkish, 3:12")).toBeVisible();
    await expect.element(section().getByText("Yes, speaking. What is it about?")).toBeVisible();
    expect(api.requests("startTestCall").map(({ input }) => input.body)).toEqual([
      { phoneNumber: "+902125550142", language: "tr" },
    ]);
  });

  it("that is under way when one comes back is shown, and no other can be asked for", async () => {
    const testCall = fixtures.testCall({ status: "IN_PROGRESS", language: "de" });
    const { api } = await draw({}, { getLatestTestCall: () => ok({ testCall }) });
    await says("Call is in progress...");
    await expect.element(phone()).toHaveValue("212 555 01 42");
    await expect
      .element(
        section()
          .getByRole("button", { name: /Language/ })
          .getByText("German"),
      )
      .toBeVisible();
    section()
      .getByRole("button", { name: /Language/ })
      .element()
      .focus();
    await userEvent.tab();
    await expect.element(button("Call me")).toHaveFocus();
    await expect.element(page.getByRole("tooltip", { name: "You are being called" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(api.requests("startTestCall")).toEqual([]);
  });

  it("ended without a conversation, and says why", async () => {
    const testCall = fixtures.testCall({ status: "FAILED" });
    await draw({}, { getLatestTestCall: () => ok({ testCall }) });
    await says("Call failed.");
    await expect.element(section().getByText("The phone number is not valid.")).toBeVisible();
    await expect.element(button("Call me")).toBeEnabled();
  });

  it.each([
    ["none", "", "Phone number is required"],
    ["none that exists", "+1999", "Invalid phone number"],
  ])("needs a phone number: %s", async (_title, entered, message) => {
    const { api } = await draw();
    await phone().fill(entered);
    await button("Call me").click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.requests("startTestCall")).toEqual([]);
  });

  it("that is refused says so at the number, or above the button, and when there may be another", async () => {
    const sentence = "This is a special number, such as a premium rate one, and is not called.";
    const { api } = await draw(
      {},
      { startTestCall: () => fail(400, "VALIDATION_FAILED", "No.", { phoneNumber: sentence }) },
    );
    await phone().fill("+902125550142");
    await button("Call me").click();
    await expect.element(page.getByText(sentence)).toBeVisible();

    const tooMany = { ...fail(429, "TOO_MANY_REQUESTS", "Too many."), headers: { "Retry-After": "3600" } };
    api.use({ startTestCall: () => tooMany });
    await phone().fill("+902125550143");
    await button("Call me").click();
    await expect.element(page.getByText(/^There were too many test calls. The next one is possible on /)).toBeVisible();
  });
});

describe("mistakes are noticed before anything is sent", () => {
  it.each([
    ["B-CSET-01 no name", "Company name", "Name is required!"],
    ["B-CSET-02 no website", "Website", "Website is required!"],
  ])("%s", async (_title, name, message) => {
    const { api } = await draw();
    await field(name).fill("");
    await save();
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    expect(api.requests("updateSellerCompany")).toEqual([]);
  });

  it("B-CSET-03 B-CSET-04 a company that has no country or currency yet needs both", async () => {
    const bare = companyDetail({ headquarterCountryId: null as never, currency: null as never });
    await draw({}, {}, { companies: [bare] });
    await field("Company name").fill("Meridyen AŞ");
    await save();
    await expect.element(page.getByText("Country is required!")).toBeVisible();
    await expect.element(page.getByText("Currency is required!")).toBeVisible();
  });
});
