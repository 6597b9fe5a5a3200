import type { Meta, StoryObj } from "@storybook/react-vite";

import { Tabs } from "./index.js";

const items = [
  { id: "general", label: "General Information", content: <p>Product, customer, contact, number.</p> },
  { id: "history", label: "Call History", count: 7, content: <p>Seven calls.</p> },
  { id: "notes", label: "Notes", count: 2, content: <p>Two notes.</p> },
];

const meta = {
  title: "ui/Tabs",
  tags: ["autodocs"],
  component: Tabs,
  args: { label: "Call center item", items },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SecondShown: Story = { args: { selectedId: "history" } };

/** The tab list scrolls sideways. */
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>] };

/** The tabs of a page: a list in one extends from edge to edge, and scrolls in the remaining height. */
export const Flush: Story = {
  args: { isFlush: true },
  decorators: [(Story) => <div style={{ display: "flex", blockSize: 240 }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
