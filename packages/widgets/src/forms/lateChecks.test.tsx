import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../testing/index.js";
import { Form, FormNotice, FormSubmit, FormTextField, useForm } from "./index.js";

function TitleForm({ onSubmit }: { onSubmit: (values: { title: string }) => void }) {
  const form = useForm((z) => z.object({ title: z.string().check(z.minLength(1, "Title is required")) }), {
    defaultValues: { title: "" },
    onSubmit,
  });
  return (
    <Form form={form}>
      <FormTextField form={form} name="title" label="Title" />
      <FormNotice form={form} />
      <FormSubmit form={form}>Save</FormSubmit>
    </Form>
  );
}

const title = () => page.getByRole("textbox", { name: "Title" });
const save = () => page.getByRole("button", { name: "Save" });

test("a form whose checks cannot be had keeps what was typed, says so, and is sent once when it is sent again", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const onSubmit = vi.fn();
  await renderWidget(<TitleForm onSubmit={onSubmit} />);
  await title().click();
  await userEvent.keyboard("Samples{Enter}");
  await expect.element(page.getByText("You are offline")).toBeVisible();
  await expect.element(save()).not.toHaveAttribute("aria-disabled");
  // Nothing is submitted later by itself, when the person may have left the form.
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ title: "Samples" }, undefined);
  await expect.element(page.getByText("You are offline")).not.toBeInTheDocument();
  await expect.element(title()).toHaveValue("Samples");
  await title().fill("");
  await save().click();
  await expect.element(page.getByText("Title is required")).toBeVisible();
  expect(onSubmit).toHaveBeenCalledOnce();
});
