import { createFakeApi, fail, type FakeHandlers, fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { mayLeave } from "../../lib/unsaved.js";
import { expectNoAxeViolations, itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { ApiKeys, type ApiKeysProps } from "./index.js";
import { apiKeyHandlers, secrets } from "./testing/DrawnApiKeys.js";

const drawn = (props: ApiKeysProps) => (
  <ClockContext.Provider value={stillClock}>
    <ApiKeys {...props} />
  </ClockContext.Provider>
);
const draw = (props: ApiKeysProps = {}, handlers: FakeHandlers = {}, provider: Partial<RenderOptions> = {}) =>
  renderWidget(drawn(props), { api: createFakeApi({ ...apiKeyHandlers(), ...handlers }), ...provider });
const managed = () => apiKeyHandlers({ profile: fixtures.managerProfile() });

const row = (name: RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const menu = async (of: RegExp, item: string) => {
  await row(of).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const agree = (name: string, verb: string) =>
  page.getByRole("alertdialog", { name }).getByRole("button", { name: verb }).click();
/** What the browser is answered before it closes or reloads the tab. */
const wouldUnload = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const fillIn = async (name: string, origins: string) => {
  await button("Create key").first().click();
  await field("Name").fill(name);
  await field("Allowed origins").fill(origins);
  await button("Create").click();
};

itBehavesLikeAWidget({
  name: "api-keys",
  draw: drawn,
  handlers: apiKeyHandlers(),
  readyText: "Our CRM",
  catalogue: "apiKeys",
  hiddenWithoutHandler: [{ role: "link", name: "Read the documentation" }],
});

describe("the list", () => {
  it("tells keys apart: where they work, who made them, whether they are used and still good", async () => {
    const { api } = await draw();
    const first = row(/Our CRM/);
    await expect.element(first.getByText("cwk_7fA2mQ0x…")).toBeVisible();
    await expect.element(first.getByText("https://crm.meridyen.test")).toBeVisible();
    await expect.element(first.getByText("Active")).toBeVisible();
    await expect.element(first.getByText("20/11/2026 16:20")).toBeVisible();
    await expect.element(row(/Staging/).getByText("Never")).toBeVisible();
    await expect.element(row(/Old CRM/).getByText("Revoked")).toBeVisible();
    expect(
      row(/Old CRM/)
        .getByRole("button")
        .elements(),
    ).toEqual([]);
    expect(api.requests("listApiKeys")[0]?.input.query).toEqual({
      page: 0,
      perPage: 10,
      sortBy: "-createdAt",
      sellerCompanyId: fixtures.profileCompany().id,
    });
  });

  it("where there are none it says what they are for, and leads on", async () => {
    await draw({ docsHref: "https://docs.test/embedding" }, apiKeyHandlers({ keys: [] }));
    await expect.element(page.getByText(/your own server opens sessions/)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Read the documentation" }))
      .toHaveAttribute("href", "https://docs.test/embedding");
    await button("Create key").last().click();
    await expect.element(dialog("Create API key")).toBeVisible();
  });

  it("is nobody's who works for no company", async () => {
    const { api } = await draw({}, apiKeyHandlers({ profile: fixtures.profile({ sellerCompanies: [] }) }));
    await expect.element(page.getByText("You do not have access to API keys.")).toBeVisible();
    expect(button("Create key").elements()).toEqual([]);
    expect(api.requests("listApiKeys")).toEqual([]);
  });
});

describe("a new key", () => {
  it("shows its secret once, to copy, and never again", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, {}, { onEvent });
    await fillIn(" Our shop ", "https://shop.meridyen.test\nhttp://localhost:3000");
    await expect.element(page.getByText(secrets.created)).toBeVisible();
    await expectNoAxeViolations(dialog("API key created").element());
    expect(api.requests("createApiKey")[0]?.input.body).toEqual({
      name: "Our shop",
      allowedOrigins: ["https://shop.meridyen.test", "http://localhost:3000"],
    });

    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await button("Copy").click();
    await expect.element(button("Copied")).toBeVisible();
    expect(write).toHaveBeenCalledWith(secrets.created);
    write.mockRestore();

    await userEvent.keyboard("{Escape}");
    expect(await mayLeave()).toBe(false);
    expect(wouldUnload()).toBe(false);
    await expect.element(page.getByText(secrets.created)).toBeVisible();
    await button("Done").click();
    expect(await mayLeave()).toBe(true);
    expect(wouldUnload()).toBe(true);
    await expect.element(row(/Our shop/)).toBeVisible();
    await expect.poll(() => document.body.innerHTML).not.toContain(secrets.created);
    const kept = JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      onEvent.mock.calls,
    ]);
    expect(kept).not.toContain(secrets.created);
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "apiKeyCreated" }));
  });

  it("where the browser does not copy, the secret is selected and it says how", async () => {
    await draw();
    await fillIn("Our shop", "https://shop.meridyen.test");
    const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("No."));
    await button("Copy").click();
    await expect.element(page.getByText(/press Ctrl\+C/)).toBeVisible();
    expect(getSelection()?.toString()).toBe(secrets.created);
    write.mockResolvedValue();
    await button("Copy").click();
    await expect.element(button("Copied")).toBeVisible();
    await expect.element(page.getByText(/press Ctrl\+C/)).not.toBeInTheDocument();
    write.mockRestore();
  });

  it.each([
    ["", "Please enter at least one origin"],
    ["crm.meridyen.test", "“crm.meridyen.test” is not an origin. It begins with “https://”."],
    ["http://crm.meridyen.com", /is not encrypted/],
    ["https://crm.meridyen.test/contacts", /Did you mean https:\/\/crm\.meridyen\.test\?/],
  ])("says what is wrong with the origins %j", async (origins, message) => {
    const { api } = await draw();
    await fillIn("Our shop", origins);
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.requests("createApiKey")).toEqual([]);
  });

  it("that is refused says why, and keeps what was written", async () => {
    await draw({}, { createApiKey: () => fail(429, "TOO_MANY_REQUESTS", "Too many keys. Please wait.") });
    await fillIn("Our shop", "https://shop.meridyen.test");
    await expect.element(page.getByText("Too many keys. Please wait.")).toBeVisible();
    await expect.element(field("Name")).toHaveValue("Our shop");
  });
});

