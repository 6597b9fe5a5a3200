import { fail, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { ResetPassword } from "./index.js";

const handlers: FakeHandlers = { resetPassword: () => ok({ message: "Your password is changed." }) };

async function enter(password: string, confirmation = password): Promise<void> {
  await page.getByLabelText("New password", { exact: true }).fill(password);
  await page.getByLabelText("Confirm new password", { exact: true }).fill(confirmation);
  await page.getByRole("button", { name: "Set password" }).click();
}

/** The description of a field, which assistive technology reads after its name. */
const describing = (field: Element) => {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
};

describe("who followed the link of the mail", () => {
  test("A-RESET-01 A-RESET-12 sets a new password and goes on to the login", async () => {
    const onReset = vi.fn();
    const { api } = await renderWidget(<ResetPassword token="from-the-mail" onReset={onReset} />, { handlers });
    await enter("Textile7");
    await expect.poll(() => onReset.mock.calls).toHaveLength(1);
    await expect.element(page.getByText("Your password is changed.")).toBeVisible();
    expect(api.requests("resetPassword")[0]?.input.body).toEqual({ token: "from-the-mail", newPassword: "Textile7" });
  });

  test("is told when the link is not good any more, and where to get another", async () => {
    const onAskAgain = vi.fn();
    const old = "This link is not valid any more. Please ask for a new one.";
    await renderWidget(<ResetPassword token="used" onReset={vi.fn()} onAskAgain={onAskAgain} />, {
      handlers: { resetPassword: () => fail(400, "LINK_INVALID", old) },
    });
    await enter("Textile7");
    await expect.element(page.getByText(old)).toBeVisible();
    await page.getByRole("link", { name: "Ask for a new link" }).click();
    expect(onAskAgain).toHaveBeenCalledOnce();
  });

  test.each([
    ["A-RESET-08 a short password", "Ab1", "Abcdef1", ["At least 6 characters"]],
    [
      "A-RESET-09 a password of one kind",
      "textile7",
      "textile7",
      ["Include a number, a lowercase and an uppercase letter"],
    ],
    ["A-RESET-10 a short confirmation", "Textile7", "Text", ["At least 6 characters"]],
    ["A-RESET-11 a different confirmation", "Textile7", "Textile8", ["Passwords don't match"]],
  ])("%s is noticed before anything is sent", async (_title, password, confirmation, messages) => {
    const { api } = await renderWidget(<ResetPassword token="t" onReset={vi.fn()} />, { handlers });
    await enter(password, confirmation);
    const said = () => [...document.querySelectorAll("[aria-invalid='true']")].map(describing);
    await expect.poll(said).toEqual(messages);
    expect(api.requests("resetPassword")).toEqual([]);
  });
});

itBehavesLikeAWidget({
  name: "reset-password",
  catalogue: "resetPassword",
  draw: (props) => <ResetPassword token="from-the-mail" onReset={vi.fn()} {...props} />,
  handlers,
  readyText: "Set password",
  readsAtStart: false,
});
