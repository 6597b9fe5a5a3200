import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnWebhooks } from "./testing/DrawnWebhooks.js";

const meta = {
  title: "widgets/Webhooks/Features",
  component: DrawnWebhooks,
} satisfies Meta<typeof DrawnWebhooks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { handlers: { listWebhookEndpoints: never } } };

/** The purpose of endpoints, and a link to the documentation. */
export const Empty: Story = { args: { endpoints: [], docsHref: "#" } };

/** A user without a company has no endpoints. */
export const Forbidden: Story = { args: { profile: fixtures.profile({ sellerCompanies: [] }) } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listWebhookEndpoints: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

/** Managers see the endpoints of all companies, and choose a company to add an endpoint for it. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

const openForm: Story["play"] = async ({ canvasElement }) => {
  const [button] = await within(canvasElement).findAllByRole("button", { name: "Add endpoint" });
  await userEvent.click(button!);
  await seen(screen.findByRole("dialog", { name: "Add endpoint" }));
};

export const CreateModal: Story = { play: openForm };

/** Errors are shown at their fields. */
export const CreateWithErrors: Story = {
  play: async (context) => {
    await openForm(context);
    await userEvent.type(screen.getByRole("textbox", { name: "Address" }), "http://crm.meridyen.test/hooks");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    await seen(screen.findByText(/must begin with https/));
  },
};

/** The secret is shown only this once. */
export const SecretOnce: Story = {
  play: async (context) => {
    await openForm(context);
    await userEvent.type(screen.getByRole("textbox", { name: "Address" }), "https://crm.meridyen.test/hooks");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    await seen(screen.findByText("This secret is shown only now"));
  },
};

export const EditModal: Story = {
  play: async ({ canvasElement }) => {
    const [edit] = await within(canvasElement).findAllByRole("button", { name: /^Edit https/ });
    await userEvent.click(edit!);
    await seen(screen.findByRole("dialog", { name: /^Edit https/ }));
  },
};

const openLog: Story["play"] = async ({ canvasElement }) => {
  const [row] = await within(canvasElement).findAllByRole("row", { name: /hooks\/callwright/ });
  await userEvent.click(row!);
  await seen(screen.findByRole("dialog", { name: "Deliveries" }));
  await seen(within(screen.getByRole("dialog")).findByText("Waiting (503)"));
};

/** The sent messages, their results and retries. */
export const Log: Story = { play: openLog };

const openMessage: Story["play"] = async (context) => {
  await openLog(context);
  await userEvent.click(within(screen.getByRole("dialog")).getByText("Failed"));
  await seen(screen.findByRole("region", { name: "Message" }));
};

/** The content of a message, and why it was not delivered. */
export const Message: Story = { play: openMessage };

export const LogEmpty: Story = { args: { deliveries: [] }, play: openEmptyLog };

export const LogFailed: Story = {
  args: { handlers: { listWebhookDeliveries: () => fail(500, "INTERNAL_ERROR", "The log could not be read.") } },
  play: openEmptyLog,
};

/** The endpoint's server responded with 410: nothing is sent to it until somebody enables it. */
export const Gone: Story = {
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole("row", { name: /old\.meridyen/ });
    await userEvent.click(row!);
    await seen(screen.findByText(/answered 410 Gone/));
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const MessageRightToLeft: Story = { play: openMessage, globals: { locale: "ar-EG" } };

async function openEmptyLog({ canvasElement }: { canvasElement: HTMLElement }) {
  const [row] = await within(canvasElement).findAllByRole("row", { name: /hooks\/callwright/ });
  await userEvent.click(row!);
  await seen(screen.findByRole("dialog", { name: "Deliveries" }));
}
