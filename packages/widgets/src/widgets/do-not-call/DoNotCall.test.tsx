import { createFakeApi, fail, type FakeHandlers, fixtures, never } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { mayLeave } from "../../lib/unsaved.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { DoNotCall, type DoNotCallProps } from "./index.js";
import { doNotCallHandlers, master } from "./testing/DrawnDoNotCall.js";

const drawn = (props: DoNotCallProps) => (
  <ClockContext.Provider value={stillClock}>
    <DoNotCall {...props} />
  </ClockContext.Provider>
);
const ofMaster = () => doNotCallHandlers({ profile: master });
const draw = (props: DoNotCallProps = {}, handlers: FakeHandlers = ofMaster(), provider: Partial<RenderOptions> = {}) =>
  renderWidget(drawn(props), { api: createFakeApi(handlers), ...provider });

const row = (name: RegExp) => page.getByRole("row", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const lift = async (of: RegExp) => {
  await row(of).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Allow calls again" }).click();
};

itBehavesLikeAWidget({
  name: "do-not-call",
  draw: drawn,
  handlers: doNotCallHandlers(),
  readyText: "Asked by e-mail",
  catalogue: "doNotCall",
});

describe("the list", () => {
  it("says of each number where it came from, why, and since when", async () => {
    const { api } = await draw();
    const first = row(/22 86 01 10/);
    await expect.element(first.getByText("Said on a call")).toBeVisible();
    await expect.element(row(/22 86 01 11/).getByText("Asked by e-mail")).toBeVisible();
    await expect
      .element(row(/Reservasjonsregisteret/).getByText(/^2,214,380 numbers\s· 3 days old\s· valid until/))
      .toBeVisible();
    await expect.element(row(/Robinson list/).getByText("Register, out of date")).toBeVisible();
    expect(api.requests("listSuppressedNumbers")[0]?.input.query).toEqual({
      page: 0,
      perPage: 10,
      sortBy: "-createdAt",
      isLifted: false,
    });
  });

  it("is narrowed by source, and shows what was lifted on request", async () => {
    const { api } = await draw();
    await button("Source").click();
    await page.getByRole("option", { name: "By hand" }).click();
    await expect
      .poll(() => api.requests("listSuppressedNumbers").at(-1)?.input.query)
      .toMatchObject({ source: "SELLER" });
    await draw({ initialView: { show: "lifted" } });
    await expect.element(page.getByText("They asked us to call again")).toBeVisible();
  });

  it("is nobody's who works for no company", async () => {
    const { api } = await draw({}, doNotCallHandlers({ profile: fixtures.profile({ sellerCompanies: [] }) }));
    await expect.element(page.getByText("You do not have access to the do-not-call list.")).toBeVisible();
    expect(button("Add numbers").elements()).toEqual([]);
    expect(api.requests("listSuppressedNumbers")).toEqual([]);
  });

  it("is exported as it is found", async () => {
    const { api } = await draw({ initialView: { source: "SELLER" } });
    await button("Export").click();
    await expect
      .poll(() => api.requests("exportSuppressedNumbers")[0]?.input.query)
      .toEqual({ sortBy: "-createdAt", isLifted: false, source: "SELLER" });
  });
});

describe("numbers that somebody adds", () => {
  it("are no longer called, and it is said what became of them", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, undefined, { onEvent });
    await button("Add numbers").click();
    await field("Telephone numbers").fill("+47 22 86 01 77\n+47 22 86 01 10");
    await field("Reason").fill("Asked by letter");
    await button("Add").click();
    await expect.element(page.getByText("1 number is no longer called")).toBeVisible();
    await expect.element(page.getByText("1 was on the list before · 1 waiting call ended")).toBeVisible();
    await expect.element(row(/22 86 01 77/).getByText("Asked by letter")).toBeVisible();
    expect(api.requests("suppressNumbers")[0]?.input.body).toEqual({
      phoneNumbers: ["+47 22 86 01 77", "+47 22 86 01 10"],
      reason: "Asked by letter",
    });
    const detail = { addedCount: 1, knownCount: 1 };
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "numbersAdded", detail }));
  });

  it("are refused at their field, and kept as they were written", async () => {
    const refused = () =>
      fail(400, "VALIDATION_FAILED", "Some values are wrong.", { phoneNumbers: "Invalid phone number" });
    await draw({}, { ...ofMaster(), suppressNumbers: refused });
    await button("Add numbers").click();
    await button("Add").click();
    await expect.element(page.getByText("Please enter at least one number")).toBeVisible();
    await field("Telephone numbers").fill("0212");
    await button("Add").click();
    await expect.element(page.getByText("Invalid phone number")).toBeVisible();
    await expect.element(field("Telephone numbers")).toHaveValue("0212");
  });

  it("that are none are named, since a hundred others may stand beside them", async () => {
    const typed = ["+47 22 86 01 44", "0212", "Ola", "1", "2", "3", "4"];
    const errors = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`phoneNumbers.${at}`, "Invalid phone number"]));
    const refused = () => fail(400, "VALIDATION_FAILED", "Please check the fields.", errors);
    await draw({}, { ...ofMaster(), suppressNumbers: refused });
    await button("Add numbers").click();
    await field("Telephone numbers").fill(typed.join("\n"));
    await button("Add").click();
    await expect
      .element(page.getByText("These are not telephone numbers with a country code: 0212, Ola, 1, 2 and 2 more"))
      .toBeVisible();
    await expect.element(field("Telephone numbers")).toHaveValue(typed.join("\n"));
  });

  it("a manager adds for everybody, or for the company that is looked at", async () => {
    const { api } = await draw({}, doNotCallHandlers({ profile: fixtures.managerProfile() }));
    await button("Add numbers").click();
    await field("Telephone numbers").fill("+47 22 86 01 77");
    await button("Add").click();
    await expect
      .poll(() => api.requests("suppressNumbers")[0]?.input.body)
      .toEqual({ phoneNumbers: ["+47 22 86 01 77"], scope: "EVERYWHERE" });
  });
});

