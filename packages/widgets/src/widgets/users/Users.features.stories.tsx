import { fail, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnUsers, someUsers } from "./testing/DrawnUsers.js";

const meta = {
  title: "widgets/Users/Features",
  component: DrawnUsers,
  args: { onOpenUser: fn() },
} satisfies Meta<typeof DrawnUsers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { handlers: { listUsers: never } } };

export const Empty: Story = { args: { users: [] } };

export const NoMatch: Story = { args: { initialView: { text: "nobody" } } };

/** Only admins have access to users. */
export const Forbidden: Story = { args: { handlers: { listUsers: () => fail(403, "FORBIDDEN") } } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listUsers: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

export const LongNames: Story = {
  args: {
    users: someUsers.map((user) => ({
      ...user,
      name: "Maximiliane-Alexandra",
      surname: "von und zu Hohenlohe-Langenburg-Schillingsfürst",
      email: "maximiliane-alexandra.von-und-zu@norddeutsche-haus-und-heimtextilien.test",
    })),
  },
};

const openAdd: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add New User" }));
  await seen(screen.findByRole("dialog", { name: "Add New User" }));
};

/** Companies can be chosen only after the role. */
export const AddModal: Story = { play: openAdd };

export const AddWithErrors: Story = {
  play: async (context) => {
    await openAdd(context);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create" }));
    await seen(screen.findByText("Email person is required"));
  },
};

const openEdit: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Edit Selin Arslan" }));
  await seen(screen.findByRole("dialog", { name: "Edit User" }));
};

/** A user with more companies than the field shows. */
export const EditModal: Story = { play: openEdit };

const openCompany: Story["play"] = async (context) => {
  await openEdit(context);
  await userEvent.click(within(screen.getByRole("dialog")).getByText("Create New Company"));
  await seen(screen.findByRole("heading", { name: "Create New Company" }));
};

/** The form of a new company replaces that of the user, with a back arrow. */
export const NewCompany: Story = { play: openCompany };

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 844 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const EditRightToLeft: Story = { play: openEdit, globals: { locale: "ar-EG" } };
