import type { Meta, StoryObj } from "@storybook/react-vite";

import { TextArea } from "./index.js";

const meta = {
  title: "ui/TextArea",
  tags: ["autodocs"],
  component: TextArea,
  args: { label: "Message" },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const every = (
  <div style={{ display: "grid", gap: 16, maxWidth: 360 }}>
    <TextArea label="Review" placeholder="What did they say?" />
    <TextArea
      label="About"
      defaultValue={"Cold-pressed olive oil.\nAyvalık, since 1964."}
      description="The caller reads this first."
    />
    <TextArea label="Message" errorMessage="Message is required" />
    <TextArea label="Description" defaultValue="Closed" isDisabled isOptional />
  </div>
);

export const Playground: Story = {};
export const States: Story = { render: () => every };
export const RightToLeft: Story = { render: () => every, globals: { locale: "ar-EG" } };
