import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";

import { Select, type SelectProps } from "./index.js";

const roles = [
  { id: "SELLER", label: "Seller" },
  { id: "MASTER_ACCOUNT", label: "Master Account" },
  { id: "REPRESENTATIVE", label: "Representative" },
];
const languages = [
  "bg Bulgarian",
  "zh Chinese",
  "cs Czech",
  "da Danish",
  "nl Dutch",
  "en English",
  "fi Finnish",
  "fr French",
  "de German",
  "el Greek",
  "tr Turkish",
].map((line) => ({ id: line.slice(0, 2), code: line.slice(0, 2), label: line.slice(3) }));

const meta = {
  title: "ui/Select",
  tags: ["autodocs"],
  component: Select,
  args: { label: "Role", options: roles, value: null, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 280 }}>
      <Select {...props} value={value} onChange={setValue} />
    </div>
  );
}

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
};

export const Empty: Story = { args: { placeholder: "Choose a role" } };
export const Chosen: Story = { args: { value: "SELLER" } };
export const Open: Story = { args: { value: "SELLER" }, play: open };
/** More than eight options: the list can be searched. */
export const Searchable: Story = { args: { label: "Language", options: languages, value: "en" }, play: open };
export const MayBeEmpty: Story = {
  args: { label: "Number", emptyLabel: "Default number", isOptional: true },
  play: open,
};
/** The field waits for another choice and shows which. */
export const NotYet: Story = { args: { label: "Contact", disabledReason: "Choose a customer first" } };
export const Invalid: Story = { args: { errorMessage: "Please select a role." } };
export const RightToLeft: Story = { args: { value: "SELLER" }, play: open, globals: { locale: "ar-EG" } };
