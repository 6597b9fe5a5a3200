import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

import { Notice } from "../ui/notice/index.js";
import * as s from "./FormView.styles.js";
import type { Form } from "./useForm.js";

export interface FormViewProps<Values extends FieldValues> {
  form: Form<Values>;
  children: ReactNode;
  /** The actions; a submit button among them sends the form. Left out when they stand elsewhere and name the form's `id`. */
  footer?: ReactNode;
  /** For a submit button outside of it: `<Button type="submit" form={id}>`. */
  id?: string;
  className?: string;
}

/** A form's fields, what no field is to blame for, and its actions. Enter in a field sends it. */
export function FormView<Values extends FieldValues>({ form, children, footer, id, className }: FormViewProps<Values>) {
  return (
    <s.Fields
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form inside an overlay of another form is not a part of that one.
        event.stopPropagation();
        void form.submit();
      }}
    >
      {children}
      {form.fault && (
        <Notice {...(form.fault.title === undefined ? {} : { title: form.fault.title })}>{form.fault.message}</Notice>
      )}
      {footer}
    </s.Fields>
  );
}
