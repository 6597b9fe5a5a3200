import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnNumbers } from "./testing/DrawnNumbers.js";

const meta = {
  title: "widgets/Numbers",
  component: DrawnNumbers,
} satisfies Meta<typeof DrawnNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers of a seller's company. Everything works: sorting, the default number, and buying another. */
export const Default: Story = {};

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = {
  args: { headingLevel: 1, onViewChange: fn(), onNumberPurchased: fn(), onAddBalance: fn() },
};
