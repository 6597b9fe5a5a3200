import { useController, type FieldPathByValue, type FieldValues } from "react-hook-form";

import { Checkbox, type CheckboxProps } from "../ui/checkbox/index.js";
import { ComboBox, type ComboBoxProps, type Option } from "../ui/combo-box/index.js";
import { DateTimeField, type DateTimeFieldProps } from "../ui/date-time-field/index.js";
import { MultiSelect, type MultiSelectProps } from "../ui/multi-select/index.js";
import { PhoneField, type PhoneFieldProps } from "../ui/phone-field/index.js";
import { Rating, type RatingProps } from "../ui/rating/index.js";
import { Select, type SelectProps } from "../ui/select/index.js";
import { Switch, type SwitchProps } from "../ui/switch/index.js";
import { TextArea, type TextAreaProps } from "../ui/text-area/index.js";
import { TextField, type TextFieldProps } from "../ui/text-field/index.js";
import type { FormHandle } from "./useForm.js";
import { withoutProtocol } from "./website.js";

/** A part's props with its value, changes and error taken over by the form; only fields of the fitting type can be named. */
type Bound<Props, Value, Input extends FieldValues> = Omit<
  Props,
  "name" | "value" | "defaultValue" | "isSelected" | "defaultSelected" | "onChange" | "onBlur" | "errorMessage" | "ref"
> & {
  form: FormHandle<Input>;
  name: FieldPathByValue<Input, Value>;
};

export function FormTextField<I extends FieldValues>({ form, name, ...props }: Bound<TextFieldProps, string, I>) {
  return <TextField {...props} {...useField<string, I>(form, name)} />;
}

export function FormTextArea<I extends FieldValues>({ form, name, ...props }: Bound<TextAreaProps, string, I>) {
  return <TextArea {...props} {...useField<string, I>(form, name)} />;
}

/** A web address behind a fixed `https://`; a pasted protocol is dropped. Pair it with `website()` in the schema. */
export function FormWebsiteField<I extends FieldValues>({ form, name, ...props }: Bound<TextFieldProps, string, I>) {
  const { onChange, ...field } = useField<string, I>(form, name);
  return (
    <TextField
      inputMode="url"
      autoComplete="url"
      spellCheck="false"
      {...props}
      {...field}
      value={withoutProtocol(field.value)}
      onChange={(text) => onChange(withoutProtocol(text))}
      prefix="https://"
    />
  );
}

export function FormPhoneField<I extends FieldValues>({ form, name, ...props }: Bound<PhoneFieldProps, string, I>) {
  return <PhoneField {...props} {...useField<string, I>(form, name)} />;
}

export function FormSelect<I extends FieldValues>({ form, name, ...props }: Bound<SelectProps, string | null, I>) {
  return <Select {...props} {...useField<string | null, I>(form, name)} />;
}

export function FormComboBox<I extends FieldValues>({ form, name, ...props }: Bound<ComboBoxProps, Option | null, I>) {
  return <ComboBox {...props} {...useField<Option | null, I>(form, name)} />;
}

export function FormMultiSelect<I extends FieldValues>({
  form,
  name,
  ...props
}: Bound<MultiSelectProps, readonly Option[], I>) {
  return <MultiSelect {...props} {...useField<readonly Option[], I>(form, name)} />;
}

export function FormDateTimeField<I extends FieldValues>({
  form,
  name,
  ...props
}: Bound<DateTimeFieldProps, string | null, I>) {
  return <DateTimeField {...props} {...useField<string | null, I>(form, name)} />;
}

export function FormRating<I extends FieldValues>({ form, name, ...props }: Bound<RatingProps, number, I>) {
  const { value, onChange, onBlur } = useField<number, I>(form, name);
  return <Rating {...props} value={value} onChange={onChange} onBlur={onBlur} />;
}

export function FormCheckbox<I extends FieldValues>({ form, name, ...props }: Bound<CheckboxProps, boolean, I>) {
  const { value, onChange, onBlur, errorMessage } = useField<boolean, I>(form, name);
  return (
    <Checkbox
      {...props}
      isSelected={value}
      onChange={onChange}
      onBlur={onBlur}
      isInvalid={errorMessage !== undefined}
    />
  );
}

export function FormSwitch<I extends FieldValues>({ form, name, ...props }: Bound<SwitchProps, boolean, I>) {
  const { value, onChange, onBlur } = useField<boolean, I>(form, name);
  return <Switch {...props} isSelected={value} onChange={onChange} onBlur={onBlur} />;
}

/** What a part is given for a field. A change takes the field's message away; leaving the field checks it again. */
function useField<Value, Input extends FieldValues>(form: FormHandle<Input>, name: FieldPathByValue<Input, Value>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    name: field.name,
    value: field.value as Value,
    onChange: (value: Value) => {
      field.onChange(value);
      if (fieldState.error) form.clearError(name);
    },
    onBlur: field.onBlur,
    errorMessage: fieldState.error ? (fieldState.error.message ?? "") : undefined,
  };
}
