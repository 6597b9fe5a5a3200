import { createFakeApi, fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { companyDetail, companyHandlers, type CompanyWorld } from "../../companies/testing/companyHandlers.js";
import { seen } from "../../testing/seen.js";
import { type DrawnOptions, DrawnWidget } from "../../testing/DrawnWidget.js";
import { CompanySettings, type CompanySettingsProps } from "./index.js";

interface DrawnProps extends CompanySettingsProps, CompanyWorld, DrawnOptions {}

function DrawnCompanySettings({ handlers, companies, profile, place, ...props }: DrawnProps) {
  return (
    <DrawnWidget api={() => createFakeApi({ ...companyHandlers({ companies, profile }), ...handlers })} place={place}>
      <CompanySettings {...props} />
    </DrawnWidget>
  );
}

const meta = {
  title: "widgets/CompanySettings",
  component: DrawnCompanySettings,
  args: { onSaved: fn() },
} satisfies Meta<typeof DrawnCompanySettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { handlers: { getSellerCompany: never } } };

export const Failed: Story = {
  args: { handlers: { getSellerCompany: () => fail(500, "INTERNAL_ERROR", "The company could not be read.") } },
};

/** For people without a company, such as managers, nothing is rendered (B-CAREA-03). */
export const WithoutCompany: Story = { args: { profile: fixtures.managerProfile() } };

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByRole("textbox", { name: "Company name" }));
    await userEvent.clear(canvas.getByRole("textbox", { name: "Website" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await seen(canvas.findByText("Website is required!"));
  },
};

/** The reason why it could not be saved is shown above the button. */
export const NotSaved: Story = {
  args: { handlers: { updateSellerCompany: () => fail(503, "SERVICE_UNAVAILABLE", "The database is being moved.") } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Company name" }), " AŞ");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await seen(canvas.findByText("The database is being moved."));
  },
};

/** The company's own hours in addition to those of France, fewer attempts and a longer pause after a refusal. */
export const OwnHours: Story = {
  args: {
    handlers: {
      getDialPolicy: () =>
        ok(
          fixtures.dialPolicy({
            hours: [
              { days: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY"], from: "09:00", to: "16:00" },
              { days: ["FRIDAY"], from: "09:00", to: "12:00" },
            ],
            maxAttempts: 2,
            attemptsWithinDays: 14,
            coolOffDays: 90,
          }),
        ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /Rules of/ }));
    await userEvent.click(await screen.findByRole("option", { name: "France" }));
    await seen(canvas.findByText("10:00 AM to 12:00 PM"));
  },
};

/** The settings for recordings and for messages to answering machines. */
export const InTheCall: Story = {
  args: {
    handlers: {
      getDialPolicy: () =>
        ok(
          fixtures.dialPolicy({
            recording: "ASK",
            voicemail: { action: "LEAVE_MESSAGE", message: "We will call again tomorrow." },
            transferTo: "+902125550142",
          }),
        ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await seen(canvas.findByText(/May I record this call\?/));
    await seen(canvas.findByDisplayValue("We will call again tomorrow."));
  },
};

/** The same in the dark, on a phone, in Turkish and from right to left. */
export const InTheCallDark: Story = { ...InTheCall, globals: { scheme: "dark" } };
export const InTheCallNarrow: Story = { ...InTheCall, globals: { viewport: { value: "mobile1" } } };
export const InTheCallTurkish: Story = {
  ...InTheCall,
  globals: { locale: "tr-TR" },
  play: ({ canvasElement }) => seen(within(canvasElement).findByText("Kişinin kabul ettiği aramalar")),
};
export const InTheCallRightToLeft: Story = { ...InTheCall, globals: { locale: "ar-EG" } };

export const PolicyNotRead: Story = {
  args: { handlers: { getDialPolicy: () => fail(500, "INTERNAL_ERROR", "The policy could not be read.") } },
};

/** The phone rings; the progress of the call is polled. */
export const TestCallRinging: Story = {
  args: { handlers: { getLatestTestCall: () => ok({ testCall: fixtures.testCall({ status: "RINGING" }) }) } },
  play: ({ canvasElement }) => seen(within(canvasElement).findByText("Call is ringing...")),
};

/** The result is shown for a day. */
export const TestCallCompleted: Story = {
  args: { handlers: { getLatestTestCall: () => ok({ testCall: fixtures.testCall({ status: "COMPLETED" }) }) } },
  play: ({ canvasElement }) => seen(within(canvasElement).findByText("Yes, speaking. What is it about?")),
};

export const TestCallOfAStranger: Story = {
  args: {
    handlers: {
      getLatestTestCall: () => ok({ testCall: fixtures.testCall({ status: "COMPLETED", isProven: false }) }),
    },
  },
  play: ({ canvasElement }) =>
    seen(within(canvasElement).findByText("Nobody pressed the digits, so the assistant hung up.")),
};

export const TestCallFailed: Story = {
  args: { handlers: { getLatestTestCall: () => ok({ testCall: fixtures.testCall({ status: "FAILED" }) }) } },
  play: ({ canvasElement }) => seen(within(canvasElement).findByText("The phone number is not valid.")),
};

/** The reason why nobody is called is shown above the button. */
export const TestCallRefused: Story = {
  args: {
    handlers: {
      startTestCall: () => fail(409, "TEST_CALL_UNDER_WAY", "A test call to you is already under way."),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Your phone number" }), "+902125550142");
    await userEvent.click(canvas.getByRole("button", { name: "Call me" }));
    await seen(canvas.findByText("A test call to you is already under way."));
  },
};

export const TestCallNotRead: Story = {
  args: { handlers: { getLatestTestCall: () => fail(500, "INTERNAL_ERROR", "The test call could not be read.") } },
};

export const LongNames: Story = {
  args: {
    companies: [
      companyDetail({
        name: "Norddeutsche Haus- und Heimtextilien-Vertriebsgesellschaft mit beschränkter Haftung",
        website: "https://norddeutsche-haus-und-heimtextilien-vertriebsgesellschaft.test",
        about: "We weave, and we dye, and we sew. ".repeat(40),
      }),
    ],
  },
};

export const Narrow: Story = { args: { place: { inlineSize: 390 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
