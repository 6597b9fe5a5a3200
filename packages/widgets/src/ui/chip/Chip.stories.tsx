import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";

import { Chip, ChipList, TagPill, TextList } from "./index.js";

const meta = {
  title: "ui/Chip",
  tags: ["autodocs"],
  component: Chip,
  args: { children: "Terry bath towels" },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: "flex", gap: 8, flexWrap: "wrap", alignItems: "center" } as const;

export const Playground: Story = {};

const tones = (
  <div style={row}>
    <Chip>Terry bath towels</Chip>
    <Chip tone="outline">+2</Chip>
    <Chip tone="danger">No Contacts</Chip>
    <Chip tone="success">Active</Chip>
    <Chip tone="warning">Expired</Chip>
    <Chip tone="info">New</Chip>
    <Chip tone="accent">Current plan</Chip>
  </div>
);

export const Tones: Story = { render: () => tones };

const tags = (
  <div style={row}>
    <TagPill title="Hospitality" color="blue" />
    <TagPill title="Spring 2026" color="teal" />
    <TagPill title="Priority" color="pink" onPress={fn()} />
    <TagPill title="Trade fair" color="yellow" onPress={fn()} isSelected />
  </div>
);

export const Tags: Story = { render: () => tags };

function EditableTag() {
  const [title, setTitle] = useState("Trade fair");
  const [isSelected, setSelected] = useState(false);
  return (
    <TagPill
      title={title}
      color="yellow"
      isSelected={isSelected}
      onPress={() => setSelected(!isSelected)}
      onRename={setTitle}
      onDelete={fn()}
    />
  );
}

/** Point at it, or focus it, for the pencil and the cross. */
export const Editable: Story = { render: () => <EditableTag /> };

const products = ["Terry bath towels", "Hotel bathrobes", "Cotton bed linen", "Jacquard table linen", "Muslin throws"];

/** Chips for tags and in drawers, text for products in tables. */
export const Lists: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12, inlineSize: 320 }}>
      <ChipList label="Tags">
        <TagPill title="Priority" color="pink" />
        <TagPill title="Retail" color="teal" />
        <TagPill title="Trade fair" color="yellow" />
      </ChipList>
      <TextList label="Products" items={products} />
      <ChipList label="Products" max={3}>
        {products.map((product) => (
          <Chip key={product}>{product}</Chip>
        ))}
      </ChipList>
    </div>
  ),
};

export const RightToLeft: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {tones}
      {tags}
    </div>
  ),
  globals: { locale: "ar-EG" },
};
