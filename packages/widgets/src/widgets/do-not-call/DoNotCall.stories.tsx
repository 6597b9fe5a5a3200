import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnDoNotCall, master } from "./testing/DrawnDoNotCall.js";

const meta = {
  title: "widgets/DoNotCall",
  component: DrawnDoNotCall,
} satisfies Meta<typeof DrawnDoNotCall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers that a seller's company does not call. Everything works: adding, lifting, searching. */
export const Default: Story = { args: { profile: master } };

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = { args: { headingLevel: 1, onViewChange: fn() } };

/** Numbers that may be called again, with who said so and why. */
export const Lifted: Story = { args: { initialView: { show: "lifted" } } };

/** Managers see the lists of all companies, and the numbers that nobody calls. */
export const Manager: Story = { args: { profile: fixtures.managerProfile() } };

export const Loading: Story = { args: { handlers: { listSuppressedNumbers: never } } };

export const Empty: Story = { args: { numbers: [] } };

export const NoMatch: Story = { args: { initialView: { text: "nobody" } } };

/** Who works for no company has no list. */
export const Forbidden: Story = { args: { profile: fixtures.profile({ sellerCompanies: [] }) } };

export const Failed: Story = {
  args: { handlers: { listSuppressedNumbers: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

export const AddForm: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add numbers" }));
    await seen(screen.findByRole("dialog", { name: "Add numbers" }));
  },
};

export const LiftForm: Story = {
  args: { profile: master },
  play: async ({ canvasElement }) => {
    const [more] = await within(canvasElement).findAllByRole("button", { name: /^More/ });
    await userEvent.click(more!);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Allow calls again" }));
    await seen(screen.findByRole("dialog", { name: /^Allow calls to/ }));
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 700 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
