import { createFakeApi, fail, type FakeHandlers, fixtures, offline, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { expectNoAxeViolations, itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { Webhooks, type WebhooksProps } from "./index.js";
import { secrets, someDeliveries, someEndpoints, webhookHandlers } from "./testing/DrawnWebhooks.js";

const drawn = (props: WebhooksProps) => (
  <ClockContext.Provider value={stillClock}>
    <Webhooks {...props} />
  </ClockContext.Provider>
);
const draw = (props: WebhooksProps = {}, handlers: FakeHandlers = {}, provider: Partial<RenderOptions> = {}) =>
  renderWidget(drawn(props), { api: createFakeApi({ ...webhookHandlers(), ...handlers }), ...provider });

const first = someEndpoints[0]!;
const [waiting, , givenUp] = [someDeliveries[0]!, someDeliveries[1]!, someDeliveries[2]!];
const row = (name: RegExp) => page.getByRole("row", { name });
const works = () => row(/crm\.meridyen\.test\/hooks\/callwright Contact/);
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const log = () => dialog("Deliveries");
const menu = async (item: string) => {
  await works().getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const agree = (name: string, verb: string) =>
  page.getByRole("alertdialog", { name }).getByRole("button", { name: verb }).click();
const openLog = async () => {
  await works().getByText("On").click();
  await expect.element(log().getByText("Waiting (503)")).toBeVisible();
};

itBehavesLikeAWidget({
  name: "webhooks",
  draw: drawn,
  handlers: webhookHandlers(),
  readyText: first.url,
  catalogue: "webhooks",
  hiddenWithoutHandler: [{ role: "link", name: "Read the documentation" }],
});

describe("the endpoints", () => {
  it("say what they are told, whether they are, and how the last message fared", async () => {
    const { api } = await draw();
    await expect.element(works().getByText(/^Call completed.*, Recording ready/)).toBeVisible();
    await expect.element(works().getByText("Waiting (503)")).toBeVisible();
    await expect.element(row(/callwright-2/).getByText("Paused")).toBeVisible();
    await expect.element(row(/old\.meridyen/).getByText("Stopped")).toBeVisible();
    await expect.element(row(/old\.meridyen/).getByText("Failed (410)")).toBeVisible();
    expect(api.requests("listWebhookEndpoints")[0]?.input.query).toMatchObject({
      sellerCompanyId: fixtures.profileCompany().id,
      sortBy: "-createdAt",
    });
  });

  it("where there are none it says what they are for, and leads on", async () => {
    await draw({ docsHref: "https://docs.test/webhooks" }, webhookHandlers({ endpoints: [] }));
    await expect.element(page.getByText(/address of your own server that is told what happens/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Read the documentation" })).toBeVisible();
    await button("Add endpoint").last().click();
    await expect.element(dialog("Add endpoint")).toBeVisible();
  });

  it("are paused and resumed from the menu", async () => {
    const { api } = await draw();
    await menu("Pause");
    await expect.element(page.getByText("Endpoint paused")).toBeVisible();
    await expect.element(works().getByText("Paused")).toBeVisible();
    await menu("Resume");
    await expect.element(works().getByText("On")).toBeVisible();
    expect(api.requests("updateWebhookEndpoint").map(({ input }) => input.body)).toEqual([
      { isEnabled: false },
      { isEnabled: true },
    ]);
  });

  it("are deleted after asking, and come back when the server does not agree", async () => {
    const { api } = await draw({}, { deleteWebhookEndpoint: () => fail(500, "INTERNAL_ERROR", "Not now.") });
    await menu("Delete");
    await agree("Delete crm.meridyen.test", "Delete");
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(works()).toBeVisible();
    api.use(webhookHandlers());
    await menu("Delete");
    await agree("Delete crm.meridyen.test", "Delete");
    await expect.element(page.getByText("Endpoint deleted")).toBeVisible();
    await expect.element(works()).not.toBeInTheDocument();
  });
});

describe("the question before an endpoint is deleted", () => {
  it("from its log starts on the safe button, and leads back to the log", async () => {
    await draw();
    await openLog();
    await log().getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect.element(button("Cancel")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(log().getByRole("button", { name: "More", exact: true })).toHaveFocus();
  });

  it("from its form starts on the safe button, and the form shows that the deletion is under way", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const deleteWebhookEndpoint = async () => {
      await answered;
      return fail(500, "INTERNAL_ERROR", "Not now.");
    };
    await draw({}, { deleteWebhookEndpoint });
    await menu("Edit");
    const remove = page.getByRole("dialog").getByRole("button", { name: "Delete" });
    await remove.click();
    await expect.element(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toHaveFocus();
    await agree("Delete crm.meridyen.test", "Delete");
    await expect.element(remove).toHaveAttribute("data-pending");
    answer();
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(remove).not.toHaveAttribute("data-pending");
  });
});

describe("an endpoint that could not be deleted from its form", () => {
  it("says so there, and can be deleted again", async () => {
    const { api } = await draw({}, { deleteWebhookEndpoint: () => fail(500, "INTERNAL_ERROR", "Not now.") });
    await menu("Edit");
    const remove = page.getByRole("dialog").getByRole("button", { name: "Delete" });
    await remove.click();
    await agree("Delete crm.meridyen.test", "Delete");
    await expect.element(page.getByText("Not now.")).toBeVisible();
    await expect.element(remove).toHaveFocus();
    api.use(webhookHandlers());
    await remove.click();
    await agree("Delete crm.meridyen.test", "Delete");
    await expect.element(page.getByText("Endpoint deleted")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(works()).not.toBeInTheDocument();
  });
});

describe("an endpoint's secret", () => {
  it("is shown once, when the endpoint is added", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, {}, { onEvent });
    await button("Add endpoint").click();
    await field("Address").fill(" https://shop.meridyen.test/hooks ");
    await field("Description").fill("Our shop");
    await button("Add").click();
    await expect.element(dialog("Endpoint added").getByText(secrets.created)).toBeVisible();
    await expectNoAxeViolations(dialog("Endpoint added").element());
    expect(api.requests("createWebhookEndpoint")[0]?.input.body).toEqual({
      url: "https://shop.meridyen.test/hooks",
      description: "Our shop",
      events: ["call.completed"],
    });
    await button("Done").click();
    await expect.element(row(/shop\.meridyen/)).toBeVisible();
    await expect.poll(() => document.body.innerHTML).not.toContain(secrets.created);
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), onEvent.mock.calls]),
    ).not.toContain(secrets.created);
  });

  it("whose new value was lost on its way is not said to be the old one; the same again shows it", async () => {
    await draw({}, { rotateWebhookSecret: offline });
    await menu("Rotate secret");
    await agree("Rotate the secret of crm.meridyen.test", "Rotate secret");
    await expect.element(page.getByRole("alert").getByText("No answer came from the server.")).toBeVisible();
    await expect.element(page.getByText(/try the same again, it is done only once/)).toBeVisible();
    await expect.element(page.getByText(/could not be/)).not.toBeInTheDocument();
  });

  it("that is rotated in the log is shown once the question has left, and leads back to the log", async () => {
    await draw();
    await openLog();
    await log().getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Rotate secret" }).click();
    await agree("Rotate the secret of crm.meridyen.test", "Rotate secret");
    await expect.element(dialog("New secret").getByText(secrets.rotated)).toBeVisible();
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
    await button("Done").click();
    await expect.element(dialog("New secret")).not.toBeInTheDocument();
    await expect.poll(() => log().element().contains(document.activeElement)).toBe(true);
  });

  it("is rotated after it was said that both sign for a day", async () => {
    await draw();
    await menu("Rotate secret");
    await expect.element(page.getByText(/For a day messages are signed with the old one too/)).toBeVisible();
    await agree("Rotate the secret of crm.meridyen.test", "Rotate secret");
    await expect.element(dialog("New secret").getByText(secrets.rotated)).toBeVisible();
    await button("Done").click();
    await expect.poll(() => document.body.innerHTML).not.toContain(secrets.rotated);
  });

  it.each([
    ["", "Please enter an address"],
    ["crm.meridyen.test", /This is not a web address/],
    ["http://crm.meridyen.test", /must begin with https/],
    ["https://me:word@crm.meridyen.test", /must not carry a name or password/],
  ])("is not made for the address %j, and it says why", async (url, message) => {
    const { api } = await draw();
    await button("Add endpoint").click();
    await field("Address").fill(url);
    await button("Add").click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.requests("createWebhookEndpoint")).toEqual([]);
  });
});

