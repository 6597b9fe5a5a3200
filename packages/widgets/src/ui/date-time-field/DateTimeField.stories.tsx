import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";

import { DateTimeField, type DateTimeFieldProps } from "./index.js";

const meta = {
  title: "ui/DateTimeField",
  tags: ["autodocs"],
  component: DateTimeField,
  args: {
    label: "Date and time",
    timeZone: "Europe/Oslo",
    value: "2026-11-24T09:30",
    minValue: "2026-11-20T10:00",
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 320 }}>
      <DateTimeField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button"));
};

export const Empty: Story = { args: { value: null } };
export const Chosen: Story = { args: { description: "09:30 in Oslo is 11:30 your time." } };
export const Open: Story = { play: open };
export const Invalid: Story = { args: { value: null, errorMessage: "Date is required" } };
export const OnlyTheDay: Story = { args: { label: "From", isDay: true, value: "2026-11-21" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
