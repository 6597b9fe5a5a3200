import { forwardRef, useState, type Ref } from "react";

import { useMessages } from "../../i18n/index.js";
import { IconButton } from "../button/index.js";
import { Eye, EyeOff } from "../icon/generated/icons.js";
import { TextField, type TextFieldProps } from "./TextField.js";
import { textFieldMessages } from "./textField.messages.js";

/** Props of {@link PasswordField}. */
export type PasswordFieldProps = Omit<TextFieldProps, "type" | "end">;

/**
 * A field for a password, with a button that reveals it.
 *
 * @example
 * <PasswordField label="Password" value={password} onChange={setPassword} autoComplete="current-password" />
 */
export const PasswordField = forwardRef(function PasswordField(props: PasswordFieldProps, ref: Ref<HTMLInputElement>) {
  const t = useMessages(textFieldMessages);
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      {...props}
      ref={ref}
      type={isRevealed ? "text" : "password"}
      end={
        <IconButton
          size="small"
          label={isRevealed ? t.hidePassword : t.showPassword}
          icon={isRevealed ? EyeOff : Eye}
          onPress={() => setRevealed(!isRevealed)}
        />
      }
    />
  );
});
