import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";

import { DrawnMoney, type DrawnMoneyProps } from "../../money/testing/DrawnMoney.js";
import { moneyHandlers } from "../../money/testing/moneyHandlers.js";
import { seen } from "../../testing/seen.js";
import { Usage, type UsageProps } from "./index.js";

const meta = {
  title: "widgets/Usage",
  component: Usage,
  render: ({ handlers, profile, place, ...props }: UsageProps & DrawnMoneyProps) => (
    <DrawnMoney handlers={handlers} profile={profile} place={{ blockSize: 640, ...place }}>
      <Usage {...props} />
    </DrawnMoney>
  ),
} satisfies Meta<UsageProps & DrawnMoneyProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every status, with amounts that changed the balance and amounts that did not. */
export const Default: Story = {
  play: async ({ canvasElement }) =>
    seen(
      within(canvasElement)
        .findAllByText("Call to Halvorsen Interiør AS, 4 min")
        .then(([first]) => first!),
    ),
};

/** Managers who have not chosen a company see the records of all companies, with the company. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

export const Filtered: Story = { args: { initialView: { statuses: ["COMPLETED", "FAILED"], types: ["DEPOSIT"] } } };

export const NoMatch: Story = { args: { initialView: { statuses: ["INCOMPLETE"], types: ["SPEND"] } } };

export const Empty: Story = { args: { handlers: moneyHandlers({ transactions: [] }) } };

export const Loading: Story = { args: { handlers: { listTransactions: never } } };

export const Failed: Story = {
  args: { handlers: { listTransactions: () => fail(500, "INTERNAL_ERROR", "The transactions could not be read.") } },
};

export const Forbidden: Story = { args: { handlers: { listTransactions: () => fail(403, "FORBIDDEN") } } };

/** On a phone, rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
