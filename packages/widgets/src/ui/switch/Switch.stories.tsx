import type { Meta, StoryObj } from "@storybook/react-vite";

import { Switch } from "./index.js";

const meta = {
  title: "ui/Switch",
  tags: ["autodocs"],
  component: Switch,
  args: { children: "Default number" },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const every = (
  <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
    <Switch defaultSelected>Default number</Switch>
    <Switch>Off</Switch>
    <Switch isDisabled>Disabled</Switch>
    <Switch isDisabled defaultSelected>
      Disabled, on
    </Switch>
    <Switch disabledReason="Please upgrade your plan">With a reason</Switch>
  </div>
);

export const Playground: Story = {};
export const States: Story = { render: () => every };
export const RightToLeft: Story = { render: () => every, globals: { locale: "ar-EG" } };
