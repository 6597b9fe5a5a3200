import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";

import { SearchField, type SearchFieldProps } from "./index.js";

const meta = {
  title: "ui/SearchField",
  tags: ["autodocs"],
  component: SearchField,
  args: { label: "Search customers", value: "", onSearch: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: SearchFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <div style={{ width: 260 }}>
      <SearchField
        {...props}
        value={text}
        onSearch={(next) => {
          setText(next);
          props.onSearch(next);
        }}
      />
    </div>
  );
}

export const Empty: Story = {};
export const WithText: Story = { args: { value: "Halvorsen" } };
export const RightToLeft: Story = { args: { value: "Halvorsen" }, globals: { locale: "ar-EG" } };
