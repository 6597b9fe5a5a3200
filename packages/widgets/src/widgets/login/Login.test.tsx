import { fail, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { Login } from "./index.js";

const email = () => page.getByLabelText("Email");
const password = () => page.getByLabelText("Password", { exact: true });
const signIn = () => page.getByRole("button", { name: "Sign in" });
const refused = "Incorrect email or password. Please try again.";
const session = { data: fixtures.profile(), accessToken: "access", refreshToken: "refresh" };

async function attempt(): Promise<void> {
  await email().fill("seller@callwright.test");
  await password().fill("Callwright1");
  await signIn().click();
}

describe("a seller signs in", () => {
  test("A-LOGIN-12 A-LOGIN-01 A-LOGIN-02 A-LOGIN-03 A-LOGIN-05 and the host gets the session and whether to keep it", async () => {
    const onSignedIn = vi.fn();
    const { api } = await renderWidget(<Login onSignedIn={onSignedIn} />, { handlers: { login: () => ok(session) } });
    await expect.element(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Keep me signed in" }).click({ force: true });
    await attempt();
    await expect.poll(() => onSignedIn.mock.calls).toEqual([[{ session, keepSignedIn: true }]]);
    expect(api.requests("login")[0]?.input.body).toEqual({ email: "seller@callwright.test", password: "Callwright1" });
  });

  test("whose address the host knows finds it filled in", async () => {
    await renderWidget(<Login onSignedIn={vi.fn()} email="kaja@nordlys.example" />);
    await expect.element(email()).toHaveValue("kaja@nordlys.example");
  });

  test("A-LOGIN-10 and learns at both fields that something is wrong, not what", async () => {
    const onSignedIn = vi.fn();
    await renderWidget(<Login onSignedIn={onSignedIn} />, {
      handlers: { login: () => fail(401, "INVALID_CREDENTIALS") },
    });
    await attempt();
    await expect.element(page.getByText(refused).nth(1)).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test("A-LOGIN-11 but first verifies the address", async () => {
    const onUnverified = vi.fn();
    const handlers = { login: () => fail(403, "EMAIL_NOT_VERIFIED") };
    await renderWidget(<Login onSignedIn={vi.fn()} onUnverified={onUnverified} />, { handlers });
    await attempt();
    await expect.poll(() => onUnverified.mock.calls).toEqual([[{ email: "seller@callwright.test" }]]);
  });

  test("A-ERR-05 and is told when the server has trouble", async () => {
    const handlers = { login: () => fail(429, "TOO_MANY_REQUESTS", "Too many attempts. Try again in a minute.") };
    await renderWidget(<Login onSignedIn={vi.fn()} />, { handlers });
    await attempt();
    await expect.element(page.getByText("Too many attempts. Try again in a minute.")).toBeVisible();
  });
});

describe("mistakes are noticed before anything is sent", () => {
  test.each([
    ["A-LOGIN-08 no e-mail", "", "Callwright1", "Please enter your email."],
    ["A-LOGIN-07 half an e-mail", "seller@", "Callwright1", "Email address must be in valid format."],
    ["A-LOGIN-09 no password", "seller@callwright.test", "", "Please enter your password."],
  ])("%s", async (_title, mail, secret, message) => {
    const { api } = await renderWidget(<Login onSignedIn={vi.fn()} />);
    await email().fill(mail);
    await password().fill(secret);
    await signIn().click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.requests("login")).toEqual([]);
  });
});

test("A-LOGIN-04 A-LOGIN-06 the ways out are there when somebody handles them", async () => {
  await renderWidget(<Login onSignedIn={vi.fn()} onJoin={vi.fn()} onForgotPassword={vi.fn()} />);
  await expect.element(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Join" })).toBeVisible();
});

itBehavesLikeAWidget({
  name: "login",
  catalogue: "login",
  draw: (props) => <Login onSignedIn={vi.fn()} {...props} />,
  handlers: {},
  readyText: "Sign in",
  readsAtStart: false,
  hiddenWithoutHandler: [
    { role: "link", name: "Forgot password?" },
    { role: "link", name: "Join" },
  ],
});
