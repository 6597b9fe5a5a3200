import { forwardRef, useId, type FocusEventHandler, type InputHTMLAttributes, type ReactNode, type Ref } from "react";

import { fieldParts, FieldTexts, type FieldProps } from "../field/index.js";
import { Icon } from "../icon/index.js";
import type { IconShape } from "../icon/index.js";
import { Box, End, Input, Lead, Root, Segment } from "./TextField.styles.js";

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      "id" | "name" | "autoFocus" | "autoComplete" | "inputMode" | "maxLength"
    > {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  isReadOnly?: boolean;
  spellCheck?: boolean | "true" | "false";
  /** {@link PasswordField} has a button that reveals what is written. @default "text" */
  type?: "text" | "email" | "password" | "tel" | "url";
  placeholder?: string;
  /** Fixed text before the value, not part of it: `https://`. */
  prefix?: string;
  icon?: IconShape;
  /** What stands after the value, such as a button. */
  end?: ReactNode;
}

/**
 * A field for one line of text.
 *
 * @example
 * <TextField label="Website" prefix="https://" value={website} onChange={setWebsite} isOptional />
 */
export const TextField = forwardRef(function TextField(props: TextFieldProps, ref: Ref<HTMLInputElement>) {
  const { root, heading, note, hasNote, rest } = fieldParts(props);
  const { placeholder, prefix, icon, end, type = "text", id: ownId, onChange, isReadOnly, ...input } = rest;
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
        <Box data-disabled={root.isDisabled || undefined}>
          {icon && (
            <Lead>
              <Icon icon={icon} />
            </Lead>
          )}
          {prefix && (
            <Segment>
              <bdi>{prefix}</bdi>
            </Segment>
          )}
          <Input
            {...input}
            ref={ref}
            id={id}
            type={type}
            placeholder={placeholder}
            disabled={root.isDisabled}
            readOnly={isReadOnly}
            aria-invalid={root.isInvalid || undefined}
            aria-describedby={hasNote ? ids.note : undefined}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {end && <End>{end}</End>}
        </Box>
        {note}
      </FieldTexts>
    </Root>
  );
});
