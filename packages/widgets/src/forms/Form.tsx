import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

import { Button, type ButtonProps } from "../ui/button/index.js";
import { Notice } from "../ui/notice/index.js";
import { MissingNotice } from "../ui/on-demand/index.js";
import { Root } from "./Form.styles.js";
import { preloadChecks } from "./loadChecks.js";
import type { FormHandle } from "./useForm.js";

export interface FormProps<Input extends FieldValues> {
  form: FormHandle<Input>;
  children: ReactNode;
  className?: string;
}

/**
 * The form element: Enter submits it, after a refusal the first invalid field gets the focus, and a failure of the form
 * as a whole is scrolled to.
 */
export function Form<Input extends FieldValues>({ form, children, className }: FormProps<Input>) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) firstInvalid(ref.current)?.focus();
  }, [form.refusals]);
  useEffect(() => {
    if (form.failure && !firstInvalid(ref.current)) failureIn(ref.current)?.scrollIntoView({ block: "nearest" });
  }, [form.failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog in a form is independent.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <Root ref={ref} id={form.id} className={className} noValidate onFocus={preloadChecks} onSubmit={submit}>
      {children}
    </Root>
  );
}

/**
 * The error of the last attempt, as far as no field shows it, or the conflict with another person's change. Place it
 * above the buttons.
 */
export function FormNotice<Input extends FieldValues>({ form }: { form: FormHandle<Input> }) {
  if (form.conflict) return <form.conflict.Question conflict={form.conflict} formId={form.id} />;
  if (!form.failure) return null;
  const { missing, lost, title, body } = form.failure;
  if (missing) return <MissingNotice why={missing} isForm onRetry={() => void form.submit()} />;
  if (lost) return <lost.Notice lost={lost.answer} />;
  return <Notice title={title}>{body}</Notice>;
}

export interface FormSubmitProps<Input extends FieldValues> extends Omit<ButtonProps, "type" | "isBusy" | "form"> {
  form: FormHandle<Input>;
  /** Enabled only if there is something to save. */
  needsChange?: boolean;
}

/** The button that submits the form; it may be outside the form, in a drawer's footer. */
export function FormSubmit<Input extends FieldValues>({
  form,
  needsChange = false,
  ...button
}: FormSubmitProps<Input>) {
  const [isFocused, setFocused] = useState(false);
  return (
    <Button
      variant="primary"
      // After saving by keyboard, the focus is still on it: a disabled button would swallow the next keys, including
      // Escape.
      isDisabled={needsChange && !form.isDirty && !form.isSubmitting && !isFocused}
      onFocusChange={setFocused}
      // After saving by mouse, the person continues where they were typing.
      preventFocusOnPress
      {...button}
      type="submit"
      form={form.id}
      isBusy={form.isSubmitting}
    />
  );
}

/** The notice of a failure, which is the last one in the form. */
const failureIn = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll("[data-part='notice']") ?? []).at(-1);

/** The focusable part of the first invalid field: the element that is marked as invalid, otherwise its button. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | undefined {
  const field = form?.querySelector("[data-invalid]");
  const parts = Array.from(field?.querySelectorAll<HTMLElement>("[aria-invalid='true'], button") ?? []);
  const seen = parts.filter((part) => !part.closest("[aria-hidden='true']"));
  return seen.find((part) => part.ariaInvalid === "true") ?? seen[0];
}
