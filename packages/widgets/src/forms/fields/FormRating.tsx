import type { FieldValues } from "react-hook-form";

import { Rating, type RatingProps } from "../../ui/rating/index.js";
import { type Bound, useField } from "./useField.js";

export function FormRating<I extends FieldValues>({ form, name, ...props }: Bound<RatingProps, number, I>) {
  const { value, onChange, onBlur } = useField<number, I>(form, name, props);
  return <Rating {...props} value={value} onChange={onChange} onBlur={onBlur} />;
}
