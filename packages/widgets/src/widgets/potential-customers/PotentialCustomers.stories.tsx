import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnPotentialCustomers } from "./testing/DrawnPotentialCustomers.js";

const meta = {
  title: "widgets/PotentialCustomers",
  component: DrawnPotentialCustomers,
} satisfies Meta<typeof DrawnPotentialCustomers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller's customers. Everything works: search, tags, creating, editing, contacts, import and export. */
export const Default: Story = {};

/** All callbacks are handled; their calls are shown under Actions. */
export const Playground: Story = {
  args: { headingLevel: 1, onViewChange: fn(), onCustomerCreated: fn(), onImported: fn(), onOpenCall: fn() },
};
