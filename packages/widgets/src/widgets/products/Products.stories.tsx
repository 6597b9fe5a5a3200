import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnProducts } from "./testing/DrawnProducts.js";

const meta = {
  title: "widgets/Products",
  component: DrawnProducts,
} satisfies Meta<typeof DrawnProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller's products. Everything works: search, adding, editing, deleting and export. */
export const Default: Story = {};

/** All callbacks are handled; their calls are shown under Actions. */
export const Playground: Story = { args: { headingLevel: 1, onViewChange: fn(), onProductCreated: fn() } };
