import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnCallCenter } from "./testing/DrawnCallCenter.js";

const meta = {
  title: "widgets/CallCenter",
  component: DrawnCallCenter,
} satisfies Meta<typeof DrawnCallCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller's call center. Everything works: search, filters, calls now and later, creating, editing, notes, deleting. */
export const Default: Story = {};

/** Every callback is handled, so every affordance is there; what happens is shown under Actions. */
export const Playground: Story = {
  args: {
    headingLevel: 1,
    onViewChange: fn(),
    onItemOpened: fn(),
    onItemCreated: fn(),
    onCallsStarted: fn(),
    onOpenPotentialCustomer: fn(),
    onOpenCall: fn(),
  },
};
