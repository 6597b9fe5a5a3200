import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnCallButton, person, withoutMoney } from "./testing/DrawnCallButton.js";

const meta = {
  title: "widgets/CallButton",
  tags: ["beta", "!stable"],
  component: DrawnCallButton,
} satisfies Meta<typeof DrawnCallButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = { code: "INVALID_NUMBER" as const, message: "The phone number is not valid." };
const toCall = (canvas: HTMLElement) => within(canvas).findByRole("button", { name: /^Call / });

/** Ready to call, with the local time of the contact. */
export const Default: Story = { play: async ({ canvasElement }) => seen(toCall(canvasElement)) };

/** The open popover. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await toCall(canvasElement));
    await seen(screen.findByRole("button", { name: "Call Now" }));
  },
};

/** The number has two call center items, for two products. */
export const SeveralItems: Story = {
  args: { items: [person, fixtures.phoneBook({ contact: person.contact }, 1)] },
  play: Open.play!,
};

export const Queued: Story = { args: { calls: [fixtures.call({ status: "QUEUED" })] } };
export const Ringing: Story = { args: { calls: [fixtures.call({ status: "RINGING" })] } };
export const InProgress: Story = {
  args: { calls: [fixtures.call({ status: "IN_PROGRESS" })], onOpenCall: () => undefined },
};

/** The result of the last call. */
export const Result: Story = { args: { calls: [fixtures.call()], onOpenCall: () => undefined } };

export const Scheduled: Story = { args: { calls: [fixtures.call({ status: "CRON" })] } };

export const FailedCall: Story = { args: { calls: [fixtures.call({ status: "FAILED", failureReason: refused })] } };

/** The contact asked not to be called. */
export const DoNotCall: Story = {
  args: { items: [{ ...person, contact: person.contact && { ...person.contact, isDoNotCall: true } }] },
};

export const NoMoney: Story = { args: { profile: withoutMoney, onAddBalance: () => undefined } };

/** A number of the CRM that Callwright does not know. */
export const Unknown: Story = { args: { items: [], onAddToCallCenter: () => undefined } };

export const Unreadable: Story = { args: { phoneNumber: "040 628 04 31" } };

export const Loading: Story = { args: { handlers: { listPhoneBooks: never } } };

export const Failed: Story = {
  args: { handlers: { listPhoneBooks: () => fail(500, "INTERNAL_ERROR", "The number could not be looked up.") } },
};

export const Forbidden: Story = {
  args: { handlers: { listPhoneBooks: () => fail(403, "FORBIDDEN", "You do not have access to the call center.") } },
};

export const Compact: Story = { args: { size: "compact", calls: [fixtures.call()] } };

export const RightToLeft: Story = { args: { calls: [fixtures.call()] }, globals: { locale: "ar-EG" } };
