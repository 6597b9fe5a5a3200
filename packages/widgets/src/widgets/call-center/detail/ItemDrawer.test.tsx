import { changedMeanwhile, createFakeApi, fail, fixtures, offline, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../../lib/clock.js";
import { expectNoAxeViolations, renderWidget } from "../../../testing/index.js";
import { CallCenter, type CallCenterProps } from "../index.js";
import { readAgain } from "../../../testing/readAgain.js";
import { stillClock } from "../../../testing/stillClock.js";
import { wordless } from "../../../testing/wordless.js";
import { callCenterHandlers, firstItem } from "../testing/DrawnCallCenter.js";

const drawer = (name = "Halvorsen Interiør AS") => page.getByRole("dialog", { name });
const button = (name: string | RegExp) => drawer().getByRole("button", { name });
const tab = (name: RegExp) => page.getByRole("tab", { name });
const question = (name: string) => page.getByRole("alertdialog", { name });

const draw = (handlers: FakeHandlers = {}, props: CallCenterProps = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <CallCenter {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...callCenterHandlers(), ...handlers }) },
  );

const open = async (handlers: FakeHandlers = {}, props: CallCenterProps = {}) => {
  const drawn = await draw(handlers, { initialView: { openItemId: firstItem.id }, ...props });
  await expect.element(page.getByRole("dialog").first()).toBeVisible();
  return drawn;
};

describe("the detail of an item", () => {
  it("has three tabs, and axe finds nothing in it (A-CCDET-01)", async () => {
    await open();
    const tabs = () => page.getByRole("tab").elements();
    await expect
      .poll(() => tabs().map(({ textContent }) => textContent))
      .toEqual(["General Information", "Call History4", "Notes"]);
    await expectNoAxeViolations(drawer().element());
  });

  it("opens from its row and tells the host", async () => {
    const onItemOpened = vi.fn();
    const onViewChange = vi.fn();
    await draw({}, { onItemOpened, onViewChange });
    await page.getByRole("row", { name: /Greystone/ }).click();
    await expect.element(drawer("Greystone Supply Co.")).toBeVisible();
    const itemId = fixtures.idOf("phoneBook", 4);
    expect(onItemOpened).toHaveBeenCalledWith({ itemId });
    expect(onViewChange).toHaveBeenLastCalledWith({ openItemId: itemId }, "opened");
  });

  it("steps to the next and previous item by key and button", async () => {
    await open();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard("j");
    await expect.element(drawer("Brückner & Söhne GmbH")).toBeVisible();
    await page.getByRole("button", { name: "Previous", exact: true }).click();
    await expect.element(drawer()).toBeVisible();
  });

  it("leads to the customer only where the host does", async () => {
    await open();
    await expect.element(drawer().getByText("Oslo, Norway")).toBeVisible();
    expect(drawer().getByRole("link").elements()).toEqual([]);
    const onOpenPotentialCustomer = vi.fn();
    await open({}, { onOpenPotentialCustomer });
    await drawer().getByRole("link", { name: "Halvorsen Interiør AS" }).click();
    expect(onOpenPotentialCustomer).toHaveBeenCalledWith({ potentialCustomerId: fixtures.idOf("customer", 0) });
  });

  it("changes contact, number and language in their place, and sends only those (R-55, A-API-32)", async () => {
    const { api } = await open();
    await button("Edit").click();
    await button(/Language$/).click();
    await page.getByRole("option", { name: /Norwegian/ }).click();
    await button(/Number$/).click();
    await page.getByRole("option", { name: "+90 212 555 01 21" }).click();
    await button("Save").click();
    await expect.element(page.getByText("Call center item updated successfully.")).toBeVisible();
    await expect.element(drawer().getByText("Norwegian")).toBeVisible();
    await expect.element(drawer().getByText("+90 212 555 01 21")).toBeVisible();
    expect(api.requests("updatePhoneBook")[0]?.input.body).toEqual({
      sellerCompanyNumberId: fixtures.idOf("number", 1),
      language: "no",
    });
  });

  it.each([
    ["closing", () => button("Close").click()],
    ["another tab", () => tab(/Notes/).click()],
    ["the next item", () => button("Next").click()],
  ])("asks before a change is lost by %s", async (_, leave) => {
    await open();
    await button("Edit").click();
    await button(/Language$/).click();
    await page.getByRole("option", { name: /Norwegian/ }).click();
    await leave();
    await expect.element(question("Are you sure?")).toBeVisible();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(button(/Language$/).getByText("Norwegian")).toBeVisible();
  });

  it("calls from there, now and later", async () => {
    await open();
    await button("Call").click();
    await page.getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
    await button("Call").click();
    await page.getByRole("button", { name: "Call Later" }).click();
    await expect.element(page.getByRole("dialog", { name: "Call Later" })).toBeVisible();
    await page.getByRole("button", { name: "Schedule" }).click();
    await expect.element(page.getByText("Date is required")).toBeVisible();
  });

  it("is deleted from there after a question, and closes", async () => {
    const { api } = await open();
    await button("More").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await question("Delete Halvorsen Interiør AS").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("The call center item was deleted.")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(api.requests("deletePhoneBook")).toHaveLength(1);
  });

  it("is not read any more once it was closed: it may be gone by then", async () => {
    const { api } = await open();
    await button("Close").click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    const [lists, items] = [api.requests("listPhoneBooks").length, api.requests("getPhoneBook").length];
    const at = "2026-11-19T13:00:00Z";
    api.push({ id: "1", type: "phoneBook.changed", at, change: "DELETED", phoneBookId: firstItem.id });
    await expect.poll(() => api.requests("listPhoneBooks").length).toBeGreaterThan(lists);
    expect(api.requests("getPhoneBook")).toHaveLength(items);
  });

  it("says when it is gone, or cannot be read", async () => {
    const elsewhere = { initialView: { openItemId: fixtures.idOf("phoneBook", 77) } };
    await open({ getPhoneBook: () => fail(404, "NOT_FOUND") }, elsewhere);
    await expect.element(page.getByText("This call center item is no longer there.")).toBeVisible();
    await open({ getPhoneBook: () => fail(500, "INTERNAL_ERROR", "The lights are out.") }, elsewhere);
    await expect.element(page.getByText("The lights are out.")).toBeVisible();
  });
});

