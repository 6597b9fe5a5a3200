import type { FieldValues } from "react-hook-form";

import { FileDrop, type FileDropProps } from "../../ui/file-drop/index.js";
import { type Bound, useField } from "./useField.js";

/** A file in a form; null while none is chosen. */
export function FormFileDrop<I extends FieldValues>({
  form,
  name,
  label,
  ...props
}: Bound<Omit<FileDropProps, "file" | "error">, File | null, I> & { label: string }) {
  const field = useField<File | null, I>(form, name, { label, say: (file) => file?.name ?? "" });
  return (
    <FileDrop
      {...props}
      file={field.value ?? undefined}
      onChange={(file) => field.onChange(file ?? null)}
      error={field.errorMessage}
    />
  );
}
