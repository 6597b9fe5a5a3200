import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnCompanies } from "./testing/DrawnCompanies.js";

const meta = {
  title: "widgets/Companies",
  component: DrawnCompanies,
} satisfies Meta<typeof DrawnCompanies>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A manager's list. Everything works: search, creating, the detail with its four tabs, export and deletion. */
export const Default: Story = {};

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = {
  args: {
    headingLevel: 1,
    onViewChange: fn(),
    onCompanyCreated: fn(),
    onOpenPotentialCustomer: fn(),
    onOpenDevelopers: fn(),
  },
};
