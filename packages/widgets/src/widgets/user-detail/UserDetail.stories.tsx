import { fail, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnUserDetail, user } from "./testing/DrawnUserDetail.js";

const meta = {
  title: "widgets/UserDetail",
  component: DrawnUserDetail,
  args: { onBack: fn(), onOpenSellerCompany: fn() },
} satisfies Meta<typeof DrawnUserDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user's companies, with links. */
export const Default: Story = {};

/** The calls of these companies, rendered by another widget. */
export const Calls: Story = { args: { initialView: { tab: "calls" } } };

/** Without callbacks there is no back arrow, no link to a company and no tab for calls. */
export const Alone: Story = {
  args: { onBack: undefined, onOpenSellerCompany: undefined, callHistory: undefined },
};

export const WithoutCompanies: Story = {
  args: { shown: user({ role: "REPRESENTATIVE", sellerCompanies: [] }) },
};

export const Loading: Story = { args: { handlers: { getUser: never } } };

export const Missing: Story = { args: { handlers: { getUser: () => fail(404, "NOT_FOUND") } } };

export const Forbidden: Story = { args: { handlers: { getUser: () => fail(403, "FORBIDDEN") } } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { getUser: () => fail(500, "INTERNAL_ERROR", "The user could not be read.") } },
};

export const LongNames: Story = {
  args: {
    shown: user({
      name: "Maximiliane-Alexandra",
      surname: "von und zu Hohenlohe-Langenburg-Schillingsfürst",
      email: "maximiliane-alexandra.von-und-zu@norddeutsche-haus-und-heimtextilien.test",
    }),
    place: { inlineSize: 390 },
  },
};

export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 844 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