describe("a register", () => {
  const company = fixtures.sellerCompany();
  const someFile = new File(["+442079460000\n"], "tps.csv");
  const choose = async (file: File) => {
    const input = await vi.waitUntil(() =>
      document.querySelector<HTMLInputElement>("[role='dialog'] input[type='file']"),
    );
    await userEvent.upload(input, file);
  };
  const importIt = async (name = "Telephone Preference Service") => {
    await button("Import a register").click();
    await field("Name of the register").fill(name);
    await choose(someFile);
    await button("Import").click();
  };

  it("is taken in, and what its file held is said line by line", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, undefined, { onEvent });
    await importIt();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByText("Telephone Preference Service is on the list")).toBeVisible();
    await expect
      .element(dialog.getByText("12 (lines 1, 18, 240, 241, 377, 512, 600, 601, 899, 1,010 …)"))
      .toBeVisible();
    await expect.element(dialog.getByRole("definition").first()).toHaveTextContent("1,204");
    const { query, body } = api.requests("importSuppressedNumbers")[0]!.input;
    expect(query).toEqual({ register: "Telephone Preference Service" });
    expect((body.file as unknown as File).name).toBe("tps.csv");
    const detail = { addedCount: 1_204, knownCount: 31, invalidCount: 12 };
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "registerImported", detail }));
    // The lines that were left out are shown nowhere else.
    await userEvent.keyboard("{Escape}");
    expect(await mayLeave()).toBe(false);
    await button("Done").click();
    await expect.poll(() => mayLeave()).toBe(true);
    await expect.element(row(/Telephone Preference Service/).getByText(/^1,204 numbers/)).toBeVisible();
  });

  it("is not sent without a name and a file, or as a file of another kind", async () => {
    const { api } = await draw();
    await button("Import a register").click();
    await button("Import").click();
    await expect.element(page.getByText("Please name the register")).toBeVisible();
    await expect.element(page.getByText("Please choose a file")).toBeVisible();
    await choose(new File(["x"], "tps.pdf"));
    await expect.element(page.getByText("Only .xlsx, .csv and .txt files are accepted.")).toBeVisible();
    expect(api.requests("importSuppressedNumbers")).toEqual([]);
  });

  it("of a country with an age limit gets an end, until somebody chooses another", async () => {
    const { api } = await draw();
    await button("Import a register").click();
    await field("Name of the register").fill("National registry");
    await page.getByRole("button", { name: /Country of numbers/ }).click();
    await page.getByRole("option", { name: /United States/ }).click();
    await expect.element(page.getByText("United States: a register may be used for 31 days at most.")).toBeVisible();
    await choose(someFile);
    await button("Import").click();
    await expect
      .poll(() => api.requests("importSuppressedNumbers")[0]?.input.query)
      .toMatchObject({ countryIso2: "US", expiresAt: expect.stringMatching(/^2026-12-21T/) as string });
  });

  it("that takes long can be stopped, and the form is as it was", async () => {
    await draw({}, { ...ofMaster(), importSuppressedNumbers: never });
    await importIt();
    await expect.element(page.getByRole("progressbar", { name: "Reading tps.csv" })).toBeVisible();
    await button("Stop the import").click();
    await expect.element(page.getByText("The import was stopped. Nothing of the file was kept.")).toBeVisible();
    await expect.element(field("Name of the register")).toHaveValue("Telephone Preference Service");
    expect(page.getByRole("progressbar").elements()).toEqual([]);
  });

  it.each([
    [
      "at its file",
      413,
      "PAYLOAD_TOO_LARGE",
      { file: "The file is larger than 160 MB. Please split it." },
      /larger than 160 MB/,
    ],
    ["at its end", 400, "VALIDATION_FAILED", { expiresAt: "Please choose a moment to come." }, /a moment to come/],
    ["above the buttons", 409, "REGISTER_BEING_IMPORTED", undefined, /Another register is being imported/],
  ] as const)("that is refused says why %s", async (_place, status, code, errors, words) => {
    const refused = () => fail(status, code, "Another register is being imported.", errors);
    await draw({}, { ...ofMaster(), importSuppressedNumbers: refused });
    await importIt();
    await expect.element(page.getByRole("dialog").getByText(words).first()).toBeVisible();
  });

  it("gets a newer file under its own name, and is lifted as a whole", async () => {
    const { api } = await draw();
    await row(/Robinson list/)
      .getByRole("button", { name: /^More/ })
      .click();
    await page.getByRole("menuitem", { name: "Import a newer file" }).click();
    await expect.element(page.getByText(/Numbers that it no longer has stay/)).toBeVisible();
    await choose(someFile);
    await button("Import").click();
    await button("Done").click();
    expect(api.requests("importSuppressedNumbers")[0]?.input.query).toEqual({ register: "Robinson list" });
    await lift(/Robinson list/);
    await expect.element(page.getByText(/All numbers of this register may be called again/)).toBeVisible();
    await field("Reason").fill("It was the wrong one");
    await button("Allow calls again").click();
    await expect.element(page.getByText("The numbers of Robinson list may be called again")).toBeVisible();
  });

  it.each([
    ["everybody", {}, { scope: "EVERYWHERE" }],
    ["the company that is looked at", { sellerCompanyId: company.id }, { sellerCompanyId: company.id }],
  ])("is imported by a manager for %s", async (_whom, initialView, owner) => {
    const { api } = await draw({ initialView }, doNotCallHandlers({ profile: fixtures.managerProfile() }));
    await importIt();
    await expect
      .poll(() => api.requests("importSuppressedNumbers")[0]?.input.query)
      .toEqual({ register: "Telephone Preference Service", ...owner });
  });

  it("is not offered to sellers, who may not import", async () => {
    await draw({}, doNotCallHandlers());
    await expect.element(row(/Robinson list/)).toBeVisible();
    expect(button("Import a register").elements()).toEqual([]);
  });
});

