import type { Body, Notification } from "@callwright/sdk/contract";
import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { NotificationBell, Notifications } from "./index.js";

/** A server that stores the notifications of a person. */
function notificationServer(items: Notification[] = fixtures.notifications()) {
  const marked: Body<"markNotificationsRead">[] = [];
  const unread = () => items.filter(({ readAt }) => readAt === null).length;
  const handlers: FakeHandlers = {
    listNotifications: ({ query }) =>
      ok({ items: items.slice(0, query.perPage), metaData: { totalCount: items.length, unreadCount: unread() } }),
    markNotificationsRead: ({ body }) => {
      marked.push(body);
      items = items.map((item) => ((body.ids?.includes(item.id) ?? true) ? { ...item, readAt: fixtures.now } : item));
      return ok({ unreadCount: unread() });
    },
  };
  return { handlers, marked, add: (item: Notification) => (items = [item, ...items]) };
}

const row = (name: RegExp) => page.getByRole("button", { name });
const bell = (name: string) => page.getByRole("button", { name, exact: true });

describe("the list", () => {
  test("says what happened, to whom, why and when; what is pressed is read and leads to the thing", async () => {
    const { handlers, marked } = notificationServer();
    const [onOpenCall, onOpenCampaign, onOpenBalance] = [vi.fn(), vi.fn(), vi.fn()];
    await renderWidget(<Notifications {...{ onOpenCall, onOpenCampaign, onOpenBalance }} />, { handlers });
    await expect
      .element(row(/^Unread: Positive answer .*Ingrid Halvorsen.*, .*Halvorsen Interiør AS.* Nov 20/))
      .toBeVisible();
    await expect.element(row(/could not be made .* The balance is too low\./)).toBeVisible();

    await row(/Positive answer/).click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId: fixtures.idOf("call", 0) });
    await expect.element(row(/^Positive answer/)).toBeVisible();
    expect(marked).toEqual([{ ids: [fixtures.idOf("notification", 0)] }]);

    await row(/Campaign done/).click();
    expect(onOpenCampaign).toHaveBeenCalledWith({ campaignId: fixtures.idOf("campaign", 1) });
    await row(/The balance is low/).click();
    expect(onOpenBalance).toHaveBeenCalledWith({ sellerCompanyId: fixtures.notification().sellerCompany.id });
  });

  test("is marked as read at once, or says that it could not be", async () => {
    const { handlers } = notificationServer();
    const api = createFakeApi({ ...handlers, markNotificationsRead: () => fail(500, "INTERNAL_ERROR") });
    await renderWidget(<Notifications />, { api });
    await bell("Mark all as read").click();
    await expect.element(page.getByText("The fake was told to fail.")).toBeVisible();
    api.use(handlers);
    await bell("Mark all as read").click();
    await expect.element(bell("Mark all as read")).not.toBeInTheDocument();
    expect(page.getByText("Unread:").elements()).toEqual([]);
  });

  test("shows ten at first, and the older ones to whom asks for them", async () => {
    const { handlers } = notificationServer(fixtures.notifications(14));
    await renderWidget(<Notifications />, { handlers });
    await expect.element(page.getByRole("listitem").nth(9)).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(10);
    await page.getByRole("link", { name: "Show older ones" }).click();
    await expect.element(page.getByRole("listitem").nth(13)).toBeVisible();
    expect(page.getByRole("link", { name: "Show older ones" }).elements()).toEqual([]);
  });

  test("leaves out what this version does not know", async () => {
    const unknown = { ...fixtures.notification(), id: fixtures.idOf("notification", 9), kind: "SOMETHING_NEW" };
    const { handlers } = notificationServer([unknown as unknown as Notification, fixtures.notification({}, 2)]);
    await renderWidget(<Notifications />, { handlers });
    await expect.element(row(/Campaign done/)).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(1);
  });
});

describe("the bell", () => {
  test("counts what is unread, opens the list by keyboard, and closes when somebody goes where it leads", async () => {
    const { handlers } = notificationServer();
    const onOpenCall = vi.fn();
    await renderWidget(<NotificationBell onOpenCall={onOpenCall} />, { handlers });
    await expect.element(bell("Notifications, 3 unread")).toBeVisible();
    bell("Notifications, 3 unread").element().focus();
    await userEvent.keyboard("{Enter}");
    await row(/Positive answer/).click();
    expect(onOpenCall).toHaveBeenCalledOnce();
    await expect.element(row(/Positive answer/)).not.toBeInTheDocument();
    await expect.element(bell("Notifications, 2 unread")).toBeVisible();
  });

  test("what happens meanwhile is said in the corner and leads there; what was read on another device is read here", async () => {
    const { handlers, add } = notificationServer([]);
    const api = createFakeApi(handlers);
    const onOpenCall = vi.fn();
    await renderWidget(<NotificationBell onOpenCall={onOpenCall} />, { api });
    await expect.element(bell("Notifications")).toBeVisible();
    const arrived = fixtures.notification();
    add(arrived);
    api.push(fixtures.notificationsChanged(arrived));
    await expect.element(page.getByText("Positive answer")).toBeVisible();
    await expect.element(bell("Notifications, 1 unread")).toBeVisible();
    await page.getByRole("button", { name: "Open", exact: true }).click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId: arrived.call?.id });
    await expect.element(bell("Notifications")).toBeVisible();
  });
});

itBehavesLikeAWidget({
  name: "notifications",
  draw: (props) => <Notifications {...props} onChoose={() => undefined} />,
  handlers: notificationServer().handlers,
  readyText: "The balance is low",
  catalogue: "notifications",
  names: ["Spring collection, hotels"],
});