describe("an endpoint's form", () => {
  it("changes what it is told, and nothing that somebody else may have changed meanwhile", async () => {
    const { api } = await draw();
    await button(/^Edit https:\/\/crm\.meridyen\.test\/hooks\/callwright$/).click();
    await dialog("Edit https://crm.meridyen.test/hooks/callwright")
      .getByRole("button", { name: /Events/ })
      .click();
    await page.getByRole("option", { name: /Recording ready/ }).click();
    await page.getByRole("option", { name: /Call status/ }).click();
    await userEvent.keyboard("{Escape}");
    await button("Save").click();
    await expect.element(page.getByText("Endpoint saved")).toBeVisible();
    const { path, body } = api.requests("updateWebhookEndpoint")[0]!.input;
    expect(path).toEqual({ id: first.id });
    expect(body).toEqual({ events: ["call.status", "call.completed"] });
  });
});

describe("the log of an endpoint", () => {
  it("says of each message how often it was tried, what was answered and when it is tried again", async () => {
    await draw();
    await openLog();
    await expect.element(log().getByText("4 attempts")).toBeVisible();
    await expect.element(log().getByText("Next try 6:30 PM")).toBeVisible();
    await expect.element(log().getByText("Delivered (204)").first()).toBeVisible();
    await expectNoAxeViolations(log().element());
  });

  it("is filtered however long the text about the endpoint is", async () => {
    await draw({}, webhookHandlers({ endpoints: [{ ...first, description: "Ç".repeat(100) }] }));
    await row(/crm\.meridyen/)
      .getByText("On")
      .click();
    const filter = log().getByText("Not delivered");
    await expect.element(filter).toBeVisible();
    const right = (element: Element) => element.getBoundingClientRect().right;
    expect(right(filter.element())).toBeLessThanOrEqual(right(log().element()));
  });

  it("shows what a message says, and copies it as it was signed", async () => {
    const { api } = await draw();
    await openLog();
    await log().getByText("Failed", { exact: true }).click();
    await expect.element(log().getByText("There was no answer within five seconds.")).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Message" })).toBeVisible();
    expect(page.getByRole("region", { name: "Message" }).element().textContent).toContain('"type": "balance.low"');
    expect(api.requests("getWebhookDelivery")[0]?.input.path).toEqual({ id: first.id, deliveryId: givenUp.id });
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await log().getByRole("button", { name: "Copy" }).click();
    await expect.element(log().getByRole("button", { name: "Copied" })).toBeVisible();
    expect(write).toHaveBeenCalledWith(fixtures.webhookBody());
    write.mockRestore();
    await log().getByText("Failed", { exact: true }).click();
    await expect.element(page.getByRole("region", { name: "Message" })).not.toBeInTheDocument();
  });

  it("sends a message again and follows it until it has arrived", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, {}, { onEvent });
    await openLog();
    await log()
      .getByRole("row", { name: /no answer|Failed/ })
      .getByRole("button", { name: "Resend Call completed" })
      .click();
    await expect.element(log().getByText("Waiting", { exact: true })).toBeVisible();
    expect(api.requests("resendWebhookDelivery")[0]?.input.path).toEqual({ id: first.id, deliveryId: givenUp.id });
    const arrived = fixtures.webhookDelivery({ attempts: 1 }, 2);
    api.use({
      listWebhookDeliveries: () =>
        ok(fixtures.page(someDeliveries.map((one) => (one.id === arrived.id ? arrived : one)))),
    });
    await expect.element(log().getByText("Waiting", { exact: true }), { timeout: 6_000 }).not.toBeInTheDocument();
    const detail = { webhookEndpointId: first.id, deliveryId: givenUp.id };
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ widget: "webhooks", type: "deliveryResent", detail }),
    );
  });

  it("sends one ahead of its next try, and says why when it cannot", async () => {
    await draw({}, { resendWebhookDelivery: () => fail(409, "CONFLICT", "This message is about to be sent.") });
    await openLog();
    await button("Resend Recording ready").click();
    await expect.element(page.getByText("This message is about to be sent.")).toBeVisible();
    expect(waiting.status).toBe("PENDING");
  });

  it("shows only what has not arrived to who looks for that", async () => {
    const { api } = await draw();
    await openLog();
    await log().getByRole("radio", { name: "Not delivered" }).click();
    await expect.element(log().getByText("Delivered (204)")).not.toBeInTheDocument();
    expect(api.requests("listWebhookDeliveries").at(-1)?.input.query).toMatchObject({
      statuses: ["PENDING", "FAILED"],
    });
  });

  it("pages on", async () => {
    const many = Array.from({ length: 23 }, (_, nth) => fixtures.webhookDelivery({}, nth));
    const { api } = await draw({}, webhookHandlers({ deliveries: many }));
    await works().getByText("On").click();
    await log().getByRole("button", { name: "Next page" }).click();
    await expect.poll(() => api.requests("listWebhookDeliveries").at(-1)?.input.query).toMatchObject({ page: 1 });
  });

  it("of a switched off endpoint says so, and sends nothing", async () => {
    await draw({}, webhookHandlers({ endpoints: [{ ...first, isEnabled: false, goneAt: fixtures.now }] }));
    await works().getByText("Stopped").click();
    await expect.element(log().getByText(/answered 410 Gone/)).toBeVisible();
    await expect.element(button("Resend Recording ready")).toHaveAttribute("aria-disabled", "true");
  });

  it("of an endpoint that does not answer says so, and lets its owner try it at once", async () => {
    const { api } = await draw({}, webhookHandlers({ endpoints: [{ ...first, parkedUntil: fixtures.now }] }));
    await works().getByText("No answer").click();
    await expect.element(log().getByText(/did not answer several times in a row/)).toBeVisible();
    await log().getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Try now" }).click();
    await expect.element(log().getByText("On", { exact: true })).toBeVisible();
    expect(api.requests("updateWebhookEndpoint").at(-1)?.input.body).toEqual({ isEnabled: true });
  });

  it("is reached and read by keyboard alone", async () => {
    await draw();
    await expect.element(works()).toBeVisible();
    (works().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(log().getByText("Waiting (503)")).toBeVisible();
    (
      log()
        .getByRole("row", { name: /Failed/ })
        .element() as HTMLElement
    ).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("region", { name: "Message" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(log()).not.toBeInTheDocument();
    await expect.element(works()).toHaveFocus();
  });
});

it("a manager sees all companies' endpoints, and chooses a company to add one for it", async () => {
  await draw({}, webhookHandlers({ profile: fixtures.managerProfile() }));
  await expect.element(works().getByText("Meridyen Textiles")).toBeVisible();
  await expect.element(button("Add endpoint").first()).toHaveAttribute("aria-disabled", "true");
});
