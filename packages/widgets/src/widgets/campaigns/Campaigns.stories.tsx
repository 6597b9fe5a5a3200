import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnCampaigns, someCampaigns } from "./testing/DrawnCampaigns.js";

const meta = {
  title: "widgets/Campaigns",
  tags: ["beta", "!stable"],
  component: DrawnCampaigns,
} satisfies Meta<typeof DrawnCampaigns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The campaigns of a seller's company. Everything works: searching, opening, pausing, stopping, running again. */
export const Default: Story = {};

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = {
  args: { headingLevel: 1, onViewChange: fn(), onOpenCalls: fn(), onOpenCallCenter: fn() },
};

/** Managers see the campaigns of all companies. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

export const Loading: Story = { args: { handlers: { listCampaigns: never } } };

export const Empty: Story = { args: { campaigns: [], onOpenCallCenter: fn() } };

export const NoMatch: Story = { args: { initialView: { text: "nothing" } } };

/** A user without a company has no campaigns. */
export const Forbidden: Story = { args: { profile: fixtures.profile({ sellerCompanies: [] }) } };

export const Failed: Story = {
  args: { handlers: { listCampaigns: () => fail(500, "INTERNAL_ERROR", "The campaigns could not be read.") } },
};

const [running, completed, rerun, paused] = someCampaigns;

const drawer = (name: string) => async () => {
  await seen(screen.findByRole("dialog", { name }));
  await seen(screen.findByText("Cost so far"));
};

/** The detail of a campaign: its progress, how calls ended, who waits and until when, which calls were refused. */
export const Detail: Story = {
  args: { initialView: { openCampaignId: running!.id }, onOpenCalls: fn() },
  play: drawer(running!.name),
};

export const DetailPaused: Story = {
  args: { initialView: { openCampaignId: paused!.id }, onOpenCalls: fn() },
  play: drawer(paused!.name),
};

/** A campaign that has ended can be run again for the contacts that it did not reach. */
export const DetailOver: Story = {
  args: { initialView: { openCampaignId: rerun!.id }, onOpenCalls: fn() },
  play: drawer(rerun!.name),
};

const fortnight = {
  ...rerun!,
  course: {
    ...rerun!.course,
    timeline: {
      minutes: 1_440,
      points: [12, 14, 9, 0, 0, 17, 15, 11, 8, 6, 0, 0, 3, 2].map((calls, nth) => ({
        at: fixtures.minutesAgo((14 - nth) * 1_440),
        calls,
        answered: Math.round(calls * 0.6),
      })),
    },
  },
};

/** The calls and answers over time: by day for a campaign of two weeks. */
export const DetailOfWeeks: Story = {
  args: { initialView: { openCampaignId: rerun!.id }, campaigns: [fortnight] },
  play: async () => {
    const over = within(await screen.findByRole("region", { name: "Calls over time" }));
    await over.findAllByText(/^Nov \d+$/);
  },
};

export const DetailLoading: Story = {
  args: { initialView: { openCampaignId: running!.id }, handlers: { getCampaign: never } },
  play: async () => seen(screen.findByRole("status", { name: "Reading the campaign" })),
};

/** A person followed a link to a campaign that no longer exists. */
export const DetailMissing: Story = {
  args: { initialView: { openCampaignId: fixtures.campaign({}, 90).id } },
  play: async () => seen(screen.findByText("This campaign is no longer there.")),
};

export const DetailFailed: Story = {
  args: {
    initialView: { openCampaignId: running!.id },
    handlers: { getCampaign: () => fail(500, "INTERNAL_ERROR", "The campaign could not be read.") },
  },
  play: async () => seen(screen.findByText("The campaign could not be read.")),
};

const choose = async (canvasElement: HTMLElement, name: string, entry: string) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};

export const PauseQuestion: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: `Pause ${running!.name}` }));
    await seen(screen.findByRole("alertdialog"));
  },
};

/** The confirmation says how many contacts will not be called. */
export const StopQuestion: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, running!.name, "Stop");
    await seen(screen.findByRole("alertdialog", { name: `Stop ${running!.name}` }));
  },
};

export const EditForm: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, running!.name, "Edit");
    await seen(screen.findByRole("dialog", { name: `Edit ${running!.name}` }));
  },
};

/** The form says how many contacts would be called again. */
export const RerunForm: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, completed!.name, "Call again");
    await seen(screen.findByRole("textbox", { name: "Name" }));
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const DetailRightToLeft: Story = { ...Detail, globals: { locale: "ar-EG" } };
