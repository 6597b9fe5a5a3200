import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { Button } from "../button/index.js";
import { Modal, type ModalProps } from "./index.js";

const footer: ModalProps["footer"] = ({ close }) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary">Create</Button>
  </>
);

const meta = {
  title: "ui/Modal",
  tags: ["autodocs"],
  component: Modal,
  // It covers its page, on a docs page too.
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Add product",
    children: <p>Name, HS code, sector and a few words about it.</p>,
    footer,
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { width: 400, title: "Call Later" } };

export const Large: Story = { args: { width: 720, title: "Choose a plan" } };

/** The content was replaced by a step inside the modal. */
export const WithBackArrow: Story = { args: { title: "Create New Company", onBack: fn() } };

/** The title and the actions are fixed, and the body scrolls. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        <Button>Row {index + 1}</Button>
      </p>
    )),
  },
};

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
