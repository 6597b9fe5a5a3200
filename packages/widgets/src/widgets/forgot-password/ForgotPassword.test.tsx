import { fail, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { ForgotPassword, type ForgotPasswordProps } from "./index.js";

const handlers: FakeHandlers = { requestPasswordReset: () => ok({ message: "An email is on its way." }) };
const draw = (props: ForgotPasswordProps = {}) => renderWidget(<ForgotPassword {...props} />, { handlers });
const address = "elif@meridyen.test";

async function ask(email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
}

describe("who forgot the password", () => {
  test("A-RESET-02 A-RESET-03 asks for a link and reads where it went", async () => {
    const { api } = await draw();
    await ask(address);
    await expect.element(page.getByRole("heading", { name: "Check your email" })).toHaveFocus();
    await expect.element(page.getByText(address)).toBeVisible();
    expect(api.requests("requestPasswordReset").map(({ input }) => input.body)).toEqual([{ email: address }]);
  });

  test("A-RESET-04 has it sent again, but not at once once more", async () => {
    const { api } = await draw();
    await ask(address);
    await page.getByRole("button", { name: "Resend email" }).click();
    await expect.element(page.getByText("We sent the email again.")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: /Resend email in \d+ s/ }))
      .toHaveAttribute("aria-disabled", "true");
    expect(api.requests("requestPasswordReset")).toHaveLength(2);
  });

  test("A-RESET-05 reports an issue when it does not arrive", async () => {
    const onReport = vi.fn();
    await draw({ onReport });
    await ask(address);
    await page.getByRole("link", { name: "Report an issue" }).click();
    expect(onReport.mock.calls).toEqual([[{ email: address }]]);
  });

  test.each([
    ["A-RESET-06 half an address", "elif@", "Invalid email"],
    ["A-RESET-07 no address", "", "Email required"],
  ])("%s is noticed before anything is sent", async (_title, email, message) => {
    const { api } = await draw();
    await ask(email);
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    expect(api.requests("requestPasswordReset")).toEqual([]);
  });

  test("A-ERR-05 is told when the server has trouble", async () => {
    await renderWidget(<ForgotPassword />, {
      handlers: { requestPasswordReset: () => fail(429, "TOO_MANY_REQUESTS", "Too many attempts.") },
    });
    await ask(address);
    await expect.element(page.getByText("Too many attempts.")).toBeVisible();
  });
});

itBehavesLikeAWidget({
  name: "forgot-password",
  catalogue: "forgotPassword",
  draw: (props) => <ForgotPassword {...props} />,
  handlers,
  readyText: "Send link",
  readsAtStart: false,
  hiddenWithoutHandler: [
    { role: "link", name: "Sign in" },
    { role: "link", name: "Report an issue" },
  ],
});
