/** A file could not be read for now. The file is not the cause, and it may be sent again. */
export class ReadLater extends Error {
  override readonly name = "ReadLater";

  constructor(options?: ErrorOptions) {
    super("The file could not be read in time.", options);
  }
}
