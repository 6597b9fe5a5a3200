import { ApiError } from "@callwright/sdk";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";

import { renderWidget } from "../testing/index.js";
import { Button } from "../ui/button/index.js";
import { FormTextField, FormView, useForm } from "./index.js";

const schema = z.object({
  title: z.string().check(z.minLength(1, "Title is required")),
  review: z.string().check(z.minLength(1, "Review is required")),
});

function NoteForm({ onSubmit }: { onSubmit: (values: z.infer<typeof schema>) => Promise<unknown> }) {
  const form = useForm({ schema, defaultValues: { title: "", review: "" }, onSubmit });
  return (
    <FormView
      form={form}
      footer={
        <Button type="submit" isBusy={form.isSubmitting}>
          Save
        </Button>
      }
    >
      <FormTextField form={form} name="title" label="Title" />
      <FormTextField form={form} name="review" label="Review" />
      <p>{form.isDirty ? "Unsaved" : "Saved"}</p>
    </FormView>
  );
}

const title = () => page.getByLabelText("Title");
const review = () => page.getByLabelText("Review");
const save = () => page.getByRole("button", { name: "Save" });

describe("a form tells what is wrong when it helps", () => {
  test("when a field is left empty, and no longer once it changes", async () => {
    await renderWidget(<NoteForm onSubmit={vi.fn()} />);
    await title().click();
    await userEvent.tab();
    await expect.element(page.getByText("Title is required")).toBeVisible();
    await expect.element(title()).toHaveAttribute("aria-invalid", "true");
    await title().fill("S");
    await expect.element(page.getByText("Title is required")).not.toBeInTheDocument();
  });

  test("all of it on submit, with the first wrong field in focus, and sends nothing", async () => {
    const onSubmit = vi.fn();
    await renderWidget(<NoteForm onSubmit={onSubmit} />);
    await save().click();
    await expect.element(page.getByText("Title is required")).toBeVisible();
    await expect.element(page.getByText("Review is required")).toBeVisible();
    await expect.element(title()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("what the server refuses, at the field it blames", async () => {
    const problem = { code: "VALIDATION_FAILED" as const, message: "Please check.", errors: { title: "Already used" } };
    const onSubmit = vi.fn(() =>
      Promise.reject(new ApiError({ code: problem.code, status: 400, message: "", problem })),
    );
    await renderWidget(<NoteForm onSubmit={onSubmit} />);
    await title().fill("Samples");
    await review().fill("Send two sets");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Already used")).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });

  test("A-ERR-06 and in a notice what no field is to blame for", async () => {
    await renderWidget(<NoteForm onSubmit={() => Promise.reject(new Error("offline"))} />);
    await title().fill("Samples");
    await review().fill("Send two sets");
    await save().click();
    await expect.element(page.getByText("Something went wrong. Please try again later.")).toBeVisible();
  });
});

test("a form is sent once, however often one presses", async () => {
  const onSubmit = vi.fn(() => new Promise(() => undefined));
  await renderWidget(<NoteForm onSubmit={onSubmit} />);
  await title().fill("Samples");
  await review().fill("Send two sets");
  await expect.element(page.getByText("Unsaved")).toBeVisible();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(save()).toHaveAttribute("aria-disabled", "true");
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledWith({ title: "Samples", review: "Send two sets" });
});
