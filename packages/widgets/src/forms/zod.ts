/** What a schema is written with. Forms hand it over when they are first used: nothing else imports it. */
export type Zod = typeof import("./zodParts.js");

/** A zod schema by what goes in and what comes out. */
interface Schema<Input, Output> {
  _zod: { input: Input; output: Output };
}

/** Writes a schema with the zod that it is given. */
export type SchemaOf<Input, Output> = (z: Zod) => Schema<Input, Output>;
