/** Thrown by `onSubmit` to show errors at the form's own fields, like a refusal of the server. */
export class FieldErrors extends Error {
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(fieldErrors: Readonly<Record<string, string>>) {
    super("Some fields are not right.");
    this.fieldErrors = fieldErrors;
  }
}