describe("its calls", () => {
  it("are those of the item, and lead to a call where the host does (A-CCDET-03)", async () => {
    const onOpenCall = vi.fn();
    const { api } = await open({}, { onOpenCall });
    await tab(/Call History/).click();
    await drawer().getByText("Completed").click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId: fixtures.idOf("call", 3) });
    expect(api.requests("listCalls")[0]?.input.query.phoneBookId).toBe(firstItem.id);
  });

  it("can all be reached, a page at a time, however many there are (A-CCDET-03)", async () => {
    const items = [{ ...firstItem, callsCount: 21 }];
    await open(callCenterHandlers({ items }));
    await tab(/Call History/).click();
    await expect.element(drawer().getByText("1–10 of 21")).toBeVisible();
    await button("Next page").click();
    await expect.element(drawer().getByText("11–20 of 21")).toBeVisible();
    await button("Next page").click();
    await expect.element(drawer().getByText("21–21 of 21")).toBeVisible();
    await expect.poll(() => drawer().element().querySelectorAll("[data-row-id]")).toHaveLength(1);
  });

  it("change as they happen", async () => {
    const { api } = await open();
    await tab(/Call History/).click();
    await expect.element(drawer().getByText("Ringing")).toBeVisible();
    api.push(fixtures.callUpdated(fixtures.call({ status: "BUSY" }, 1)));
    await expect.element(drawer().getByText("Busy")).toBeVisible();
  });

  it("may be none yet, which offers the first one (A-CCDET-02)", async () => {
    await open({ listCalls: () => ok(fixtures.page([])) });
    await tab(/Call History/).click();
    await expect.element(page.getByText("You currently have no phone calls. Let's make one now!")).toBeVisible();
    await drawer().getByRole("tabpanel").getByRole("button", { name: "Call" }).click();
    await expect.element(page.getByRole("button", { name: "Call Now" })).toBeVisible();
  });
});

