import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnProducts, manyProducts } from "./testing/DrawnProducts.js";

const meta = {
  title: "widgets/Products/Features",
  component: DrawnProducts,
} satisfies Meta<typeof DrawnProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { handlers: { listProducts: never } } };

export const Empty: Story = { args: { products: [] } };

/** A search text that was not found can be added. */
export const NoMatch: Story = { args: { initialView: { text: "Linen napkins" } } };

export const Forbidden: Story = { args: { handlers: { listProducts: () => fail(403, "FORBIDDEN") } } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listProducts: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

/** On the free plan there are no actions for several rows; the disabled controls say why. */
export const FreePlan: Story = { args: { profile: fixtures.freeProfile() } };

/** Managers see the catalogue, or one company's products. */
export const Manager: Story = {
  args: { profile: fixtures.managerProfile(), handlers: { getSellerCompany: never } },
};

export const LongNames: Story = {
  args: {
    products: manyProducts.slice(0, 5).map((product) => ({
      ...product,
      name: "Hotel bathrobes of long-staple cotton with an embroidered monogram, in seven sizes",
      isPublic: true,
      sellerCompany: null,
    })),
  },
};

/** The selected rows, and the actions for them. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("checkbox", { name: /^Select (?!all)/ });
    await userEvent.click(rows[1]!);
    await userEvent.click(rows[3]!);
    await seen(screen.findByText("2 selected"));
  },
};

const openAdd: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add New Product" }));
  await seen(screen.findByRole("dialog", { name: "Add New Product" }));
};

export const AddModal: Story = { play: openAdd };

/** The questions for everybody who is called about the product: a yes or no, a number and a choice. */
export const Questions: Story = {
  args: { products: [{ ...manyProducts[0]!, questions: fixtures.productQuestions() }] },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("row", { name: /Terry bath towels/ });
    await userEvent.click(rows[0]!);
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(await form.findByRole("button", { name: /^(Questions of your own|Kendi sorularınız)/ }));
    await seen(screen.findByDisplayValue("How often do you order?"));
  },
};

export const QuestionsInTurkish: Story = { ...Questions, globals: { locale: "tr-TR" } };

export const QuestionsRightToLeft: Story = { ...Questions, globals: { locale: "ar-EG" } };

export const AddWithErrors: Story = {
  play: async (context) => {
    await openAdd(context);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create" }));
    await seen(screen.findByText("Please enter a product name"));
  },
};

const openEdit: Story["play"] = async ({ canvasElement }) => {
  const rows = await within(canvasElement).findAllByRole("row", { name: /Terry bath towels/ });
  await userEvent.click(rows[0]!);
  await seen(screen.findByRole("dialog", { name: "Edit Product" }));
};

export const EditModal: Story = { play: openEdit };

/** Under 640 px rows become items of two lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 844 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const EditRightToLeft: Story = { play: openEdit, globals: { locale: "ar-EG" } };
