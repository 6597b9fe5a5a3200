import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";

import { CallwrightProvider } from "../../provider/index.js";
import { createTheme } from "../../theme/index.js";
import { DrawnCompanyMembers, member } from "./testing/DrawnCompanyMembers.js";

const meta = {
  title: "widgets/CompanyMembers",
  component: DrawnCompanyMembers,
} satisfies Meta<typeof DrawnCompanyMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The members of the signed-in person's company. */
export const Default: Story = {};

export const Loading: Story = { args: { handlers: { listSellerCompanyMembers: never } } };

export const Empty: Story = { args: { members: [] } };

/** A user without a company has no colleagues. */
export const Forbidden: Story = { args: { profile: fixtures.managerProfile() } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: {
    handlers: { listSellerCompanyMembers: () => fail(500, "INTERNAL_ERROR", "The members could not be read.") },
  },
};

export const ManyMembers: Story = {
  args: { members: Array.from({ length: 34 }, (_, nth) => member(nth, "Elif", `Kaya ${nth + 1}`, "SELLER")) },
};

export const LongNames: Story = {
  args: {
    members: [
      member(0, "Maximiliane-Friederike Wilhelmine", "von und zu Hohenstein-Waldburg-Trauchburg", "MASTER_ACCOUNT"),
    ],
    place: { inlineSize: 390 },
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

const crmTheme = createTheme({ accent: "#0d5bc6", radiusScale: 0.6, fontFamily: "'Source Sans 3', system-ui" });

/** In a partner's CRM: compact, and in the host's own colour. */
export const InCrm: Story = {
  args: { place: { inlineSize: 852, blockSize: "auto", margin: 0, border: "1px solid #d5deea" } },
  decorators: [
    (Story) => (
      <CallwrightProvider theme={crmTheme} density="compact">
        <Story />
      </CallwrightProvider>
    ),
  ],
};
