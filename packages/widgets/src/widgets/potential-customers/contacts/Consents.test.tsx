import type { Consent } from "@callwright/sdk/contract";
import { created, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";

import { button, dialog, draw, field, option } from "../testing/customersPage.js";

const { phoneNumber } = fixtures.contact();
const [company] = fixtures.potentialCustomer().sellerCompanies;
const written = fixtures.consent({ phoneNumber, evidence: "Signed at the fair", givenAt: "2026-11-03T09:00:00.000Z" });
const noConsent = {
  verdict: "REFUSED",
  reason: {
    code: "NO_CONSENT",
    message: "There is no consent to this call on record, which is needed in this country.",
  },
} as const;

/** Handlers of a fake in whose country nobody is called without an express consent. It keeps recorded consents. */
function strictHandlers(known: readonly Consent[] = []): FakeHandlers {
  let consents = [...known];
  return {
    getContactCallability: () => {
      const isExpress = consents.some(({ basis }) => basis === "WRITTEN" || basis === "SPOKEN");
      return ok(fixtures.contactCallability({ ...(!isExpress && noConsent), consents }));
    },
    createConsent: ({ body: { expiresAt = null, sellerCompanyId: _own, ...said } }) => {
      const consent = fixtures.consent({ ...said, expiresAt }, consents.length + 1);
      consents = [consent, ...consents];
      return created(consent);
    },
    withdrawConsent: ({ path }) => {
      const withdrawn = consents.find(({ id }) => id === path.id);
      consents = consents.filter(({ id }) => id !== path.id);
      return withdrawn ? ok({ ...withdrawn, withdrawnAt: fixtures.now }) : fail(404, "NOT_FOUND");
    },
  };
}

async function openContact(handlers: FakeHandlers) {
  const drawn = await draw(
    { initialView: { openCustomerId: fixtures.idOf("customer", 0), tab: "contacts" } },
    handlers,
  );
  await dialog()
    .getByRole("button", { name: /Ingrid Halvorsen/ })
    .first()
    .click();
  await expect.element(page.getByRole("region", { name: "Calling" })).toBeVisible();
  return drawn;
}

const form = () => page.getByRole("dialog", { name: "Record consent" });
const openForm = async (handlers: FakeHandlers = strictHandlers()) => {
  const drawn = await openContact(handlers);
  await button("Record consent").click();
  await expect.element(form()).toBeVisible();
  return drawn;
};
const choose = async (basis: string) => {
  await form()
    .getByRole("button", { name: /What it rests on$/ })
    .click();
  await option(basis).click();
};
const evidence = () => form().getByRole("textbox", { name: "What shows it" });
const type = async (name: string, digits: string) => {
  await form().getByRole("group", { name }).getByRole("spinbutton").first().click();
  await userEvent.keyboard(digits);
};
const save = () => form().getByRole("button", { name: "Save" }).click();

describe("a consent is recorded", () => {
  it("on the person's clock, with what shows it: then they may be called, and what was typed beside it stays", async () => {
    const { api } = await openContact(strictHandlers());
    await expect.element(page.getByText(/^There is no consent to this call/)).toBeVisible();
    await field("Title").fill("Head of Sourcing");
    await button("Record consent").click();
    await expect.element(form().getByText(/\+47 22 86 01 44 agreed to be called/)).toBeVisible();
    await choose("Written consent");
    await evidence().fill("Form on our website");
    await type("When it was given", "111920260930AM");
    await type("When it ends", "111920270930AM");
    await save();

    await expect.element(page.getByText("The consent was recorded.")).toBeVisible();
    expect(api.requests("createConsent")[0]?.input.body).toEqual({
      phoneNumber,
      basis: "WRITTEN",
      evidence: "Form on our website",
      givenAt: "2026-11-19T08:30:00.000Z",
      expiresAt: "2027-11-19T08:30:00.000Z",
      sellerCompanyId: company?.id,
    });
    await expect.element(page.getByText("May be called now")).toBeVisible();
    const consents = page.getByRole("list", { name: "What they agreed to" });
    await expect.element(consents.getByText("Written consent, Nov 19, 2026: Form on our website")).toBeVisible();
    await expect.element(consents.getByText("Ends on Nov 19, 2027.")).toBeVisible();
    await expect.element(button("Record consent")).toHaveFocus();
    await expect.element(field("Title")).toHaveValue("Head of Sourcing");
    expect(api.requests("updateContact")).toEqual([]);
  });

  it("with a basis that says what it is worth", async () => {
    await openForm();
    await choose("Spoken consent");
    await expect
      .element(form().getByText(/It counts where consent is needed first, except in the United States/))
      .toBeVisible();
    await choose("Presumed consent");
    await expect.element(form().getByText(/^They can be expected to agree\. It is kept as a note/)).toBeVisible();
  });

  it("not without what it needs, nor in the future, nor when it ends before it was given", async () => {
    const { api } = await openForm();
    await save();
    for (const missing of [
      "Choose what the consent rests on",
      "Say in at least 5 characters what shows it",
      "Say when it was given",
    ])
      await expect.element(form().getByText(missing)).toBeVisible();
    await choose("Existing customer");
    await evidence().fill("Their orders");
    await type("When it was given", "112020260233PM");
    await type("When it ends", "111920260930AM");
    await save();
    await expect.element(form().getByText("The consent cannot be given in the future.")).toBeVisible();
    await expect.element(form().getByText("The consent ends before it was given.")).toBeVisible();
    expect(api.requests("createConsent")).toEqual([]);
    await type("When it was given", "111820260932AM");
    await save();
    await expect.element(page.getByText("The consent was recorded.")).toBeVisible();
  });

  it("or refused by the server at the field that is to blame, and nothing that was written is lost", async () => {
    const refused = () =>
      fail(400, "VALIDATION_FAILED", "Please check the form.", { givenAt: "The clock of the server is behind." });
    await openForm({ ...strictHandlers(), createConsent: refused });
    await choose("Written consent");
    await evidence().fill("Form on our website");
    await type("When it was given", "111920260930AM");
    await save();
    await expect.element(form().getByText("The clock of the server is behind.")).toBeVisible();
    await expect.element(evidence()).toHaveValue("Form on our website");
  });
});

describe("a consent is withdrawn", () => {
  const openQuestion = async (handlers: FakeHandlers = strictHandlers([written])) => {
    const drawn = await openContact(handlers);
    await expect.element(page.getByText("May be called now")).toBeVisible();
    await button("Withdraw: Written consent, Nov 3, 2026").click();
    await expect.element(question()).toHaveAccessibleDescription(/counts no more\. Where consent is needed first/);
    return drawn;
  };
  const question = () => page.getByRole("alertdialog", { name: "Withdraw consent" });

  it("once that was confirmed: then they may not be called, and the keyboard goes on where another is recorded", async () => {
    const { api } = await openQuestion();
    await question().getByRole("button", { name: "Withdraw" }).click();
    await expect.element(page.getByText("The consent was withdrawn.")).toBeVisible();
    expect(api.requests("withdrawConsent")[0]?.input.path).toEqual({ id: written.id });
    await expect.element(page.getByText(/^There is no consent to this call/)).toBeVisible();
    await expect.element(page.getByText(/Signed at the fair/)).not.toBeInTheDocument();
    await expect.element(button("Record consent")).toHaveFocus();
  });

  it("not when one thinks better of it", async () => {
    const { api } = await openQuestion();
    await question().getByRole("button", { name: "Cancel" }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(page.getByText(/Signed at the fair/)).toBeVisible();
    expect(api.requests("withdrawConsent")).toEqual([]);
  });

  it("not when the server refuses, which is said", async () => {
    await openQuestion({
      ...strictHandlers([written]),
      withdrawConsent: () => fail(503, "SERVICE_UNAVAILABLE", "Not now."),
    });
    await question().getByRole("button", { name: "Withdraw" }).click();
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(page.getByText(/Signed at the fair/)).toBeVisible();
  });
});

describe("consents are only read", () => {
  const offered = () => page.getByRole("button", { name: /^(Record consent|Withdraw)/ });

  it("by a session that may not record or withdraw them", async () => {
    const profile = fixtures.profile({
      allowedOperations: [
        "getProfile",
        "listPotentialCustomers",
        "getPotentialCustomer",
        "listContacts",
        "getContactCallability",
      ],
    });
    await openContact({ ...strictHandlers([written]), getProfile: () => ok(profile) });
    await expect.element(page.getByText(/Signed at the fair/)).toBeVisible();
    expect(offered().elements()).toEqual([]);
  });

  it("where there is no company that would call: in the catalogue", async () => {
    const customer = fixtures.potentialCustomerDetail({ isCatalog: true, sellerCompanies: [] });
    await openContact({
      ...strictHandlers(),
      getProfile: () => ok(fixtures.managerProfile()),
      getPotentialCustomer: () => ok(customer),
    });
    await expect.element(page.getByText(/^There is no consent to this call/)).toBeVisible();
    expect(offered().elements()).toEqual([]);
    await expect.element(button("Never call again")).not.toBeInTheDocument();
  });
});
