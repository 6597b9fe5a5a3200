import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from "react-hook-form";

import { Checkbox, type CheckboxProps } from "../ui/checkbox/index.js";
import { ComboBox, type ComboBoxProps } from "../ui/combo-box/index.js";
import { MultiSelect, type MultiSelectProps } from "../ui/multi-select/index.js";
import { PhoneField, type PhoneFieldProps } from "../ui/phone-field/index.js";
import { Rating, type RatingProps } from "../ui/rating/index.js";
import { Select, type SelectProps } from "../ui/select/index.js";
import { TextArea, type TextAreaProps } from "../ui/text-area/index.js";
import { TextField, type TextFieldProps } from "../ui/text-field/index.js";
import { type Bound, useBoundField } from "./useBoundField.js";

/** What the binding gives, and a caller therefore cannot. */
type Given = "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "errorMessage";

/** A field's own props, and the place in the form it shows. */
type BoundProps<Props, Value, Values extends FieldValues, Name extends FieldPathByValue<Values, Value>> = Omit<
  Props,
  Given
> &
  Bound<Values, Name>;

/** A line of text in a form. */
export function FormTextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  ...props
}: BoundProps<TextFieldProps, string, Values, Name>) {
  const field = useBoundField({ form, name });
  return <TextField {...props} {...field} name={name} onChange={(text) => field.onChange(as<Values, Name>(text))} />;
}

/** Several lines of text in a form. */
export function FormTextArea<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  ...props
}: BoundProps<TextAreaProps, string, Values, Name>) {
  const field = useBoundField({ form, name });
  return <TextArea {...props} {...field} name={name} onChange={(text) => field.onChange(as<Values, Name>(text))} />;
}

/** One of a known list, by id, in a form. */
export function FormSelect<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>({
  form,
  name,
  ...props
}: BoundProps<SelectProps, string | null, Values, Name>) {
  const { ref: _, ...field } = useBoundField({ form, name });
  return <Select {...props} {...field} name={name} onChange={(id) => field.onChange(as<Values, Name>(id))} />;
}

/** One option that is searched for, in a form. */
export function FormComboBox<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, ComboBoxProps["value"]>,
>({ form, name, ...props }: BoundProps<ComboBoxProps, ComboBoxProps["value"], Values, Name>) {
  const { ref: _, ...field } = useBoundField({ form, name });
  return <ComboBox {...props} {...field} name={name} onChange={(option) => field.onChange(as<Values, Name>(option))} />;
}

/** Several options that are searched for, in a form. */
export function FormMultiSelect<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, MultiSelectProps["value"]>,
>({ form, name, ...props }: BoundProps<MultiSelectProps, MultiSelectProps["value"], Values, Name>) {
  const { ref: _, ...field } = useBoundField({ form, name });
  return (
    <MultiSelect {...props} {...field} name={name} onChange={(options) => field.onChange(as<Values, Name>(options))} />
  );
}

/** A phone number, as E.164, in a form. */
export function FormPhoneField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  ...props
}: BoundProps<PhoneFieldProps, string, Values, Name>) {
  const { ref: _, ...field } = useBoundField({ form, name });
  return <PhoneField {...props} {...field} name={name} onChange={(e164) => field.onChange(as<Values, Name>(e164))} />;
}

/** Yes or no in a form. */
export function FormCheckbox<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>>({
  form,
  name,
  ...props
}: Omit<CheckboxProps, "isSelected" | "defaultSelected" | "onChange" | "onBlur" | "name"> & Bound<Values, Name>) {
  const { value, onChange, onBlur } = useBoundField({ form, name });
  return (
    <Checkbox
      {...props}
      name={name}
      isSelected={value}
      onBlur={onBlur}
      onChange={(isSelected) => onChange(as<Values, Name>(isSelected))}
    />
  );
}

/** Zero to five stars in a form. */
export function FormRating<Values extends FieldValues, Name extends FieldPathByValue<Values, number>>({
  form,
  name,
  ...props
}: BoundProps<RatingProps, number, Values, Name>) {
  const { value, onChange, onBlur } = useBoundField({ form, name });
  return <Rating {...props} value={value} onBlur={onBlur} onChange={(stars) => onChange(as<Values, Name>(stars))} />;
}

/** `Name` is a path to such a value, which TypeScript forgets inside a generic function. */
function as<Values extends FieldValues, Name extends FieldPath<Values>>(value: unknown): FieldPathValue<Values, Name> {
  return value as FieldPathValue<Values, Name>;
}
