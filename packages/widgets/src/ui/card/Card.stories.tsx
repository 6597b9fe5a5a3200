import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/index.js";
import { Card } from "./index.js";

const meta = {
  title: "ui/Card",
  tags: ["autodocs"],
  component: Card,
  args: { title: "Billing information", children: "Calls are charged by the minute." },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAside: Story = { args: { aside: <Button size="small">Change</Button> } };

/** Content without padding: a table, a list. */
export const Flush: Story = {
  args: { isFlush: true, children: <div style={{ padding: 16, background: "var(--cw-surface-hover)" }}>A table</div> },
};

export const RightToLeft: Story = { ...WithAside, globals: { locale: "ar-EG" } };
