import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";

import { PhoneField, type PhoneFieldProps } from "./index.js";

const meta = {
  title: "ui/PhoneField",
  tags: ["autodocs"],
  component: PhoneField,
  args: { label: "Phone number", value: "", onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 280 }}>
      <PhoneField {...props} value={value} onChange={setValue} />
    </div>
  );
}

export const Empty: Story = { args: { defaultCountry: "TR" } };
export const Norwegian: Story = { args: { value: "+4722860144" } };
export const Invalid: Story = { args: { value: "+4722", errorMessage: "Invalid phone number" } };
export const Disabled: Story = { args: { value: "+905321234567", isDisabled: true } };
export const Countries: Story = {
  args: { value: "+905321234567" },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /TR \+90/ }));
  },
};
export const Turkish: Story = { args: { value: "+905321234567" } };
export const RightToLeft: Story = { args: { value: "+905321234567" }, globals: { locale: "ar-EG" } };
