import { createFakeApi, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";

import { companyHandlers, type CompanyWorld, faqs } from "../../companies/testing/companyHandlers.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { readAgain } from "../../testing/readAgain.js";
import { CompanyFaq } from "./index.js";

const draw = (handlers: FakeHandlers = {}, world: CompanyWorld = {}) =>
  renderWidget(<CompanyFaq />, { api: createFakeApi({ ...companyHandlers(world), ...handlers }) });

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const path = { id: fixtures.idOf("company", 0) };
const manyFaqs = Array.from({ length: 30 }, (_, nth) => ({
  ...faqs[1]!,
  id: fixtures.idOf("faq", nth),
  question: `Question ${nth + 1}?`,
}));
const samples = { ...path, faqId: fixtures.idOf("faq", 1) };

itBehavesLikeAWidget({
  name: "company-faq",
  catalogue: "companyFaq",
  draw: (props) => <CompanyFaq {...props} />,
  handlers: companyHandlers(),
  readyText: "Do you send samples?",
});

describe("questions and answers", () => {
  it("are listed with the beginning of each answer; the rest is for who wants it (B-FAQ-01, B-FAQ-02, B-FAQ-09)", async () => {
    await draw();
    const questions = page.getByRole("list", { name: "Questions and answers" }).getByRole("heading");
    await expect.element(questions.first()).toBeVisible();
    expect(questions.elements().map(({ textContent }) => textContent)).toEqual(faqs.map(({ question }) => question));
    const long = faqs[0]!.answer;
    const short = page.getByText(`${long.slice(0, 80)}…`);
    await expect.element(short).toBeVisible();
    await button("Read more: What is your minimum order quantity?").click();
    await expect.element(page.getByText(long)).toBeVisible();
    await button("Read less: What is your minimum order quantity?").click();
    await expect.element(short).toBeVisible();
    expect(button("Read more: Do you send samples?").elements()).toEqual([]);
  });

  it("there may be none (B-FAQ-03)", async () => {
    await draw({}, { faqs: [] });
    await expect.element(page.getByText("No FAQs have been added yet.")).toBeVisible();
  });

  it("one is added (B-FAQ-06)", async () => {
    const { api } = await draw();
    await button("Add question").click();
    await expect.element(field("Question")).toHaveFocus();
    await userEvent.keyboard(" Do you ship to Norway? ");
    await field("Answer").fill("Yes, every week.");
    await button("Add").click();
    await expect.element(page.getByText("FAQ added successfully")).toBeVisible();
    await expect.element(page.getByText("Do you ship to Norway?")).toBeVisible();
    await expect.element(button("Add question")).toHaveFocus();
    const body = { question: "Do you ship to Norway?", answer: "Yes, every week." };
    expect(api.requests("createFaq")[0]?.input).toMatchObject({ path, body });
  });

  it("one is changed in its place, and the focus comes back to it (B-FAQ-01, B-FAQ-07)", async () => {
    const { api } = await draw();
    await button("Edit Do you send samples?").click();
    await expect.element(field("Answer")).toHaveValue("Yes, within a week.");
    await field("Answer").fill("Yes, within three days.");
    await button("Save").click();
    await expect.element(page.getByText("FAQ updated successfully")).toBeVisible();
    await expect.element(page.getByText("Yes, within three days.")).toBeVisible();
    await expect.element(button("Edit Do you send samples?")).toHaveFocus();
    const body = { question: "Do you send samples?", answer: "Yes, within three days." };
    expect(api.requests("updateFaq")[0]?.input).toMatchObject({ path: samples, body });
  });

  it("both sides are needed (B-FAQ-04, B-FAQ-05)", async () => {
    const { api } = await draw();
    await button("Add question").click();
    await field("Question").fill(" ");
    await button("Add").click();
    await expect.element(page.getByText("Question is required")).toBeVisible();
    await expect.element(page.getByText("Answer is required")).toBeVisible();
    expect(api.requests("createFaq")).toEqual([]);
  });

  it("one is deleted after asking (B-FAQ-08)", async () => {
    const { api } = await draw();
    await button("Delete Do you send samples?").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("FAQ deleted successfully")).toBeVisible();
    await expect.element(page.getByText("Yes, within a week.")).not.toBeInTheDocument();
    expect(api.requests("deleteFaq")[0]?.input.path).toEqual(samples);
  });

  it("who deletes one after the other by keyboard finds the focus on the next, and at the end on Add", async () => {
    await draw();
    const first = page.getByRole("listitem").first();
    for (const [nth, { question }] of faqs.entries()) {
      await expect.element(button(`Delete ${question}`)).toBeVisible();
      button(`Delete ${question}`).element().focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toHaveFocus();
      await userEvent.keyboard("{Tab}{Enter}");
      const next = nth === faqs.length - 1 ? button("Add question") : first.getByRole("button").first();
      await expect.element(next).toHaveFocus();
    }
  });

  it("a deletion that is refused is taken back", async () => {
    await draw({ deleteFaq: () => fail(500, "INTERNAL_ERROR", "Not now.") });
    await button("Delete Do you send samples?").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(page.getByText("Yes, within a week.")).toBeVisible();
  });

  it("what is written is not lost to another entry without a question", async () => {
    await draw();
    await button("Edit Do you send samples?").click();
    await field("Answer").fill("Yes.");
    await button("Edit Which certificates do you have?").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(field("Answer")).toHaveValue("Yes.");
    await button("Cancel").click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.element(page.getByText("Yes, within a week.")).toBeVisible();
  });

  it.each([
    ["somebody else deletes the entry", () => ok(fixtures.page(faqs.filter(({ id }) => id !== samples.faqId)))],
    ["somebody else deletes every entry", () => ok(fixtures.page([]))],
    ["the list cannot be read again", () => fail(503, "SERVICE_UNAVAILABLE", "Not now.")],
  ])("what is written stays when %s", async (_what, listFaqs) => {
    const { api } = await draw();
    await button("Edit Do you send samples?").click();
    await field("Answer").fill("Yes, within three days.");
    api.use({ listFaqs, updateFaq: () => fail(404, "NOT_FOUND", "The entry was not found.") });
    await readAgain(api, "listFaqs");
    await button("Save").click();
    await expect.element(page.getByRole("alert").getByText("The entry was not found.")).toBeVisible();
    await expect.element(field("Answer")).toHaveValue("Yes, within three days.");
  });

  it("what is written is not lost to another page without a question", async () => {
    await draw({}, { faqs: manyFaqs });
    await button("Edit Question 2?").click();
    await field("Answer").fill("Yes.");
    await button("Next page").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(field("Answer")).toHaveValue("Yes.");
    await button("Next page").click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.element(page.getByText("Question 30?")).toBeVisible();
  });

  it("more than 25 are read page by page", async () => {
    await draw({}, { faqs: manyFaqs });
    await button("Next page").click();
    await expect.element(page.getByText("Question 30?")).toBeVisible();
  });

  it("a list that could not be read can be read again", async () => {
    let isDown = true;
    const handlers = companyHandlers();
    await draw({
      listFaqs: (input, context) =>
        isDown ? fail(400, "VALIDATION_FAILED", "Not now.") : handlers.listFaqs!(input, context),
    });
    await expect.element(page.getByText("Not now.")).toBeVisible();
    isDown = false;
    await button("Try Again").click();
    await expect.element(page.getByText("Do you send samples?")).toBeVisible();
  });

  it("there is nothing for who has no company (B-CAREA-03)", async () => {
    const { api } = await draw({}, { profile: fixtures.managerProfile() });
    await expect.poll(() => api.requests("getProfile")).toHaveLength(1);
    await expect.poll(() => document.querySelector("[data-widget='company-faq']")?.textContent).toBe("");
  });
});
