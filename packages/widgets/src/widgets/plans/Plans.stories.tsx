import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";

import { DrawnMoney, type DrawnMoneyProps } from "../../money/testing/DrawnMoney.js";
import { seen } from "../../testing/seen.js";
import { Plans, type PlansProps } from "./index.js";

const meta = {
  title: "widgets/Plans",
  component: Plans,
  render: ({ handlers, profile, place, ...props }: PlansProps & DrawnMoneyProps) => (
    <DrawnMoney handlers={handlers} profile={profile} place={place}>
      <Plans {...props} />
    </DrawnMoney>
  ),
} satisfies Meta<PlansProps & DrawnMoneyProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const withCompany = (company: Parameters<typeof fixtures.profileCompany>[0]) =>
  fixtures.profile({ sellerCompanies: [fixtures.profileCompany(company)] });
const onPlan = (nth: number, name: string, minutes: number) =>
  fixtures.subscription({ subscriptionPackage: { id: fixtures.idOf("plan", nth), name }, remaining: { minutes } });

/** In the middle of a paid month. */
export const Default: Story = {
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("Active plan")),
};

/** Four minutes are left: the bar shows a warning. */
export const LowMinutes: Story = {
  args: { profile: withCompany({ balance: 12.4, subscription: onPlan(1, "Growth", 4) }) },
};

/** The free plan does not end, and it has no bulk actions. */
export const FreePlan: Story = { args: { profile: fixtures.freeProfile() } };

/** The largest plan cannot be upgraded. */
export const LargestPlan: Story = { args: { profile: withCompany({ subscription: onPlan(3, "Scale", 640) }) } };

export const Upgrading: Story = {
  args: { profile: withCompany({ balance: 420 }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Upgrade to Scale" }));
    await seen(screen.findByRole("alertdialog", { name: "Upgrade to Scale" }));
  },
};

export const Downgrading: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Downgrade to Free" }));
    await seen(screen.findByRole("alertdialog", { name: "Downgrade to Free" }));
  },
};

/** The balance is too low for a month of the plan: the missing amount can be added. */
export const TooLittleBalance: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Upgrade to Scale" }));
    await seen(screen.findByText(/Add at least \$114.80 first/));
  },
};

export const AddingBalance: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add balance" }));
    await seen(screen.findByRole("dialog", { name: "Add balance" }));
  },
};

export const PaymentCompleted: Story = { args: { deposit: "completed" } };

export const PaymentCancelled: Story = { args: { deposit: "cancelled" } };

/** No promo code was entered. */
export const PromoCodeMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Apply" }));
    await expect(await canvas.findByText("Promo code is required")).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { getProfile: never, listSubscriptionPackages: never } } };

export const Failed: Story = {
  args: { handlers: { listSubscriptionPackages: () => fail(500, "INTERNAL_ERROR", "The plans could not be read.") } },
};

export const Forbidden: Story = { args: { handlers: { listSubscriptionPackages: () => fail(403, "FORBIDDEN") } } };

/** Managers have no plan: nothing is rendered. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

/** On a phone, all sections are stacked. */
export const Narrow: Story = { args: { place: { inlineSize: 390 } } };

export const Medium: Story = { args: { place: { inlineSize: 760 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const Turkish: Story = { globals: { locale: "tr-TR" } };

export const NarrowTurkish: Story = { args: Narrow.args, globals: { locale: "tr-TR" } };
