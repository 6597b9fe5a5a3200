/** The zod with which schemas are written. Forms pass it when they are first used: no other module imports it. */
export type Zod = typeof import("./zodParts.js");

/** A zod schema with its input and output types. */
interface Schema<Input, Output> {
  _zod: { input: Input; output: Output };
}

/** Writes a schema with the given zod. */
export type SchemaOf<Input, Output> = (z: Zod) => Schema<Input, Output>;
