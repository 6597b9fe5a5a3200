import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";

import type { SchemaOf } from "./zod.js";
import * as z from "./zodParts.js";

/** How a form's values are checked. It comes with zod, when a form is first used. */
export function resolverOf<Input extends FieldValues, Output>(
  schema: SchemaOf<Input, Output>,
): Resolver<Input, unknown, Output> {
  return zodResolver<Input, unknown, Output>(schema(z));
}
