import { createFakeApi, fail, never } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { Onboarding } from "./index.js";
import { OnboardingPage } from "./testing/OnboardingPage.js";
import { onboardingHandlers, refusingHandlers } from "./testing/onboardingHandlers.js";

const meta = {
  title: "widgets/Onboarding",
  component: Onboarding,
  args: { onOnboarded: fn() },
  decorators: [
    (Story, { parameters }) => {
      const { handlers = onboardingHandlers, width } = parameters as {
        handlers?: typeof onboardingHandlers;
        width?: number;
      };
      return (
        <CallwrightApiProvider client={createFakeApi(handlers()).client}>
          <OnboardingPage width={width}>
            <Story />
          </OnboardingPage>
        </CallwrightApiProvider>
      );
    },
  ],
} satisfies Meta<typeof Onboarding>;
export default meta;
type Story = StoryObj<typeof meta>;

async function press(canvas: { findByRole: typeof screen.findByRole }, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name }));
}

/** Enters a text at once. Typing letter by letter is covered by the tests of fields. */
async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function toCompany(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await press(canvas, "Continue");
  await canvas.findByRole("heading", { name: "Tell us about your company" });
  return canvas;
}

async function toProduct(canvasElement: HTMLElement) {
  const canvas = await toCompany(canvasElement);
  await enter(canvas.getByLabelText("Company name"), "Meridyen Textiles");
  await enter(canvas.getByLabelText("Website"), "https://meridyentextiles.com");
  await userEvent.click(canvas.getByRole("button", { name: /Country/ }));
  await userEvent.type(await screen.findByRole("combobox", { name: "Search" }), "Tür");
  await userEvent.click(await screen.findByRole("option", { name: /Türkiye/ }));
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await press(canvas, "Continue");
  await canvas.findByRole("heading", { name: "What do you sell?" });
  return canvas;
}

async function toSummary(canvasElement: HTMLElement) {
  const canvas = await toProduct(canvasElement);
  await press(canvas, "Olive oil");
  await press(canvas, "Towels");
  await press(canvas, "Continue");
  await seen(canvas.findByRole("heading", { name: "Is this right?" }));
  return canvas;
}

/** A-ONB-01. */
export const Welcome: Story = {};

/** A-ONB-04. */
export const Company: Story = { play: async ({ canvasElement }) => void (await toCompany(canvasElement)) };

/** A-ONB-05 to A-ONB-08. */
export const CompanyMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await toCompany(canvasElement);
    await press(canvas, "Continue");
    await seen(canvas.findByText("Please fill in all required fields."));
  },
};

/** A-ONB-10, A-ONB-11. */
export const Product: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await toProduct(canvasElement);
    await press(canvas, "Towels");
    await expect(canvas.getByRole("button", { name: "Towels" })).toHaveAttribute("aria-pressed", "true");
  },
};

/** A-ONB-12. */
export const ProductMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await toProduct(canvasElement);
    await press(canvas, "Continue");
    await seen(canvas.findByText("Please select or add product!"));
  },
};

/** The catalogue is loading. */
export const ProductsLoading: Story = {
  parameters: { handlers: () => ({ ...onboardingHandlers(), listProducts: never }) },
  play: async ({ canvasElement }) => void (await toProduct(canvasElement)),
};

export const ProductsFailed: Story = {
  parameters: {
    handlers: () => ({
      ...onboardingHandlers(),
      listProducts: () => fail(503, "SERVICE_UNAVAILABLE", "Back in a minute."),
    }),
  },
  play: async ({ canvasElement }) => seen((await toProduct(canvasElement)).findByText("Back in a minute.")),
};

/** A-ONB-13 to A-ONB-15. */
export const Summary: Story = { play: async ({ canvasElement }) => void (await toSummary(canvasElement)) };

/** The server's refusal is shown above the button. */
export const Refused: Story = {
  parameters: { handlers: refusingHandlers },
  play: async ({ canvasElement }) => {
    const canvas = await toSummary(canvasElement);
    await press(canvas, "Let's start!");
    await seen(canvas.findByText("This is not a website."));
  },
};

/** The company is being created. */
export const Starting: Story = {
  parameters: { handlers: () => ({ ...onboardingHandlers(), onboardSellerCompany: never }) },
  play: async ({ canvasElement }) => press(await toSummary(canvasElement), "Let's start!"),
};

/** Without the stepper and the preview. */
export const Medium: Story = { ...Product, parameters: { width: 768 } };
export const Narrow: Story = { ...Company, parameters: { width: 390 } };
export const NarrowProduct: Story = { ...Product, parameters: { width: 390 } };
export const RightToLeft: Story = { ...Welcome, globals: { locale: "ar-EG" } };
