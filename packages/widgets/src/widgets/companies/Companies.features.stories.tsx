import { fail, fixtures, never } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";

import { companyDetail, manyCompanies } from "../../companies/testing/companyHandlers.js";
import { seen } from "../../testing/seen.js";
import { DrawnCompanies } from "./testing/DrawnCompanies.js";

const meta = {
  title: "widgets/Companies/Features",
  component: DrawnCompanies,
} satisfies Meta<typeof DrawnCompanies>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = fixtures.idOf("company", 0);
const lonely = fixtures.idOf("company", 1);

export const Loading: Story = { args: { handlers: { listSellerCompanies: never } } };

export const Empty: Story = { args: { companies: [] } };

export const NoMatch: Story = { args: { initialView: { text: "nobody" } } };

export const Forbidden: Story = { args: { handlers: { listSellerCompanies: () => fail(403, "FORBIDDEN") } } };

/** The server's message and a retry button. */
export const Failed: Story = {
  args: { handlers: { listSellerCompanies: () => fail(500, "INTERNAL_ERROR", "The list could not be read.") } },
};

/** Sellers see their own companies and cannot delete them. */
export const Seller: Story = { args: { profile: fixtures.profile(), companies: manyCompanies.slice(0, 1) } };

export const LongNames: Story = {
  args: {
    companies: manyCompanies.slice(0, 5).map((company) => ({
      ...company,
      name: "Norddeutsche Haus- und Heimtextilien-Vertriebsgesellschaft mit beschränkter Haftung",
      website: "https://norddeutsche-haus-und-heimtextilien-vertriebsgesellschaft.test",
    })),
  },
};

export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("checkbox", { name: /^Select (?!all)/ });
    await userEvent.click(rows[1]!);
    await userEvent.click(rows[3]!);
    await seen(screen.findByText("2 selected"));
  },
};

const openCreate: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Create" }));
  await seen(screen.findByRole("dialog", { name: "Add New Company" }));
};

export const CreateDrawer: Story = { play: openCreate };

export const CreateWithErrors: Story = {
  play: async (context) => {
    await openCreate(context);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create" }));
    await seen(screen.findByText("Company name is required"));
  },
};

const openDetail = (openCompanyId: string): Story => ({ args: { initialView: { openCompanyId } } });
const openTab =
  (name: string, text: string): Story["play"] =>
  async () => {
    await userEvent.click(await screen.findByRole("tab", { name }));
    await seen(screen.findByText(text));
  };

export const DetailInfo: Story = openDetail(first);

export const DetailUsers: Story = { ...openDetail(first), play: openTab("Users", "Elif Kaya") };

export const DetailWithoutUsers: Story = {
  ...openDetail(lonely),
  play: openTab("Users", "No users found for this company."),
};

export const DetailCustomers: Story = {
  ...openDetail(first),
  play: openTab("Potential Customers", "Halvorsen Interiør AS"),
};

export const DetailWithoutCustomers: Story = {
  ...openDetail(lonely),
  play: openTab("Potential Customers", "No potential customers found for this company."),
};

export const DetailFaq: Story = { ...openDetail(first), play: openTab("FAQ", "Do you send samples?") };

export const DetailWithoutFaq: Story = { ...openDetail(lonely), play: openTab("FAQ", "No FAQs have been added yet.") };

/** An entry is edited in place. */
export const DetailFaqEditing: Story = {
  ...openDetail(first),
  play: async (context) => {
    await openTab("FAQ", "Do you send samples?")!(context);
    await userEvent.click(screen.getByRole("button", { name: "Edit Do you send samples?" }));
    await seen(screen.findByRole("textbox", { name: "Question" }));
  },
};

/** Unsaved changes need a confirmation. */
export const DetailUnsaved: Story = {
  ...openDetail(first),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Company name" }), " AŞ");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await seen(screen.findByRole("alertdialog", { name: "Are you sure?" }));
  },
};

export const DetailLoading: Story = {
  args: { initialView: { openCompanyId: first }, handlers: { getSellerCompany: never } },
};

export const DetailMissing: Story = openDetail(fixtures.idOf("company", 99));

export const DetailLongNames: Story = {
  args: {
    initialView: { openCompanyId: first },
    companies: [
      companyDetail({
        name: "Norddeutsche Haus- und Heimtextilien-Vertriebsgesellschaft mit beschränkter Haftung",
        products: Array.from({ length: 9 }, (_, nth) => ({
          id: fixtures.idOf("product", 40 + nth),
          name: `Hand-woven bed linen, collection ${nth + 1}`,
        })),
      }),
    ],
  },
};

/** Under 640 px rows become items of three lines. */
export const Narrow: Story = { args: { place: { inlineSize: 390, blockSize: 844 } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const DetailRightToLeft: Story = { ...DetailFaq, globals: { locale: "ar-EG" } };
