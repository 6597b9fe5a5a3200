/**
 * A JSON response that the database has already written: frequently read lists are built in SQL and sent as text, which
 * costs a quarter of the CPU of parsing, converting and writing them again. In development and tests it is validated
 * like any other.
 */
export class JsonText<Body> {
  declare private readonly body: Body; // only remembers the type
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
