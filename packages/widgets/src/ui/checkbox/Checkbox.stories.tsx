import type { Meta, StoryObj } from "@storybook/react-vite";

import { Checkbox } from "./index.js";

const meta = {
  title: "ui/Checkbox",
  tags: ["autodocs"],
  component: Checkbox,
  args: { children: "Keep me signed in" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const every = (
  <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
    <Checkbox defaultSelected>Keep me signed in</Checkbox>
    <Checkbox>Unchecked</Checkbox>
    <Checkbox isInvalid>Not accepted yet</Checkbox>
    <Checkbox isDisabled>Disabled</Checkbox>
    <Checkbox isDisabled defaultSelected>
      Disabled, ticked
    </Checkbox>
  </div>
);

export const Playground: Story = {};
export const States: Story = { render: () => every };
export const RightToLeft: Story = { render: () => every, globals: { locale: "ar-EG" } };