describe("a number that may be called again", () => {
  it("leaves the list for a reason, which stays with it", async () => {
    const { api } = await draw();
    await lift(/22 86 01 11/);
    await button("Allow calls again").click();
    await expect.element(page.getByText("Please say why, in at least 5 characters")).toBeVisible();
    await field("Reason").fill("They wrote to us again");
    await button("Allow calls again").click();
    await expect.element(page.getByText("The number may be called again")).toBeVisible();
    await expect.poll(() => row(/22 86 01 11/).elements()).toEqual([]);
    expect(api.requests("liftSuppression")[0]?.input.body).toEqual({ reason: "They wrote to us again" });
  });

  it("stays where the server does not agree, and it is said why", async () => {
    const refused = () => fail(409, "CONSENT_NEEDED", "They said it on a call: a later consent is needed.");
    await draw({}, { ...ofMaster(), liftSuppression: refused });
    await lift(/22 86 01 10/);
    await field("Reason").fill("They wrote to us again");
    await button("Allow calls again").click();
    await expect.element(page.getByText(/a later consent is needed/)).toBeVisible();
  });

  it("is not offered to sellers, who may not lift", async () => {
    await draw({}, doNotCallHandlers());
    await expect.element(row(/22 86 01 10/)).toBeVisible();
    expect(page.getByRole("button", { name: /^More/ }).elements()).toEqual([]);
  });
});
