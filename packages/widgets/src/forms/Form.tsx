import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

import { Button, type ButtonProps } from "../ui/button/index.js";
import { Notice } from "../ui/notice/index.js";
import { MissingNotice, onDemand } from "../ui/on-demand/index.js";
import { Root } from "./Form.styles.js";
import { preloadChecks } from "./loadChecks.js";
import type { FormHandle } from "./useForm.js";

export interface FormProps<Input extends FieldValues> {
  form: FormHandle<Input>;
  children: ReactNode;
  className?: string;
}

/** The form element: Enter sends it, a refusal leads to the first field to blame. */
export function Form<Input extends FieldValues>({ form, children, className }: FormProps<Input>) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) firstInvalid(ref.current)?.focus();
  }, [form.refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a dialog inside a form is still its own.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <Root ref={ref} id={form.id} className={className} noValidate onFocus={preloadChecks} onSubmit={submit}>
      {children}
    </Root>
  );
}

const Conflict = onDemand(() => import("./Conflict.js").then(({ Conflict }) => Conflict), "none");

/** Why the last attempt failed, as far as no field shows it, or who saved in between. It belongs above the buttons. */
export function FormNotice<Input extends FieldValues>({ form }: { form: FormHandle<Input> }) {
  if (form.conflict) return <Conflict conflict={form.conflict} formId={form.id} />;
  if (!form.failure) return null;
  const { missing, title, body } = form.failure;
  if (missing) return <MissingNotice why={missing} isForm onRetry={() => void form.submit()} />;
  return <Notice title={title}>{body}</Notice>;
}

export interface FormSubmitProps<Input extends FieldValues> extends Omit<ButtonProps, "type" | "isBusy" | "form"> {
  form: FormHandle<Input>;
  /** Wakes up only when there is something to save. */
  needsChange?: boolean;
}

/** The button that sends the form; it may stand outside of it, in a drawer's footer. */
export function FormSubmit<Input extends FieldValues>({
  form,
  needsChange = false,
  ...button
}: FormSubmitProps<Input>) {
  const [isFocused, setFocused] = useState(false);
  return (
    <Button
      variant="primary"
      // Who saved by keyboard is still on it: a disabled button would swallow their next keys, Escape among them.
      isDisabled={needsChange && !form.isDirty && !form.isSubmitting && !isFocused}
      onFocusChange={setFocused}
      // Who saves by mouse goes on where they were writing.
      preventFocusOnPress
      {...button}
      type="submit"
      form={form.id}
      isBusy={form.isSubmitting}
    />
  );
}

/** The part of the first invalid field that takes input: what says so itself, else its button. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | undefined {
  const field = form?.querySelector("[data-invalid]");
  const parts = Array.from(field?.querySelectorAll<HTMLElement>("[aria-invalid='true'], button") ?? []);
  const seen = parts.filter((part) => !part.closest("[aria-hidden='true']"));
  return seen.find((part) => part.ariaInvalid === "true") ?? seen[0];
}
