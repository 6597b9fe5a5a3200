import { created, fail, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { SignUp } from "./index.js";
import { newUser } from "./testing/newUser.js";

const handlers: FakeHandlers = { registerUser: () => created(newUser()) };
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const password = () => page.getByLabelText("Password", { exact: true });
const terms = () => page.getByRole("checkbox", { name: "I accept the terms of service" });
const signUp = () => page.getByRole("button", { name: "Sign up" });
const accept = () => terms().click({ force: true });

async function fillIn({ name = "Elif", surname = "Kaya", email = "elif@meridyen.test", secret = "Textile7" } = {}) {
  await field("Name").fill(name);
  await field("Surname").fill(surname);
  await field("Email").fill(email);
  await password().fill(secret);
}

describe("a new seller makes an account", () => {
  test("A-SIGNUP-01 A-SIGNUP-11 and goes on to verify the address", async () => {
    const onSignedUp = vi.fn();
    const { api } = await renderWidget(<SignUp onSignedUp={onSignedUp} />, { handlers });
    await fillIn({ name: " Elif " });
    await accept();
    await signUp().click();
    await expect.poll(() => onSignedUp.mock.calls).toEqual([[{ email: "elif@meridyen.test" }]]);
    expect(api.requests("registerUser")[0]?.input.body).toEqual({
      user: { name: "Elif", surname: "Kaya", email: "elif@meridyen.test", password: "Textile7" },
    });
  });

  test("A-SIGNUP-04 not before they accepted the terms, and the button says so", async () => {
    const { api } = await renderWidget(<SignUp onSignedUp={vi.fn()} />, { handlers });
    await expect.element(signUp()).toHaveAttribute("aria-disabled", "true");
    await fillIn();
    await password().click();
    await userEvent.keyboard("{Enter}");
    await signUp().click({ force: true });
    await expect.element(page.getByRole("tooltip", { name: "Accept the terms of service first." })).toBeVisible();
    expect(api.requests("registerUser")).toEqual([]);
    await accept();
    await expect.element(signUp()).not.toHaveAttribute("aria-disabled", "true");
  });

  test("A-SIGNUP-02 A-CONST-10 and sees in four bars and a word how strong the password is", async () => {
    await renderWidget(<SignUp onSignedUp={vi.fn()} />, { handlers });
    const meter = page.getByRole("meter", { name: "Password strength" });
    await expect.element(meter).toHaveAttribute("aria-valuetext", "Not entered yet");
    await password().fill("textile7");
    await expect.element(meter).toHaveAttribute("aria-valuenow", "3");
    await expect.element(page.getByText("Fair")).toBeVisible();
    await password().fill("Textile7");
    await expect.element(meter).toHaveAttribute("aria-valuetext", "Strong");
    expect(meter.element().querySelectorAll("[data-lit]")).toHaveLength(4);
  });

  test("A-SIGNUP-03 and what it still needs", async () => {
    await renderWidget(<SignUp onSignedUp={vi.fn()} />, { handlers });
    await password().fill("textile7");
    const needs = page.getByRole("list", { name: "Password requirements" }).getByRole("listitem");
    const said = () => needs.elements().map((item) => item.textContent);
    await expect
      .poll(said)
      .toEqual(["At least 6 charactersmet", "A numbermet", "A lowercase lettermet", "An uppercase letter"]);
  });

  test("A-API-05 an address that has an account says so at its field", async () => {
    const taken = "This email address is already in use.";
    await renderWidget(<SignUp onSignedUp={vi.fn()} />, {
      handlers: { registerUser: () => fail(409, "EMAIL_TAKEN", taken, { "user.email": taken }) },
    });
    await fillIn();
    await accept();
    await signUp().click();
    await expect.element(page.getByText(taken)).toBeVisible();
    await expect.element(field("Email")).toHaveFocus();
  });

  test("A-ERR-05 and is told when the server has trouble", async () => {
    await renderWidget(<SignUp onSignedUp={vi.fn()} />, {
      handlers: { registerUser: () => fail(429, "TOO_MANY_REQUESTS", "Too many attempts. Try again in a minute.") },
    });
    await fillIn();
    await accept();
    await signUp().click();
    await expect.element(page.getByText("Too many attempts. Try again in a minute.")).toBeVisible();
  });
});

describe("mistakes are noticed before anything is sent", () => {
  test.each([
    ["A-SIGNUP-06 no name", { name: " " }, "Please enter your name."],
    ["A-SIGNUP-07 no surname", { surname: "" }, "Please enter your surname."],
    ["A-SIGNUP-08 no e-mail", { email: "" }, "Please enter your email."],
    ["A-SIGNUP-08 half an e-mail", { email: "elif@meridyen" }, "Email address must be in valid format."],
    ["A-SIGNUP-09 a short password", { secret: "Ab1" }, "Password must be at least 6 characters."],
    [
      "A-SIGNUP-10 a password of one kind",
      { secret: "textile7" },
      "Password must contain a number, a lowercase and an uppercase letter.",
    ],
  ])("%s", async (_title, mistake, message) => {
    const { api } = await renderWidget(<SignUp onSignedUp={vi.fn()} />, { handlers });
    await fillIn(mistake);
    await accept();
    await signUp().click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.requests("registerUser")).toEqual([]);
  });
});

test("A-SIGNUP-05 who has an account signs in instead", async () => {
  const onSignIn = vi.fn();
  await renderWidget(<SignUp onSignedUp={vi.fn()} onSignIn={onSignIn} />, { handlers });
  await page.getByRole("link", { name: "Sign in" }).click();
  expect(onSignIn).toHaveBeenCalledOnce();
});

itBehavesLikeAWidget({
  name: "sign-up",
  catalogue: "signUp",
  draw: (props) => <SignUp onSignedUp={vi.fn()} {...props} />,
  handlers,
  readyText: "Sign up",
  readsAtStart: false,
  hiddenWithoutHandler: [{ role: "link", name: "Sign in" }],
});
