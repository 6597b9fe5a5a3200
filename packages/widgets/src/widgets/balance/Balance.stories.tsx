import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

import { DrawnMoney, type DrawnMoneyProps } from "../../money/testing/DrawnMoney.js";
import { seen } from "../../testing/seen.js";
import { Balance, type BalanceProps } from "./index.js";

const meta = {
  title: "widgets/Balance",
  component: Balance,
  render: ({ handlers, profile = fixtures.managerProfile(), place, ...props }: BalanceProps & DrawnMoneyProps) => (
    <DrawnMoney handlers={handlers} profile={profile} place={place}>
      <Balance {...props} />
    </DrawnMoney>
  ),
} satisfies Meta<BalanceProps & DrawnMoneyProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { sellerCompanyId: fixtures.idOf("company", 0) };

/** A manager has chosen one company. The chart appears shortly after the numbers. */
export const Default: Story = {
  args: { initialView: chosen },
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("$42.60")),
};

/** Until a manager has chosen a company, the list shows all companies, and no money can be added. */
export const Unchosen: Story = {};

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /Choose a company/ }));
    await seen(screen.findByRole("option", { name: "Company 3" }));
  },
};

/** A seller sees their own company, without a choice of companies. */
export const Seller: Story = { args: { profile: fixtures.profile() } };

/** Values beyond the default axis. */
export const LargeBalance: Story = {
  args: {
    initialView: { ...chosen, period: "MONTHLY" },
    handlers: {
      getBalanceChart: ({ query }) => {
        const chart = fixtures.balanceChart(query.type);
        const items = chart.items.map(({ date, balance }) => ({ date, balance: balance * 40 }));
        return { status: 200, body: { ...chart, items } };
      },
    },
  },
};

/** The first year has only one point, and no line. */
export const OnePoint: Story = {
  args: {
    initialView: { ...chosen, period: "ANNUALLY" },
    handlers: {
      getBalanceChart: () => ({
        status: 200,
        body: { items: [{ date: "2025-12-31T21:00:00.000Z", balance: 42.6 }], metaData: { totalCount: 1 } },
      }),
    },
  },
};

export const PaymentCompleted: Story = { args: { initialView: chosen, deposit: "completed" } };

export const PaymentCancelled: Story = { args: { initialView: chosen, deposit: "cancelled" } };

/** The amount is invalid, and the field says why. */
export const WrongAmount: Story = {
  args: { initialView: chosen },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = () => canvas.getByRole("textbox", { name: "Amount in US dollars" });
    // The form replaces a placeholder that looks like it.
    await waitFor(() => expect(amount()).toBeEnabled());
    await userEvent.clear(amount());
    await userEvent.type(amount(), "0.5");
    await userEvent.click(canvas.getByRole("button", { name: "Add balance" }));
    await seen(canvas.findByText("The amount must be at least $1.00."));
  },
};

export const Loading: Story = {
  args: {
    initialView: chosen,
    handlers: { getBalance: never, getBalanceChart: never, listTransactions: never, getSellerCompany: never },
  },
};

/** Each card has an error of its own. */
export const Failed: Story = {
  args: {
    initialView: chosen,
    handlers: {
      getBalance: () => fail(500, "INTERNAL_ERROR", "The balance could not be read."),
      getBalanceChart: () => fail(503, "SERVICE_UNAVAILABLE"),
      listTransactions: () => fail(403, "FORBIDDEN"),
    },
  },
};

/** The profile of the person could not be loaded. */
export const ProfileFailed: Story = { args: { handlers: { getProfile: () => fail(500, "INTERNAL_ERROR") } } };

/** A phone: money first, then the chart, then the transactions. */
export const Narrow: Story = { args: { initialView: chosen, place: { inlineSize: 390 } } };

export const Medium: Story = { args: { initialView: chosen, place: { inlineSize: 760 } } };

export const RightToLeft: Story = { args: { initialView: chosen }, globals: { locale: "ar-EG" } };

export const NarrowTurkish: Story = { args: Narrow.args, globals: { locale: "tr-TR" } };