describe("its notes", () => {
  const notes = () => page.getByRole("list", { name: "Notes" });
  const openNotes = async (handlers: FakeHandlers = {}) => {
    const drawn = await open(handlers);
    await tab(/Notes/).click();
    return drawn;
  };
  const write = async (title: string, review: string) => {
    await drawer().getByRole("textbox", { name: "Title" }).first().fill(title);
    await drawer().getByRole("textbox", { name: "Review" }).first().fill(review);
    await button("Add note").click();
  };

  it("are listed with title, text, author and time (A-NOTE-01, A-NOTE-02, A-NOTE-09)", async () => {
    await openNotes();
    await expect.element(notes().getByText("Wants two sample sets")).toBeVisible();
    await expect.element(notes().getByText("Elif Kaya, Nov 20, 2026 3:32 PM")).toBeVisible();
  });

  it("can all be reached, a page at a time; a new one shows the first page again (A-NOTE-02, A-NOTE-03)", async () => {
    const many = Array.from({ length: 21 }, (_, nth) => fixtures.phoneBookReview({ title: `Note ${nth + 1}` }, nth));
    await openNotes(callCenterHandlers({ notes: many }));
    await expect.element(drawer().getByText("1–20 of 21")).toBeVisible();
    await button("Next page").click();
    await expect.element(notes().getByText("Note 21")).toBeVisible();
    await write("Spring order", "Wants a quote.");
    await expect.element(notes().getByRole("heading").first()).toHaveTextContent("Spring order");
    await expect.element(drawer().getByText("1–20 of 22")).toBeVisible();
  });

  it("go back a page when the last one on theirs is deleted (A-NOTE-05)", async () => {
    const many = Array.from({ length: 21 }, (_, nth) => fixtures.phoneBookReview({ title: `Note ${nth + 1}` }, nth));
    await openNotes(callCenterHandlers({ notes: many }));
    await button("Next page").click();
    await button("Delete Note 21").click();
    await question("Delete Note 21").getByRole("button", { name: "Delete" }).click();
    await expect.element(notes().getByText("Note 1", { exact: true })).toBeVisible();
    await expect.element(drawer().getByRole("group", { name: "Pages" })).not.toBeInTheDocument();
  });

  it("are added on top, and the form is ready for the next (A-NOTE-03, A-API-38)", async () => {
    await openNotes();
    await write("Spring order", "Wants a quote.");
    await expect.element(notes().getByRole("heading").first()).toHaveTextContent("Spring order");
    await expect.element(drawer().getByRole("textbox", { name: "Title" })).toHaveValue("");
  });

  it("need a title and a review (A-NOTE-06, A-NOTE-07)", async () => {
    const { api } = await openNotes();
    await button("Add note").click();
    await expect.element(page.getByText("Title is required")).toBeVisible();
    await expect.element(page.getByText("Review is required")).toBeVisible();
    expect(api.requests("createPhoneBookReview")).toEqual([]);
  });

  it("say why they were not saved (A-NOTE-08)", async () => {
    const { api } = await openNotes({ createPhoneBookReview: () => fail(500, "INTERNAL_ERROR", "No room.") });
    await write("Spring order", "Wants a quote.");
    await expect.element(drawer().getByRole("alert")).toHaveTextContent("ErrorNo room.");
    api.use({ createPhoneBookReview: wordless });
    await button("Add note").click();
    await expect.element(drawer().getByRole("alert")).toHaveTextContent("ErrorFailed to create note");
    api.use({ createPhoneBookReview: offline });
    await button("Add note").click();
    await expect.element(drawer().getByRole("alert").getByText("No answer came from the server.")).toBeVisible();
  });

  it("are edited in their place, and keep what was written when the server refuses (A-NOTE-04)", async () => {
    const { api } = await openNotes();
    const saving = callCenterHandlers().updatePhoneBookReview!;
    api.use({ updatePhoneBookReview: () => fail(500, "INTERNAL_ERROR", "Not now.") });
    await button("Edit Prefers mornings").click();
    await notes().getByRole("textbox", { name: "Title" }).fill("Prefers evenings");
    await notes().getByRole("button", { name: "Save" }).click();
    await expect.element(notes().getByRole("alert")).toHaveTextContent("ErrorNot now.");
    await expect.element(notes().getByRole("textbox", { name: "Title" })).toHaveValue("Prefers evenings");
    api.use({ updatePhoneBookReview: saving });
    await notes().getByRole("button", { name: "Save" }).click();
    await expect.element(notes().getByRole("textbox")).not.toBeInTheDocument();
  });

  it("that somebody else changed meanwhile stay as theirs until it is said whose counts", async () => {
    const theirs = fixtures.phoneBookReview({ title: "Prefers noon", updatedAt: fixtures.now }, 1);
    const { api } = await openNotes({
      updatePhoneBookReview: ({ headers }) =>
        headers["If-Match"] === `"${theirs.updatedAt}"`
          ? ok(theirs)
          : changedMeanwhile({ at: theirs.updatedAt, by: "Deniz Kaya" }),
      getPhoneBookReview: () => ok(theirs),
    });
    await button("Edit Prefers mornings").click();
    await notes().getByRole("textbox", { name: "Title" }).fill("Prefers evenings");
    await notes().getByRole("button", { name: "Save" }).click();
    const question = notes().getByRole("group", { name: "Deniz Kaya changed this · Now" });
    await expect.element(question).toHaveFocus();
    await expect.element(question.getByText("Prefers noon")).toBeVisible();
    await question.getByRole("button", { name: "Keep mine" }).click();
    await expect.element(notes().getByRole("textbox")).not.toBeInTheDocument();
    expect(api.requests("updatePhoneBookReview").map(({ input }) => input.body.title)).toEqual([
      "Prefers evenings",
      "Prefers evenings",
    ]);
  });

  it("keep what was written when somebody else deletes the edited one, or a new one moves it to another page", async () => {
    const many = Array.from({ length: 20 }, (_, nth) => fixtures.phoneBookReview({ title: `Note ${nth + 1}` }, nth));
    const { api } = await openNotes(callCenterHandlers({ notes: many }));
    await button("Edit Note 20").click();
    const edited = notes().getByRole("textbox", { name: "Title" });
    await edited.fill("Prefers evenings");
    await write("Spring order", "Wants a quote.");
    await expect.element(drawer().getByRole("textbox", { name: "Title" }).first()).toHaveValue("");
    await expect.element(edited).toHaveValue("Prefers evenings");
    api.use({
      listPhoneBookReviews: () => ok(fixtures.page([])),
      updatePhoneBookReview: () => fail(404, "NOT_FOUND", "The note was not found."),
    });
    await readAgain(api, "listPhoneBookReviews");
    await notes().getByRole("button", { name: "Save" }).click();
    await expect.element(notes().getByRole("alert")).toHaveTextContent("ErrorThe note was not found.");
    await expect.element(edited).toHaveValue("Prefers evenings");
  });

  it("are deleted after a question, at once, and come back when the server refuses (A-NOTE-05)", async () => {
    const { answer, refuse } = heldRefusal();
    await openNotes({ deletePhoneBookReview: () => answer });
    await button("Delete Prefers mornings").click();
    await question("Delete Prefers mornings").getByRole("button", { name: "Delete" }).click();
    await expect.element(notes().getByText("Prefers mornings")).not.toBeInTheDocument();
    refuse();
    await expect.element(notes().getByText("Prefers mornings")).toBeVisible();
  });
});

/** An error response that is sent when the test asks for it. */
function heldRefusal() {
  let refuse = () => {};
  const answer = new Promise<ReturnType<typeof fail<500>>>((resolve) => {
    refuse = () => resolve(fail(500, "INTERNAL_ERROR", "Not now."));
  });
  return { answer, refuse: () => refuse() };
}
