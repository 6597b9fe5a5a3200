import { fail, fixtures, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { CallwrightProvider } from "../../provider/index.js";
import { seen } from "../../testing/seen.js";
import { createTheme } from "../../theme/index.js";
import { DrawnNumbers } from "./testing/DrawnNumbers.js";

const meta = {
  title: "widgets/Numbers/Features",
  component: DrawnNumbers,
} satisfies Meta<typeof DrawnNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { handlers: { listNumbers: never } } };

/** B-NUM-08. */
export const Empty: Story = { args: { numbers: [] } };

/** A user without a company has no numbers. */
export const Forbidden: Story = { args: { profile: fixtures.managerProfile() } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listNumbers: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

export const ManyNumbers: Story = {
  args: { numbers: Array.from({ length: 42 }, (_, nth) => fixtures.number({ number: `+4721554${100 + nth}` }, nth)) },
};

const openNumber: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByText("+90 212 555 01 20"));
  await seen(screen.findByRole("dialog", { name: /\+90 212 555 01 20/ }));
};

/** The detail of a number: statistics of its calls, its pause and its limits. */
export const InFull: Story = { play: openNumber };

/** A number that people may see as spam is marked in the list, and the drawer says why. */
export const RarelyAnswered: Story = {
  args: {
    numbers: [
      fixtures.number({
        health: { verdict: "RARELY_ANSWERED", calls: 412, answered: 21, short: 4, callsLastDay: 31, callsLastHour: 0 },
      }),
    ],
  },
  play: openNumber,
};

/** No calls are made from the number until somebody resumes it, or until the pause ends. */
export const Paused: Story = {
  args: {
    numbers: [
      fixtures.number({
        pause: {
          reason: "People say that it is shown as spam.",
          pausedAt: fixtures.now,
          pausedUntil: fixtures.minutesAgo(-7 * 1440),
          pausedBy: "Elif Yılmaz",
        },
      }),
    ],
  },
  play: openNumber,
};

const open: Story["play"] = async ({ canvasElement }) => {
  const [button] = await within(canvasElement).findAllByRole("button", { name: "Buy a number" });
  await userEvent.click(button!);
  await seen(screen.findByRole("dialog", { name: "Buy a number" }));
};

const chooseCountry: Story["play"] = async (context) => {
  await open(context);
  await userEvent.click(await screen.findByRole("button", { name: /Country/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Norway/ }));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await seen(screen.findByRole("heading", { name: "Choose a number" }));
};

const chooseNumber: Story["play"] = async (context) => {
  await chooseCountry(context);
  await userEvent.click(await screen.findByText("+47 21 55 40 12"));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await seen(screen.findByRole("heading", { name: "Confirm the charge" }));
};

/** Step one, with the prices of numbers. */
export const BuyCountry: Story = { play: open };

/** The plan includes no number. */
export const BuyOnFreePlan: Story = { args: { profile: fixtures.freeProfile() }, play: open };

/** Step two. */
export const BuyNumber: Story = { play: chooseCountry };

/** No numbers are available in this country. */
export const BuyNoneAvailable: Story = {
  args: { handlers: { listAvailableNumbers: () => ok(fixtures.page([])) } },
  play: chooseCountry,
};

/** Some of the numbers need documents. */
export const BuyWithPapers: Story = {
  args: {
    handlers: {
      listAvailableNumbers: () =>
        ok(
          fixtures.page([
            { phoneNumber: "+4721554010", needsPapers: true },
            { phoneNumber: "+4721554011", needsPapers: false },
            { phoneNumber: "+4721554012", needsPapers: true },
            { phoneNumber: "+4721554013", needsPapers: false },
          ]),
        ),
    },
  },
  play: chooseCountry,
};

/** The carrier sells no numbers here. */
export const BuyNowhere: Story = {
  args: { handlers: { listNumberCountries: () => ok(fixtures.page([])) } },
  play: open,
};

/** Step three: the charge. */
export const BuyConfirm: Story = { play: chooseNumber };

/** The first number of the plan is free. */
export const BuyFree: Story = { args: { numbers: [] }, play: chooseNumber };

/** Instead of step three: the missing amount, and two ways to continue. */
export const BuyTooLittle: Story = { args: { balance: 1.4, onAddBalance: fn() }, play: chooseNumber };

/** The server reported an error; the selection is kept. */
export const BuyFailed: Story = {
  args: {
    handlers: {
      purchaseNumber: () =>
        fail(503, "SERVICE_UNAVAILABLE", "The number could not be bought now. Please try again in a moment."),
    },
  },
  play: async (context) => {
    await chooseNumber(context);
    await userEvent.click(screen.getByRole("button", { name: "Purchase" }));
    await seen(screen.findByText(/could not be bought now/));
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

const crmTheme = createTheme({ accent: "#0d5bc6", radiusScale: 0.6, fontFamily: "'Source Sans 3', system-ui" });

/** In a partner's CRM: compact, in the host's own colour. */
export const InCrm: Story = {
  args: { place: { inlineSize: 852, blockSize: "auto", margin: 0, border: "1px solid #d5deea" } },
  decorators: [
    (Story) => (
      <CallwrightProvider theme={crmTheme} density="compact">
        <Story />
      </CallwrightProvider>
    ),
  ],
};
