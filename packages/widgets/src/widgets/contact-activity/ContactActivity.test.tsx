import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { ContactActivity, type ContactActivityProps } from "./index.js";
import {
  callWith,
  person,
  personHandlers,
  phoneNumber,
  someCalls,
  type PersonServer,
} from "./testing/DrawnContactActivity.js";

interface Drawing extends PersonServer {
  props?: Partial<ContactActivityProps>;
  handlers?: FakeHandlers;
}

async function draw({ props, handlers, ...server }: Drawing = {}) {
  const api = createFakeApi({ ...personHandlers(server), ...handlers });
  await renderWidget(<ContactActivity phoneNumber={phoneNumber} {...props} />, { api });
  return api;
}

const card = () => page.getByRole("region", { name: "Activity" });
const list = () => card().getByRole("list", { name: "Calls and notes" });
const entries = () => list().getByRole("listitem");
const fact = (name: string) => card().getByRole("term").getByText(name);

describe("what was talked with a person", () => {
  test("is on the card by their number: calls, scheduled calls and notes in one order, and who it is", async () => {
    const api = await draw({ props: { phoneNumber: "+47 22 86 01 44" } });
    await expect.element(card().getByText("Ingrid Halvorsen · Head of Purchasing")).toBeVisible();
    expect(api.requests("listCalls")[0]?.input.query).toMatchObject({ phoneNumber: "+4722860144", sortBy: "-startAt" });
    const path = { id: person.potentialCustomerCompany?.id, contactId: person.contact?.id };
    expect(api.requests("listContactReviews")[0]?.input.path).toEqual(path);
    const shown = ["Scheduled", "Wants two sample sets", "Completed", "No Answer", "Busy"];
    await expect.poll(() => entries().elements().length).toBe(shown.length);
    for (const [nth, text] of shown.entries())
      await expect.element(entries().nth(nth).getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(
        entries()
          .nth(1)
          .getByText(/White and sand/),
      )
      .toBeVisible();
    await expect.element(entries().nth(1).getByText("Elif Kaya")).toBeVisible();
    for (const text of ["Positive", "3:12"]) await expect.element(entries().nth(2).getByText(text)).toBeVisible();
  });

  test("begins with what came of the last conversation, and says of a scheduled call when it is due where they are", async () => {
    await draw();
    await expect.element(fact("Last conversation")).toBeVisible();
    await expect.element(card().getByRole("definition").getByText("Positive")).toBeVisible();
    await expect
      .element(
        entries()
          .first()
          .getByText(/^Nov 23, 2026 2:32\sPM in Oslo$/),
      )
      .toBeVisible();
  });

  test("can be read to the word, with the keyboard alone", async () => {
    await draw();
    const conversation = card().getByRole("button", { name: /^Conversation/ });
    await expect.element(conversation).toHaveAttribute("aria-expanded", "false");
    (conversation.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(card().getByText(/this is a call from/)).toBeVisible();
    await expect.element(conversation).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    await expect
      .poll(() =>
        card()
          .getByText(/this is a call from/)
          .elements(),
      )
      .toEqual([]);
  });

  test("opens a call where the host has a page for it", async () => {
    const onOpenCall = vi.fn();
    await draw({ props: { onOpenCall } });
    await entries()
      .nth(2)
      .getByRole("link", { name: /^Open call/ })
      .click();
    expect(onOpenCall).toHaveBeenCalledExactlyOnceWith({ callId: someCalls[1]?.id });
  });

  test("follows a call from its start to its answer, and who hears the page is told", async () => {
    const api = await draw();
    await expect.element(list().getByText("No Answer")).toBeVisible();
    const queued = callWith(9, { status: "QUEUED", createdAt: fixtures.minutesAgo(0) });
    api.use({ listCalls: () => ok(fixtures.page([queued, ...someCalls])) });
    api.push(fixtures.callUpdated(queued));
    await expect.element(list().getByRole("status").getByText("Queued")).toBeVisible();
    const over = { ...callWith(9, { answer: "NEGATIVE" }), startAt: fixtures.minutesAgo(0) };
    api.use(personHandlers({ calls: [over, ...someCalls], callability: { attempts: 2 } }));
    api.push(fixtures.callUpdated(over));
    await expect.element(list().getByText("Negative")).toBeVisible();
    await expect.element(card().getByRole("definition").getByText("Negative")).toBeVisible();
    await expect.element(card().getByText("2 of 3 calls that are allowed in 30 days")).toBeVisible();
  });

  test("goes back in steps, and shows no note that is older than a call which is not shown yet", async () => {
    const calls = Array.from({ length: 12 }, (_, nth) =>
      callWith(nth, { status: "NO_ANSWER", startAt: fixtures.minutesAgo(nth * 100 + 10) }),
    );
    const notes = [fixtures.phoneBookReview({ createdAt: fixtures.minutesAgo(1_050) })];
    const api = await draw({ calls, notes });
    await expect.poll(() => entries().elements().length).toBe(10);
    await card().getByRole("button", { name: "Show earlier" }).click();
    await expect.poll(() => entries().elements().length).toBe(13);
    expect(api.requests("listCalls").at(-1)?.input.query).toMatchObject({ perPage: 20 });
    await expect.element(entries().nth(11).getByText("Wants two sample sets")).toBeVisible();
    expect(card().getByRole("button", { name: "Show earlier" }).elements()).toEqual([]);
  });
});

describe("whether they may be called", () => {
  test("is said with how often they were", async () => {
    await draw();
    await expect.element(card().getByText("May be called now")).toBeVisible();
    await expect.element(card().getByText("1 of 3 calls that are allowed in 30 days")).toBeVisible();
  });

  test("or until when to wait, or why not; where nothing rings also what it would be with real phones", async () => {
    const reason = { code: "SOMETHING_NEWER" as never, message: "Calls rest on public holidays there." };
    const heldUntil = fixtures.minutesAgo(-17 * 60);
    const advised = { verdict: "REFUSED" as const, heldUntil: null, reason };
    await draw({ callability: { verdict: "HELD", heldUntil, reason } });
    await expect
      .element(card().getByText(/^Waits until .* in Oslo\. Calls rest on public holidays there\.$/))
      .toBeVisible();
    await draw({ callability: { advised } });
    await expect.element(page.getByText("With real phones: Calls rest on public holidays there.")).toBeVisible();
  });
});

describe("where there is nothing to show", () => {
  test("somebody who was never called is told so, with whether they may be", async () => {
    await draw({ calls: [], notes: [] });
    await expect.element(card().getByText("No calls yet")).toBeVisible();
    await expect.element(card().getByText("May be called now")).toBeVisible();
  });

  test("of a number that is not in the call center only calls are asked for", async () => {
    const api = await draw({ items: [], calls: someCalls });
    await expect.element(list().getByText("No Answer")).toBeVisible();
    await expect.element(card().getByText("Ingrid Halvorsen · Head of Purchasing")).toBeVisible();
    expect(api.requests("getContactCallability")).toEqual([]);
    expect(api.requests("listContactReviews")).toEqual([]);
  });

  test("a number without its country code asks nobody, and says what is missing", async () => {
    const api = await draw({ props: { phoneNumber: "040 628 04 31" } });
    await expect.element(card().getByText(/with its country code/)).toBeVisible();
    expect(api.requests("listCalls")).toEqual([]);
  });

  test("who may not see calls is told so", async () => {
    await draw({ handlers: { listCalls: () => fail(403, "FORBIDDEN", "No.") } });
    await expect.element(card().getByText("You do not have access to the calls.")).toBeVisible();
    expect(card().getByRole("button").elements()).toEqual([]);
  });

  test("what failed is said in the server's words, and can be tried again", async () => {
    const api = await draw({ handlers: { listCalls: () => fail(500, "INTERNAL_ERROR", "The calls are away.") } });
    await expect.element(card().getByRole("alert").getByText("The calls are away.")).toBeVisible();
    api.use(personHandlers());
    await card().getByRole("button", { name: "Try Again" }).click();
    await expect.element(list().getByText("No Answer")).toBeVisible();
  });

  test("calls are shown also when notes and calling rules cannot be read, and each can be tried again", async () => {
    const away = () => fail(503, "SERVICE_UNAVAILABLE", "Not now.");
    const api = await draw({ handlers: { listContactReviews: away, getContactCallability: away } });
    await expect.element(list().getByText("No Answer")).toBeVisible();
    await expect.element(card().getByText("The notes could not be read.")).toBeVisible();
    await expect.element(card().getByText("Whether the person may be called could not be read.")).toBeVisible();
    api.use(personHandlers());
    await card().getByRole("button", { name: "Try Again" }).first().click();
    await expect.element(card().getByText("May be called now")).toBeVisible();
    await card().getByRole("button", { name: "Try Again" }).click();
    await expect.element(list().getByText("Wants two sample sets")).toBeVisible();
  });
});

itBehavesLikeAWidget({
  name: "contact-activity",
  catalogue: "contactActivity",
  draw: (props) => <ContactActivity phoneNumber={phoneNumber} {...props} />,
  handlers: personHandlers(),
  readyText: "May be called now",
  hiddenWithoutHandler: [{ role: "link", name: /^Open call/ }],
});
