import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { Link } from "../link/index.js";
import { FileDrop } from "./index.js";

const meta = {
  title: "ui/FileDrop",
  tags: ["autodocs"],
  component: FileDrop,
  args: { file: undefined, onChange: fn(), template: <Link href="#template">template</Link> },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(["x".repeat(14_360)], "customers-spring-2026.xlsx");

export const Empty: Story = {};

export const Chosen: Story = { args: { file } };

export const WithError: Story = { args: { file, error: "Row 7, Contact Phone: the phone number is not valid." } };

export const Disabled: Story = { args: { file, isDisabled: true } };

export const LongNames: Story = {
  args: { file: new File([""], `${"a very long name of a spreadsheet ".repeat(8)}.xlsx`) },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

export const RightToLeft: Story = { ...WithError, globals: { locale: "ar-EG" } };
