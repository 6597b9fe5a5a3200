import { fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnDashboard, noResultYet, nothingYet } from "./testing/DrawnDashboard.js";

const meta = {
  title: "widgets/Dashboard",
  component: DrawnDashboard,
  args: { onStartCall: fn(), onOpenPotentialCustomers: fn(), onOpenCalls: fn(), onOpenFigure: fn(), onOpenCall: fn() },
} satisfies Meta<typeof DrawnDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller's company after a year. The ring chart appears shortly after the numbers. */
export const Default: Story = {
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("3,962", { selector: "b" })),
};

export const Loading: Story = {
  args: { handlers: { getCallStatistics: never, getPotentialCustomerStatistics: never, listCalls: never } },
};

/** Before the first call. */
export const Empty: Story = { args: { handlers: nothingYet } };

/** A call was made, but nobody has answered yet: the steps to the first result are shown. */
export const NoResultYet: Story = { args: { handlers: noResultYet } };

/** The counts could not be loaded: the server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { getCallStatistics: () => fail(500, "INTERNAL_ERROR", "The calls could not be counted.") } },
};

/** Only the lists could not be loaded; the numbers are shown. */
export const ListsFailed: Story = { args: { handlers: { listCalls: () => fail(503, "SERVICE_UNAVAILABLE") } } };

export const Forbidden: Story = { args: { handlers: { getCallStatistics: () => fail(403, "FORBIDDEN") } } };

/** Placing calls failed repeatedly: calls wait, and the page says why and until when. */
export const Held: Story = {
  args: {
    handlers: {
      getCallPause: () => ok(fixtures.callPause({ breakers: [fixtures.callBreaker()], waitingCount: 312 })),
    },
  },
};

/** The numbers of the last days, with links to the calls behind them. */
export const OverTime: Story = {
  play: async ({ canvasElement }) => {
    const section = await within(canvasElement).findByRole("table", { name: /Country/ });
    section.scrollIntoView({ block: "center" });
    await seen(within(section).findByText("Norway"));
  },
};

/** A custom range of days. */
export const OwnDates: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("radio", { name: "Own dates" }));
    await seen(canvas.findByRole("group", { name: "From" }));
  },
};

/** Nobody was called in these days. */
export const NoCallsInTheseDays: Story = {
  args: { handlers: { getCallNumbers: () => ok(fixtures.callNumbers([])) } },
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("No calls were dialled in these days.")),
};

/** Only the numbers over time could not be loaded. */
export const OverTimeFailed: Story = {
  args: { handlers: { getCallNumbers: () => fail(500, "INTERNAL_ERROR", "The calls could not be counted.") } },
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("The calls could not be counted.")),
};

/** Managers see the calls of all companies and start none. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

/** A host without callbacks: only numbers and lists. */
export const Alone: Story = {
  args: { onStartCall: undefined, onOpenPotentialCustomers: undefined, onOpenCalls: undefined, onOpenCall: undefined },
};

/** On a phone, the numbers are in two columns and all other sections are stacked. */
export const Narrow: Story = { args: { place: { inlineSize: 390 } } };

export const Medium: Story = { args: { place: { inlineSize: 760 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
