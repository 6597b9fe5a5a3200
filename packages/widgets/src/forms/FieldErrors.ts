/** Thrown by `onSubmit` to say what is wrong at the form's own fields, as a refusal of the server would. */
export class FieldErrors extends Error {
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(fieldErrors: Readonly<Record<string, string>>) {
    super("Some fields are not right.");
    this.fieldErrors = fieldErrors;
  }
}
