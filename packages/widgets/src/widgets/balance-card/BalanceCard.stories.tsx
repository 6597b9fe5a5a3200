import { fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";

import { DrawnMoney, type DrawnMoneyProps } from "../../money/testing/DrawnMoney.js";
import { seen } from "../../testing/seen.js";
import { BalanceCard, type BalanceCardProps } from "./index.js";

const meta = {
  title: "widgets/BalanceCard",
  tags: ["beta", "!stable"],
  component: BalanceCard,
  render: ({ handlers, profile, place, ...props }: BalanceCardProps & DrawnMoneyProps) => (
    <DrawnMoney handlers={handlers} profile={profile} place={{ inlineSize: 320, ...place }}>
      <BalanceCard {...props} />
    </DrawnMoney>
  ),
} satisfies Meta<BalanceCardProps & DrawnMoneyProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const having = (balance: number, minutes: number) =>
  fixtures.profile({
    sellerCompanies: [
      fixtures.profileCompany({ balance, subscription: fixtures.subscription({ remaining: { minutes } }) }),
    ],
  });

/** In the middle of a paid month. */
export const Default: Story = {
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("Your plan has 128 free minutes left")),
};

/** The balance has fallen below the warning's threshold. */
export const Low: Story = { args: { profile: having(1.8, 0) } };

/** The balance does not pay for one more minute. */
export const Nothing: Story = { args: { profile: having(-0.4, 0) } };

/** A plan with free calls. */
export const Unlimited: Story = { args: { profile: having(12, -1) } };

export const Loading: Story = { args: { handlers: { getProfile: never } } };

export const Failed: Story = {
  args: { handlers: { getProfile: () => fail(500, "INTERNAL_ERROR", "The balance could not be read.") } },
};

/** A manager has chosen a company. */
export const Manager: Story = {
  args: {
    profile: fixtures.managerProfile(),
    sellerCompanyId: fixtures.idOf("company", 1),
    handlers: { getBalance: () => ok({ balance: 42.6 }) },
  },
};

export const RightToLeft: Story = { args: { profile: having(1.8, 3) }, globals: { locale: "ar-EG" } };
