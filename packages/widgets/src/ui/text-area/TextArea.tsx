import { forwardRef, type Ref } from "react";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";

import { fieldParts, type FieldProps } from "../field/index.js";
import { Box, Root } from "./TextArea.styles.js";

export interface TextAreaProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      "id" | "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "autoFocus" | "maxLength" | "isReadOnly"
    > {
  placeholder?: string;
  /** Lines shown before anything is written. @default 3 */
  rows?: number;
}

/** Several lines of text; it grows with them. */
export const TextArea = forwardRef(function TextArea(props: TextAreaProps, ref: Ref<HTMLTextAreaElement>) {
  const { root, heading, note, rest } = fieldParts(props);
  const { placeholder, rows = 3, ...input } = rest;
  return (
    <Root {...input} {...root}>
      {heading}
      <Box ref={ref} placeholder={placeholder} rows={rows} />
      {note}
    </Root>
  );
});
