import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { callWith, DrawnContactActivity, someCalls } from "./testing/DrawnContactActivity.js";

const meta = {
  title: "widgets/ContactActivity",
  tags: ["beta", "!stable"],
  component: DrawnContactActivity,
  args: { onOpenCall: () => undefined },
} satisfies Meta<typeof DrawnContactActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready: Story["play"] = ({ canvasElement }) => seen(within(canvasElement).findByText("May be called now"));

/** A scheduled call, a conversation with a note after it, and two attempts before it. */
export const Default: Story = { play: ready };

/** The conversation of a call is expanded. */
export const Conversation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Conversation/ }));
    await seen(canvas.findByText(/this is a call from/));
  },
};

/** The contact is in a conversation. */
export const InProgress: Story = {
  args: {
    calls: [callWith(4, { status: "IN_PROGRESS" }), ...someCalls.slice(1)],
    callability: {
      verdict: "REFUSED",
      reason: { code: "ALREADY_ON_THE_LINE", message: "A call to this number is under way." },
    },
  },
};

/** It is night in the contact's time zone. */
export const WaitsForMorning: Story = {
  args: {
    callability: {
      verdict: "HELD",
      heldUntil: fixtures.minutesAgo(-17 * 60),
      reason: { code: "OUTSIDE_CALLING_HOURS", message: "Nobody is called there at this hour." },
    },
  },
};

/** The contact has asked not to be called. */
export const DoNotCall: Story = {
  args: {
    calls: someCalls.slice(1),
    callability: {
      verdict: "REFUSED",
      reason: { code: "DO_NOT_CALL", message: "This contact has asked not to be called." },
    },
  },
};

/** More entries than are shown initially. */
export const Many: Story = {
  args: {
    calls: Array.from({ length: 14 }, (_, nth) =>
      callWith(nth, {
        status: nth % 3 === 0 ? "COMPLETED" : "NO_ANSWER",
        startAt: fixtures.minutesAgo(nth * 2_000 + 60),
      }),
    ),
  },
};

/** The contact is in the call center and was never called. */
export const Empty: Story = { args: { calls: [], notes: [] } };

/** The CRM has the number, but Callwright does not know it. */
export const EmptyAndUnknown: Story = { args: { items: [], calls: [], notes: [] } };

export const Unreadable: Story = { args: { phoneNumber: "040 628 04 31" } };

export const Loading: Story = { args: { handlers: { listCalls: never } } };

export const Failed: Story = {
  args: { handlers: { listCalls: () => fail(500, "INTERNAL_ERROR", "The calls could not be read.") } },
};

/** The calls were loaded, the additional data was not. */
export const PartsFailed: Story = {
  args: {
    handlers: {
      listContactReviews: () => fail(503, "SERVICE_UNAVAILABLE", "Not now."),
      getContactCallability: () => fail(503, "SERVICE_UNAVAILABLE", "Not now."),
    },
  },
};

export const Forbidden: Story = {
  args: { handlers: { listCalls: () => fail(403, "FORBIDDEN", "You do not have access to the calls.") } },
};

/** In the narrow column beside a contact's details. */
export const Narrow: Story = { args: { inlineSize: 320 }, play: ready };

export const Dark: Story = { globals: { scheme: "dark" }, play: ready };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
