import { createFakeApi, created, fail, fixtures } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { ContactUs, ContactUsDialog } from "./index.js";

const nobody = { name: null, surname: null, email: null };
const taking = createFakeApi({
  createContactMessage: ({ body }) =>
    created({
      ...nobody,
      ...body,
      id: fixtures.idOf("note", 0),
      createdAt: fixtures.now,
    }),
});
const refusing = createFakeApi({
  createContactMessage: () => fail(429, "TOO_MANY_REQUESTS", "Too many messages. Try again in an hour."),
});

const meta = {
  title: "widgets/ContactUs",
  component: ContactUs,
  args: { onSent: fn() },
  decorators: [
    (Story, { parameters }) => (
      <CallwrightApiProvider client={parameters.refuses ? refusing.client : taking.client}>
        <Story />
      </CallwrightApiProvider>
    ),
  ],
} satisfies Meta<typeof ContactUs>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Send" }));

/** As a part of a page. */
export const Default: Story = {};

/** A-CONTACT-02: a report also says who is writing. */
export const Report: Story = { args: { kind: "report", person: { name: "Elif", surname: "Kaya" } } };

/** A-CONTACT-03, A-CONTACT-05. */
export const NothingEntered: Story = {
  args: { kind: "report" },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await seen(within(canvasElement).findByText("Phone number is required"));
    await expect(within(canvasElement).getByText("Message is required")).toBeVisible();
  },
};

/** The server has refused the message. The form shows its reason. */
export const Refused: Story = {
  parameters: { refuses: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone number" }), "+902125550142");
    await userEvent.type(canvas.getByLabelText("Message"), "Please call me back.");
    await send(canvasElement);
    await seen(canvas.findByText("Too many messages. Try again in an hour."));
  },
};

/** In a dialog with a link to the report. */
export const Dialog: Story = {
  render: () => <ContactUsDialog isOpen onClose={fn()} person={fixtures.profile()} />,
  play: async () => seen(screen.findByRole("dialog", { name: "Contact us" })),
};

export const DialogReport: Story = {
  render: () => <ContactUsDialog isOpen kind="report" onClose={fn()} person={fixtures.profile()} />,
  play: async () => seen(screen.findByRole("dialog", { name: "Report an issue" })),
};

export const Narrow: Story = {
  ...Report,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { ...Report, globals: { locale: "ar-EG" } };
