import type { Meta, StoryObj } from "@storybook/react-vite";

import { Avatar } from "./index.js";

const meta = { title: "ui/Avatar", tags: ["autodocs"], component: Avatar, args: { name: "Elif Kaya" } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  "Elif Kaya",
  "Dana Whitfield",
  "Matthias Brückner",
  "Saga Lindqvist",
  "Chidi Okafor",
  "李 小龙",
  "Aegean",
];

const all = (
  <div style={{ display: "grid", gap: 16 }}>
    <div style={{ display: "flex", gap: 8 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
    <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
      {([16, 28, 32, 40, 56] as const).map((size) => (
        <Avatar key={size} name="Elif Kaya" size={size} />
      ))}
      <Avatar name="Meridyen Textiles" size={56} shape="square" />
    </div>
  </div>
);

export const Playground: Story = {};

export const All: Story = { render: () => all };
