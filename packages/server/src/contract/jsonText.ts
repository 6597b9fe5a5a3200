/**
 * A JSON answer that the database has already written: hot lists are built in SQL and passed through as text, which costs
 * a quarter of the CPU of parsing, reshaping and writing them again. In development and tests it is validated like any other.
 */
export class JsonText<Body> {
  declare private readonly body: Body; // only remembers the type
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
