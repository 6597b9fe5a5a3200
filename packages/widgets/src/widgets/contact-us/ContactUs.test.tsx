import { created, createFakeApi, fail, fixtures, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { ContactUs, ContactUsDialog, type ContactUsProps } from "./index.js";

const nobody = { name: null, surname: null, email: null };
const handlers: FakeHandlers = {
  createContactMessage: ({ body }) =>
    created({
      ...nobody,
      ...body,
      id: fixtures.idOf("note", 0),
      createdAt: fixtures.now,
    }),
};
const draw = (props: ContactUsProps = {}, others: FakeHandlers = {}) =>
  renderWidget(<ContactUs {...props} />, { api: createFakeApi({ ...handlers, ...others }) });

const phone = () => page.getByRole("textbox", { name: "Phone number" });
const message = () => page.getByRole("textbox", { name: "Message" });
const send = () => page.getByRole("button", { name: "Send" });
const person = { name: "Elif", surname: "Kaya", email: "elif.kaya@meridyen.test" };

describe("whoever wants to be called back", () => {
  test("A-CONTACT-01 A-CONTACT-06 A-ENT-13 leaves a number and a message", async () => {
    const onSent = vi.fn();
    const { api } = await draw({ onSent });
    expect(page.getByRole("textbox", { name: "Surname" }).elements()).toEqual([]);
    await phone().fill("+90 212 555 01 42");
    await message().fill("  Please call me about the plans. ");
    await send().click();
    await expect.element(page.getByText("Your message sent successfully")).toBeVisible();
    expect(api.requests("createContactMessage")[0]?.input.body).toEqual({
      phoneNumber: "+902125550142",
      message: "Please call me about the plans.",
    });
    expect(onSent).toHaveBeenCalledOnce();
  });

  test("A-CONTACT-02 A-ENT-13 reports an issue with their name, as far as it is not known", async () => {
    const { api } = await draw({ kind: "report", person: { ...person, surname: "" } });
    await expect.element(page.getByRole("textbox", { name: "Email" })).toHaveValue(person.email);
    await page.getByRole("textbox", { name: "Surname" }).fill("Kaya");
    await phone().fill("+902125550142");
    await message().fill("The recording does not play.");
    await send().click();
    await expect.element(page.getByText("Your message sent successfully")).toBeVisible();
    expect(api.requests("createContactMessage")[0]?.input.body).toEqual({
      ...person,
      phoneNumber: "+902125550142",
      message: "The recording does not play.",
    });
  });
});

describe("mistakes are noticed before anything is sent", () => {
  test.each([
    ["A-CONTACT-03 no number", "", "Hello", "Phone number is required"],
    ["A-CONTACT-04 a number too short", "+90", "Hello", "Invalid phone number"],
    ["A-CONTACT-04 a number that is none", "+1999555", "Hello", "Invalid phone number"],
    ["A-CONTACT-05 no message", "+902125550142", "  ", "Message is required"],
  ])("%s", async (_title, number, words, expected) => {
    const { api } = await draw();
    await phone().fill(number);
    await message().fill(words);
    await send().click();
    await expect.element(page.getByText(expected)).toBeVisible();
    expect(api.requests("createContactMessage")).toEqual([]);
  });

  test("A-CONTACT-02 a report from nobody", async () => {
    const { api } = await draw({ kind: "report" });
    await page.getByRole("textbox", { name: "Email" }).fill("elif@");
    await send().click();
    await expect.element(page.getByText("Name is required", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Surname is required")).toBeVisible();
    await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
    expect(api.requests("createContactMessage")).toEqual([]);
  });
});

test("A-ERR-05 A-ERR-06 what the server refuses is said, and nothing is lost", async () => {
  const errors = { phoneNumber: "Invalid phone number" };
  await draw({}, { createContactMessage: () => fail(400, "VALIDATION_FAILED", "Check the form.", errors) });
  await phone().fill("+902125550142");
  await message().fill("Hello");
  await send().click();
  await expect.element(page.getByText("Invalid phone number")).toBeVisible();
  await expect.element(message()).toHaveValue("Hello");
});

describe("in a dialog", () => {
  test("a message becomes a report with what was written, and asks before it is lost", async () => {
    const onClose = vi.fn();
    await renderWidget(<ContactUsDialog isOpen onClose={onClose} person={person} />, { handlers });
    await message().fill("The recording does not play.");
    await page.getByRole("link", { name: /Report an issue/ }).click();
    await expect.element(page.getByRole("dialog", { name: "Report an issue" })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Surname" })).toHaveValue("Kaya");
    await expect.element(message()).toHaveValue("The recording does not play.");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("it stays open while the message is being sent, so that nothing is lost if it cannot be", async () => {
    const onClose = vi.fn();
    let refuse: () => void = () => undefined;
    const sending = new Promise<void>((settle) => (refuse = settle));
    const createContactMessage: FakeHandlers["createContactMessage"] = async () => {
      await sending;
      return fail(500, "INTERNAL_ERROR", "The mail server does not answer.");
    };
    await renderWidget(<ContactUsDialog isOpen onClose={onClose} />, { handlers: { createContactMessage } });
    await phone().fill("+902125550142");
    await message().fill("Hello");
    await send().click();
    await expect.element(page.getByText("In progress")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    refuse();
    await expect.element(page.getByText("The mail server does not answer.")).toBeVisible();
    await expect.element(message()).toHaveValue("Hello");
    expect(onClose).not.toHaveBeenCalled();
  });

  test("A-CONTACT-06 it closes by itself once the message is sent", async () => {
    const onClose = vi.fn();
    await renderWidget(<ContactUsDialog isOpen onClose={onClose} />, { handlers });
    await phone().fill("+902125550142");
    await message().fill("Hello");
    await send().click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    await expect.element(page.getByText("Your message sent successfully")).toBeVisible();
  });
});

itBehavesLikeAWidget({
  name: "contact-us",
  catalogue: "contactUs",
  draw: (props) => <ContactUs {...props} />,
  handlers,
  readyText: "Send",
  readsAtStart: false,
});
