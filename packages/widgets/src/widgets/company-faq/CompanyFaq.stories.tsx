import { createFakeApi, fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";

import { companyHandlers, type CompanyWorld, faqs } from "../../companies/testing/companyHandlers.js";
import { seen } from "../../testing/seen.js";
import { type DrawnOptions, DrawnWidget } from "../../testing/DrawnWidget.js";
import { CompanyFaq, type CompanyFaqProps } from "./index.js";

interface DrawnProps extends CompanyFaqProps, CompanyWorld, DrawnOptions {}

function DrawnCompanyFaq({ handlers, companies, profile, faqs, place, ...props }: DrawnProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...companyHandlers({ companies, profile, faqs }), ...handlers })}
      place={place}
    >
      <CompanyFaq {...props} />
    </DrawnWidget>
  );
}

const meta = {
  title: "widgets/CompanyFaq",
  component: DrawnCompanyFaq,
} satisfies Meta<typeof DrawnCompanyFaq>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first answer is longer than 80 characters, and can be expanded. */
export const Default: Story = {};

export const Loading: Story = { args: { handlers: { listFaqs: never } } };

export const Empty: Story = { args: { faqs: [] } };

export const Failed: Story = {
  args: { handlers: { listFaqs: () => fail(500, "INTERNAL_ERROR", "The questions could not be read.") } },
};

/** For people without a company, such as managers, nothing is rendered (B-CAREA-03). */
export const WithoutCompany: Story = { args: { profile: fixtures.managerProfile() } };

export const ReadOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText("Read more"));
    await seen(canvas.findByText("Read less"));
  },
};

const edit: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Edit Do you send samples?" }));
  await seen(canvas.findByRole("textbox", { name: "Answer" }));
};

export const Editing: Story = { play: edit };

export const AddWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add question" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Add" }));
    await seen(canvas.findByText("Answer is required"));
  },
};

export const ManyAndLong: Story = {
  args: {
    faqs: Array.from({ length: 40 }, (_, nth) => ({
      ...faqs[nth % faqs.length]!,
      id: fixtures.idOf("faq", nth),
      question: `${faqs[nth % faqs.length]!.question} And what of a question that goes on for longer than one line of this list, as number ${nth + 1}?`,
    })),
  },
};

export const Narrow: Story = { args: { place: { inlineSize: 390 } }, play: edit };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
