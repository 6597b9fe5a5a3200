import { fixtures } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { ChangedMeanwhile } from "./index.js";

const meta = {
  title: "ui/ChangedMeanwhile",
  tags: ["autodocs", "beta", "!stable"],
  component: ChangedMeanwhile,
  args: {
    by: "Deniz Kaya",
    at: fixtures.minutesAgo(2),
    differences: [
      { label: "Name", theirs: "Nordlys Spa og Velvære AS", mine: "Nordlys Spa" },
      { label: "Website", theirs: "nordlys.no", mine: "" },
      { label: "Do not call", theirs: true, mine: false },
    ],
    takenOver: ["Country", "Products"],
    asked: 1,
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof ChangedMeanwhile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An import, or a call: nobody typed it. */
export const ByNobody: Story = { args: { by: null, differences: [] } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { scheme: "dark" } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
