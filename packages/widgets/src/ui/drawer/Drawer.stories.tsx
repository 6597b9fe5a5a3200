import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { Button, IconButton } from "../button/index.js";
import { Ellipsis, Phone, Trash2 } from "../icon/generated/icons.js";
import { Menu } from "../menu/index.js";
import { Drawer, type DrawerProps } from "./index.js";

const facts = { display: "grid", gridTemplateColumns: "128px 1fr", gap: "8px 16px" } as const;

const content = (
  <dl style={facts}>
    <dt>Status</dt>
    <dd>Completed</dd>
    <dt>Language</dt>
    <dd>English</dd>
    <dt>Started</dt>
    <dd>Nov 20, 2025 2:30 PM</dd>
  </dl>
);

const cancelAndCreate: DrawerProps["footer"] = ({ close }) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary">Create</Button>
  </>
);

const meta = {
  title: "ui/Drawer",
  tags: ["autodocs"],
  component: Drawer,
  // It covers its page, on a docs page too.
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: { isOpen: true, onClose: fn(), title: "Halvorsen Interiør AS", children: content },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything a drawer of a row can have. */
export const Detail: Story = {
  args: {
    navigation: { onPrevious: fn(), onNext: fn(), previousLabel: "Previous call", nextLabel: "Next call" },
    actions: (
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More" />}
        items={[{ id: "delete", label: "Delete", icon: Trash2, isDanger: true, onAction: fn() }]}
      />
    ),
    footer: <Button icon={Phone}>Call</Button>,
  },
};

export const Form: Story = { args: { title: "Add New Call", footer: cancelAndCreate } };

export const FirstRow: Story = { args: { ...Detail.args, navigation: { onNext: fn() } } };

/** Asked on every way out. */
export const UnsavedChanges: Story = {
  args: { ...Form.args, isDirty: true },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await seen(screen.findByRole("alertdialog"));
  },
};

export const LongContent: Story = {
  args: {
    ...Form.args,
    title: "Donaudampfschifffahrtsgesellschaft Beteiligungs- und Verwaltungsgesellschaft mbH & Co. KG",
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <Button>Row {index + 1}</Button>
      </p>
    )),
  },
};

export const Phone390: Story = {
  args: Form.args,
  globals: { viewport: { value: "mobile2" } },
};

export const RightToLeft: Story = { ...Detail, globals: { locale: "ar-EG" } };
