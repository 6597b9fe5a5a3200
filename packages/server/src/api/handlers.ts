import type { Handlers } from "../http/handler.ts";
import { listCountries } from "./countries/listCountries.ts";

/** Every operation the server serves, under its name in the contract. One that is missing here answers 501. */
export const handlers = {
  listCountries,
} satisfies Partial<Handlers>;
