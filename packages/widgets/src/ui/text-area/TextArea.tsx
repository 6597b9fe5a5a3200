import { forwardRef, useId, type FocusEventHandler, type Ref, type TextareaHTMLAttributes } from "react";

import { fieldParts, FieldTexts, type FieldProps } from "../field/index.js";
import { Box, Root } from "./TextArea.styles.js";

export interface TextAreaProps
  extends FieldProps, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "autoFocus" | "maxLength"> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  isReadOnly?: boolean;
  placeholder?: string;
  /** The initial number of lines. @default 3 */
  rows?: number;
}

/** A field for several lines of text. It grows with its content. */
export const TextArea = forwardRef(function TextArea(props: TextAreaProps, ref: Ref<HTMLTextAreaElement>) {
  const { root, heading, note, hasNote, rest } = fieldParts(props);
  const { rows = 3, id: ownId, onChange, isReadOnly, ...area } = rest;
  const ids = { label: useId(), control: useId(), note: useId() };
  const id = ownId ?? ids.control;
  return (
    <Root
      className={root.className}
      data-cw-field-size={root["data-cw-field-size"]}
      data-invalid={root.isInvalid || undefined}
    >
      <FieldTexts labelId={ids.label} controlId={id} noteId={ids.note}>
        {heading}
        <Box
          {...area}
          ref={ref}
          id={id}
          rows={rows}
          disabled={root.isDisabled}
          data-disabled={root.isDisabled || undefined}
          readOnly={isReadOnly}
          aria-invalid={root.isInvalid || undefined}
          aria-describedby={hasNote ? ids.note : undefined}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {note}
      </FieldTexts>
    </Root>
  );
});
