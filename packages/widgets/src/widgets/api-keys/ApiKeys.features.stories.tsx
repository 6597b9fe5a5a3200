import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnApiKeys } from "./testing/DrawnApiKeys.js";

const meta = {
  title: "widgets/ApiKeys/Features",
  component: DrawnApiKeys,
} satisfies Meta<typeof DrawnApiKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { handlers: { listApiKeys: never } } };

/** The purpose of keys, and a link to the documentation. */
export const Empty: Story = { args: { keys: [], docsHref: "#" } };

/** A user without a company has no keys. */
export const Forbidden: Story = { args: { profile: fixtures.profile({ sellerCompanies: [] }) } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listApiKeys: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

/** Managers see the keys of all companies, and choose a company to create a key for it. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

export const ManyAndLong: Story = {
  args: {
    keys: Array.from({ length: 24 }, (_, nth) =>
      fixtures.apiKey(
        {
          name: `The contact pages of our customer relationship management, number ${nth + 1}`,
          allowedOrigins: Array.from(
            { length: 1 + (nth % 5) },
            (_, of) => `https://department-${of}.crm.meridyen.test`,
          ),
        },
        nth,
      ),
    ),
  },
};

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Create key" }));
  await seen(screen.findByRole("dialog", { name: "Create API key" }));
};

export const CreateModal: Story = { play: open };

/** Errors are shown at their fields. */
export const CreateWithErrors: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.type(screen.getByRole("textbox", { name: "Allowed origins" }), "http://crm.meridyen.test");
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    await seen(screen.findByText("Please enter a name"));
  },
};

const create: Story["play"] = async (context) => {
  await open(context);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Our shop");
  await userEvent.type(screen.getByRole("textbox", { name: "Allowed origins" }), "https://shop.meridyen.test");
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await seen(screen.findByText("This secret is shown only now"));
};

/** The secret is shown only this once. */
export const SecretOnce: Story = { play: create };

const openEdit: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Edit Staging" }));
  await seen(screen.findByRole("dialog", { name: "Edit Staging" }));
};

export const EditModal: Story = { play: openEdit };

/** The confirmation explains what happens to the current secret. */
export const RotateQuestion: Story = {
  play: async (context) => {
    await openEdit(context);
    await userEvent.click(screen.getByRole("button", { name: "Rotate secret" }));
    await seen(screen.findByRole("alertdialog", { name: "Rotate Staging" }));
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const SecretRightToLeft: Story = { play: create, globals: { locale: "ar-EG" } };
