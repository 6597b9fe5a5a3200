import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import * as z from "zod/mini";

import {
  FieldErrors,
  Form,
  FormCheckbox,
  FormDateTimeField,
  FormMultiSelect,
  FormNotice,
  FormPhoneField,
  FormRating,
  FormSelect,
  FormSubmit,
  FormTextArea,
  FormTextField,
  FormWebsiteField,
  phoneNumber,
  useForm,
  website,
} from "./index.js";
import { seen } from "../testing/seen.js";
import type { Option } from "../ui/select/index.js";

const products: Option[] = ["Terry bath towels", "Hotel bathrobes", "Cotton bed linen"].map((label) => ({
  id: label,
  label,
}));

const schema = z.object({
  name: z.string().check(z.minLength(1, "Please enter your customer name.")),
  website: website(z),
  country: z.nullable(z.string()).check(z.refine((country) => country !== null, "Please select a country.")),
  products: z.array(z.custom<Option>()).check(z.minLength(1, "Please select at least one product.")),
  phone: phoneNumber(z, { missing: "Phone number is required", invalid: "Invalid phone number" }),
  callAt: z.nullable(z.string()),
  effectiveness: z.number(),
  notes: z.string(),
  isKept: z.boolean(),
});

interface CustomerFormProps {
  onSubmit: () => Promise<void>;
  name?: string;
}

function CustomerForm({ onSubmit, name = "" }: CustomerFormProps) {
  const form = useForm(() => schema, {
    defaultValues: {
      name,
      website: name && "https://halvorsen.no",
      country: name ? "NO" : null,
      products: name ? products.slice(0, 2) : [],
      phone: name && "+4722860144",
      callAt: null,
      effectiveness: 2,
      notes: "",
      isKept: false,
    },
    onSubmit,
  });
  return (
    <div style={{ maxWidth: 400 }}>
      <Form form={form}>
        <FormTextField form={form} name="name" label="Customer name" />
        <FormWebsiteField form={form} name="website" label="Website" isOptional />
        <FormSelect form={form} name="country" label="Country" options={[{ id: "NO", code: "NO", label: "Norway" }]} />
        <FormMultiSelect form={form} name="products" label="Products" options={products} />
        <FormPhoneField form={form} name="phone" label="Phone number" defaultCountry="NO" />
        <FormDateTimeField form={form} name="callAt" label="Call at" timeZone="Europe/Oslo" isOptional />
        <FormTextArea form={form} name="notes" label="Notes" isOptional />
        <FormRating form={form} name="effectiveness" label="Effectiveness" />
        <FormCheckbox form={form} name="isKept">
          Keep me informed
        </FormCheckbox>
        <FormNotice form={form} />
        <div>
          <FormSubmit form={form}>Create</FormSubmit>
        </div>
      </Form>
    </div>
  );
}

const meta = {
  title: "forms/Form",
  tags: ["autodocs", "internal", "!stable"],
  component: CustomerForm,
  args: { onSubmit: () => Promise.resolve() },
} satisfies Meta<typeof CustomerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Create" }));
};

export const Empty: Story = {};
export const Filled: Story = { args: { name: "Halvorsen Interiør AS" } };
/** Every field shows that it is missing, and the first one has the focus. */
export const Refused: Story = {
  play: async (context) => {
    await send(context);
    const canvas = within(context.canvasElement);
    await seen(canvas.findByText("Please select at least one product."));
    await expect(canvas.getByRole("textbox", { name: "Customer name" })).toHaveFocus();
  },
};
export const Sending: Story = { args: { name: "Halvorsen", onSubmit: () => new Promise(() => undefined) }, play: send };
export const RefusedByTheServer: Story = {
  args: {
    name: "Halvorsen",
    onSubmit: () => Promise.reject(new FieldErrors({ name: "This customer exists already." })),
  },
  play: send,
};
export const Failed: Story = {
  args: { name: "Halvorsen", onSubmit: () => Promise.reject(new Error("The server could not be reached.")) },
  play: send,
};
export const RightToLeft: Story = { args: { name: "Halvorsen Interiør AS" }, globals: { locale: "ar-EG" } };