describe("a key", () => {
  it("gets another name, and keeps the origins that somebody else may have changed meanwhile", async () => {
    const { api } = await draw();
    await button("Edit Our CRM").click();
    await field("Name").fill("Our CRM, production");
    await button("Save").click();
    await expect.element(page.getByText("API key saved")).toBeVisible();
    await expect.element(row(/Our CRM, production/)).toBeVisible();
    const { path, body } = api.requests("renameApiKey")[0]!.input;
    expect(path).toEqual({ id: fixtures.idOf("apiKey", 0) });
    expect(body).toEqual({ name: "Our CRM, production" });
  });

  it("gets a new secret, after it was said what happens to the one in use", async () => {
    const { api } = await draw();
    await menu(/Our CRM/, "Rotate secret");
    await expect.element(page.getByText(/the one in use stops working at once/)).toBeVisible();
    await agree("Rotate Our CRM", "Rotate secret");
    await expect.element(dialog("New secret for Our CRM").getByText(secrets.rotated)).toBeVisible();
    await button("Done").click();
    await expect.element(row(/Our CRM/).getByText("cwk_3Nb8sVw1…")).toBeVisible();
    await expect.poll(() => document.body.innerHTML).not.toContain(secrets.rotated);
    expect(api.requests("rotateApiKey")).toHaveLength(1);
  });

  it("gets a new secret from its open form, which keeps what was typed", async () => {
    const { api } = await draw();
    await button("Edit Our CRM").click();
    const form = dialog("Edit Our CRM");
    await field("Name").fill("Our CRM, production");
    await form.getByRole("button", { name: "Rotate secret" }).click();
    await agree("Rotate Our CRM", "Rotate secret");
    await expect.element(page.getByText(secrets.rotated)).toBeVisible();
    await button("Done").click();
    await expect.element(form.getByText("cwk_3Nb8sVw1…")).toBeVisible();
    await expect.poll(() => form.element().contains(document.activeElement)).toBe(true);
    await expect.element(field("Name")).toHaveValue("Our CRM, production");
    await button("Save").click();
    await expect.element(row(/Our CRM, production/)).toBeVisible();
    expect(api.requests("renameApiKey")[0]?.input.body).toEqual({ name: "Our CRM, production" });
  });

  it("is revoked after asking, also from its form, where a phone has no menu", async () => {
    const { api } = await draw();
    await row(/Our CRM/)
      .getByText("Active")
      .click();
    await dialog("Edit Our CRM").getByRole("button", { name: "Revoke" }).click();
    await agree("Revoke Our CRM", "Revoke");
    await expect.element(page.getByText("API key revoked")).toBeVisible();
    await expect.element(row(/Our CRM/).getByText("Revoked")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(api.requests("revokeApiKey")[0]?.input.path).toEqual({ id: fixtures.idOf("apiKey", 0) });
  });

  it("that could not be revoked from its form says so there, and can be revoked again", async () => {
    const { api } = await draw({}, { revokeApiKey: () => fail(500, "INTERNAL_ERROR", "Not now.") });
    await row(/Our CRM/)
      .getByText("Active")
      .click();
    const revoke = dialog("Edit Our CRM").getByRole("button", { name: "Revoke" });
    await revoke.click();
    await agree("Revoke Our CRM", "Revoke");
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(revoke).toHaveFocus();
    api.use(apiKeyHandlers());
    await revoke.click();
    await agree("Revoke Our CRM", "Revoke");
    await expect.element(page.getByText("API key revoked")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("is revoked from its form by a question that starts on the safe button, and the form shows that it is under way", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const revokeApiKey = async () => {
      await answered;
      return fail(500, "INTERNAL_ERROR", "Not now.");
    };
    await draw({}, { revokeApiKey });
    await row(/Our CRM/)
      .getByText("Active")
      .click();
    const revoke = dialog("Edit Our CRM").getByRole("button", { name: "Revoke" });
    await revoke.click();
    await expect.element(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toHaveFocus();
    await agree("Revoke Our CRM", "Revoke");
    await expect.element(revoke).toHaveAttribute("data-pending");
    answer();
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(revoke).not.toHaveAttribute("data-pending");
  });

  it("that could not be revoked stays, and it says why", async () => {
    await draw({}, { revokeApiKey: () => fail(500, "INTERNAL_ERROR", "Not now.") });
    await menu(/Our CRM/, "Revoke");
    await agree("Revoke Our CRM", "Revoke");
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(row(/Our CRM/).getByText("Active")).toBeVisible();
  });

  it("is made by keyboard alone, and the focus comes back", async () => {
    await draw();
    await expect.element(row(/Our CRM/)).toBeVisible();
    (button("Create key").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Name")).toHaveFocus();
    await userEvent.keyboard("Our shop{Tab}https://shop.meridyen.test{Tab}{Tab}{Enter}");
    await expect.element(button("Copy")).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("Create key")).toHaveFocus();
  });
});

describe("a manager", () => {
  it("sees all companies' keys, and chooses a company to make one for it", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange }, managed());
    await expect.element(row(/Our CRM/).getByText("Meridyen Textiles")).toBeVisible();
    expect(api.requests("listApiKeys")[0]?.input.query).not.toHaveProperty("sellerCompanyId");
    await expect.element(button("Create key").first()).toHaveAttribute("aria-disabled", "true");

    await button(/Company/)
      .first()
      .click();
    await page.getByRole("option", { name: "Meridyen Textiles" }).first().click();
    const sellerCompanyId = fixtures.idOf("company", 0);
    expect(onViewChange).toHaveBeenLastCalledWith({ sellerCompanyId });
    await expect.poll(() => api.requests("listApiKeys").at(-1)?.input.query).toMatchObject({ sellerCompanyId });
    await fillIn("Their CRM", "https://crm.example.com");
    await expect.poll(() => api.requests("createApiKey")[0]?.input.body).toMatchObject({ sellerCompanyId });
  });
});
