import { Eye, EyeOff, type LucideIcon } from "lucide-react";
import { forwardRef, useState, type Ref } from "react";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";

import { useMessages } from "../../i18n/index.js";
import { IconButton } from "../button/index.js";
import { fieldParts, type FieldProps } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { Box, End, Input, Lead, Root, Segment } from "./TextField.styles.js";
import { textFieldMessages } from "./textField.messages.js";

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      | "id"
      | "name"
      | "value"
      | "defaultValue"
      | "onChange"
      | "onBlur"
      | "onFocus"
      | "autoFocus"
      | "autoComplete"
      | "inputMode"
      | "maxLength"
      | "isReadOnly"
      | "spellCheck"
    > {
  /** A password gets a button that reveals it. @default "text" */
  type?: "text" | "email" | "password" | "tel" | "url";
  placeholder?: string;
  /** A fixed beginning that is not part of the value: `https://`. */
  prefix?: string;
  icon?: LucideIcon;
}

/**
 * One line of text.
 *
 * @example
 * <TextField label="Website" prefix="https://" value={website} onChange={setWebsite} isOptional />
 */
export const TextField = forwardRef(function TextField(props: TextFieldProps, ref: Ref<HTMLInputElement>) {
  const { root, heading, note, rest } = fieldParts(props);
  const { placeholder, prefix, icon, type = "text", ...input } = rest;
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Root {...input} {...root} type={isRevealed ? "text" : type}>
      {heading}
      <Box>
        {icon && (
          <Lead>
            <Icon icon={icon} />
          </Lead>
        )}
        {prefix && <Segment>{prefix}</Segment>}
        <Input ref={ref} placeholder={placeholder} />
        {type === "password" && <Reveal isRevealed={isRevealed} onToggle={setRevealed} />}
      </Box>
      {note}
    </Root>
  );
});

function Reveal({ isRevealed, onToggle }: { isRevealed: boolean; onToggle: (isRevealed: boolean) => void }) {
  const t = useMessages(textFieldMessages);
  return (
    <End>
      <IconButton
        size="small"
        label={isRevealed ? t.hidePassword : t.showPassword}
        icon={isRevealed ? EyeOff : Eye}
        onPress={() => onToggle(!isRevealed)}
      />
    </End>
  );
}
