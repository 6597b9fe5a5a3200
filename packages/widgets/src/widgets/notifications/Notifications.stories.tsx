import type { Notification } from "@callwright/sdk/contract";
import { createFakeApi, fail, fixtures, never, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type CSSProperties } from "react";
import { fn, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { NotificationBell, Notifications, type NotificationsProps } from "./index.js";

interface DrawnProps extends NotificationsProps {
  items?: Notification[];
  handlers?: FakeHandlers;
  place?: CSSProperties;
  isBell?: boolean;
}

function DrawnNotifications({ items = fixtures.notifications(), handlers, place, isBell, ...props }: DrawnProps) {
  const [api] = useState(() =>
    createFakeApi({
      listNotifications: () =>
        ok({
          items,
          metaData: { totalCount: items.length, unreadCount: items.filter(({ readAt }) => readAt === null).length },
        }),
      markNotificationsRead: () => ok({ unreadCount: 0 }),
      ...handlers,
    }),
  );
  return (
    <CallwrightApiProvider client={api.client}>
      <div style={place}>{isBell ? <NotificationBell {...props} /> : <Notifications {...props} />}</div>
    </CallwrightApiProvider>
  );
}

const meta = {
  title: "widgets/Notifications",
  component: DrawnNotifications,
  args: {
    onOpenCall: fn(),
    onOpenCampaign: fn(),
    onOpenBalance: fn(),
    onChoose: fn(),
    place: { maxInlineSize: 420 },
  },
} satisfies Meta<typeof DrawnNotifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { items: [] } };

export const Loading: Story = { args: { handlers: { listNotifications: never } } };

export const Failed: Story = { args: { handlers: { listNotifications: () => fail(500, "INTERNAL_ERROR") } } };

/** Long names on a phone. */
export const Narrow: Story = {
  args: {
    place: { inlineSize: 340 },
    items: [
      fixtures.notification({
        call: {
          id: fixtures.idOf("call", 0),
          contact: "Maximiliane Wolfeschlegelsteinhausenbergerdorff",
          potentialCustomer: "Donaudampfschifffahrtsgesellschaft Betriebs- und Verwaltungs-GmbH",
          failureReason: null,
        },
      }),
      ...fixtures.notifications().slice(1),
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const Turkish: Story = { globals: { locale: "tr-TR" } };

/** If the host has no page for a notification, pressing it only marks it as read. */
export const LeadsNowhere: Story = {
  args: { onOpenCall: undefined, onOpenCampaign: undefined, onOpenBalance: undefined, onChoose: undefined },
};

/** The bell in a header, with the number of unread notifications. */
export const Bell: Story = {
  args: { isBell: true, place: { display: "flex", justifyContent: "flex-end" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Notifications, 3 unread" }));
    await seen(within(document.body).findByRole("button", { name: /Positive answer/ }));
  },
};
